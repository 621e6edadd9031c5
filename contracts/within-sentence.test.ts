import { expect, it } from "vitest";
import type { Language } from "./languages.ts";
import { besideNoun, withinSentence } from "./within-sentence.ts";

it.each<[Language, string, string]>([
  ["en", "Food tech", "food tech"],
  ["en", "Venture Capital", "venture capital"],
  ["en", "Association/Foundation", "association/foundation"],
  ["en", "E-commerce", "e-commerce"],
  ["en", "Pre-seed", "pre-seed"],
  ["en", "Pre-Series A", "pre-Series A"],
  ["en", "Series D+", "Series D+"],
  ["en", "AI", "AI"],
  ["en", "SaaS", "SaaS"],
  ["en", "HR tech", "HR tech"],
  ["en", "Web3", "Web3"],
  ["vi", "Phần mềm SaaS", "phần mềm SaaS"],
  ["vi", "Công nghệ y tế", "công nghệ y tế"],
  ["id", "Pra-Seri A", "pra-Seri A"],
  ["th", "Seed", "Seed"],
  ["zh", "Pre-A 轮", "Pre-A 轮"],
])("in %s, %s is %s within a sentence", (language, label, within) => {
  expect(withinSentence(label, language)).toBe(within);
});

it.each<[Language, string, string]>([
  ["vi", "Vòng hạt giống", "hạt giống"],
  ["vi", "Series A", "Series A"],
  ["en", "Pre-seed", "pre-seed"],
])("in %s, %s is %s beside a noun", (language, label, beside) => {
  expect(besideNoun(label, language)).toBe(beside);
});
