import { expect, it } from "vitest";
import { languageShown, translated } from "./translated.ts";

const company = { text_language: "en", about: "Rice", about_vi: "Gạo", about_th: null };
const vietnamese = { text_language: "vi", about: "Gạo", about_vi: "Gạo", about_zh: "大米" };
const inEnglish = { ...vietnamese, about: "Rice" };

it.each([
  [company, "en", "Rice", "en"],
  [company, "vi", "Gạo", "vi"],
  [company, "th", "Rice", "en"],
  [vietnamese, "vi", "Gạo", "vi"],
  [vietnamese, "en", "Gạo", "vi"],
  [vietnamese, "id", "Gạo", "vi"],
  [vietnamese, "zh", "大米", "zh"],
  [inEnglish, "en", "Rice", "en"],
  [inEnglish, "id", "Rice", "en"],
] as const)("%j is read in %s", (record, language, text, shown) => {
  expect(translated(record, "about", language)).toBe(text);
  expect(languageShown(record, "about", language)).toBe(shown);
});
