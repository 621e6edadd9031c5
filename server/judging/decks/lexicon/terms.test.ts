import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../contracts/languages.ts";
import { fold } from "../../../language/fold.ts";
import { SECTIONS, SIGNALS, TOPICS } from "../rubric/sections.ts";
import { matches, occurs, termsOf } from "./terms.ts";

describe.each(LANGUAGES)("the words of %s", (language) => {
  const terms = termsOf(language);
  const all = [
    ...SECTIONS.flatMap((section) => [terms.title(section), terms.body(section)]),
    ...TOPICS.map(terms.topic),
    ...SIGNALS.map(terms.signal),
  ];

  it("never match nothing", () => {
    for (const pattern of all) {
      expect(occurs(pattern, "")).toBe(false);
      for (const [found] of matches(pattern, "Lorem ipsum 2026, 50%")) expect(found).not.toBe("");
    }
  });
});

it("whole words only, also beside another script", () => {
  expect(occurs(termsOf("en").topic("tam"), "tampines")).toBe(false);
  expect(occurs(termsOf("zh").topic("tam"), "我们的tam为5亿元")).toBe(true);
  expect(occurs(termsOf("id").title("team"), "tim")).toBe(true);
  expect(occurs(termsOf("vi").title("team"), "tim")).toBe(false);
});

it("Thai with its tone marks, without them, or with wrong ones", () => {
  for (const title of ["คู่แข่ง", "คูแขง", "คู้แข้ง"]) {
    expect(occurs(termsOf("th").title("competition"), fold(title))).toBe(true);
  }
});

it("asking whether a pattern occurs does not hide its first match", () => {
  const pattern = termsOf("en").signal("fromTo");
  const text = "from 8 to 12";
  expect(occurs(pattern, text)).toBe(true);
  expect(matches(pattern, text)).toHaveLength(1);
});
