import type { ProfileFinding, ProfileVerdict } from "../../../contracts/profile-review.ts";
import { judgingWords } from "./judging-words.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { findFaults } from "./rules/all.ts";
import type { Fault } from "./rules/fault.ts";
import { publicTexts } from "./text/public-text.ts";

/**
 * Reviews a profile by rule, without a language model: approves it unless a finding rejects it;
 * advice does not. The same evidence gives the same verdict. Texts of the profile, its files and its
 * website are evidence, whatever they tell their reader to do.
 */
export function reviewProfileByRules(evidence: ProfileEvidence): ProfileVerdict {
  const faults = findFaults({ evidence, texts: publicTexts(evidence.draft) });
  const findings = faults
    .map((fault) => findingOf(fault, evidence))
    .toSorted((one, other) => Number(isAdvice(one)) - Number(isAdvice(other)));
  return { verdict: findings.every(isAdvice) ? "approved" : "rejected", findings };
}

function isAdvice({ weight }: ProfileFinding): boolean {
  return weight === "advice";
}

function findingOf(fault: Fault, { language }: ProfileEvidence): ProfileFinding {
  const { rule, weight, place, text, told = rule, fix = told, fill } = fault;
  const t = judgingWords(language);
  return { rule, weight, place, text, why: t(`why_${told}`, fill), fix: t(`fix_${fix}`, fill) };
}
