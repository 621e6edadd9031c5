import { expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import type { ProfileFinding } from "../../../contracts/profile-review.ts";
import { findingWordsInOthers } from "./other-words.ts";
import { reviewProfileByRules } from "./review-profile.ts";
import { evidenceOf } from "./test-evidence.ts";

const EVIDENCE = evidenceOf(
  { description: "Call us: +62 812 3456 7890. Rice." },
  { website: { state: "silent" }, language: "vi" },
);
const BY_MODEL: ProfileFinding = {
  rule: "not_a_business",
  weight: "advice",
  place: "description",
  text: "Rice.",
  why: "Ai mua?",
  fix: "Hãy viết.",
};

it("what rules found is told in each language as a review in it tells it, what a model found is not", () => {
  const { findings } = reviewProfileByRules(EVIDENCE);
  expect(findings.length).toBeGreaterThan(1);
  const words = findingWordsInOthers([...findings, BY_MODEL], EVIDENCE);
  expect(Object.keys(words).toSorted()).toEqual(LANGUAGES.filter((one) => one !== "vi").toSorted());
  for (const language of LANGUAGES.filter((one) => one !== "vi")) {
    const told = words[language];
    const there = reviewProfileByRules({ ...EVIDENCE, language });
    expect(told).toEqual([...there.findings.map(({ why, fix }) => ({ why, fix })), null]);
    expect(told?.[0]?.why).not.toBe(findings[0]?.why);
  }
});
