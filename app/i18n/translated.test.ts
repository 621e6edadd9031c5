import { expect, it } from "vitest";
import { langShown, languageShown, translated } from "./translated.ts";

const company = { text_language: "en", about: "Rice", about_vi: "Gạo", about_th: null };
const vietnamese = { text_language: "vi", about: "Gạo", about_vi: "Gạo", about_zh: "大米" };
const inEnglish = { ...vietnamese, about: "Rice" };
/** As lists of companies have them: without the language in which the company writes. */
const listed = { about: "Gạo", about_vi: "Gạo", about_zh: "大米" };
const listedInEnglish = { ...listed, about: "Rice" };

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
  [listed, "en", "Gạo", "vi"],
  [listed, "th", "Gạo", "vi"],
  [listed, "zh", "大米", "zh"],
  [listedInEnglish, "th", "Rice", "en"],
] as const)("%j is read in %s", (record, language, text, shown) => {
  expect(translated(record, "about", language)).toBe(text);
  expect(languageShown(record, "about", language)).toBe(shown);
});

it("only a text in another language than the page's has one of its own", () => {
  const tags = (["en", "id", "vi", "th", "zh"] as const).map((one) =>
    langShown(listed, "about", one),
  );
  expect(tags).toEqual(["vi", "vi", undefined, "vi", undefined]);
  expect(langShown({ ...company, about_zh: "大米", about: "Rice" }, "about", "th")).toBe("en");
});
