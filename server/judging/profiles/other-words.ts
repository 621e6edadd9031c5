import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { FindingWords, ProfileFinding } from "../../../contracts/profile-review.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { reviewProfileByRules } from "./review-profile.ts";

/**
 * The rules' findings in the other languages, in the order of the findings; null for a language
 * model's, which are in the run's language alone
 * (docs/decisions/0051-reviews-in-each-language.md).
 */
export function findingWordsInOthers(
  findings: readonly ProfileFinding[],
  evidence: ProfileEvidence,
): Partial<Record<Language, (FindingWords | null)[]>> {
  const own = reviewProfileByRules(evidence).findings;
  // The verdict keeps the rules' exact words, so their findings can be recognised by them.
  const places = findings.map((finding) => own.findIndex((one) => isSame(one, finding)));
  const others = LANGUAGES.filter((language) => language !== evidence.language);
  return Object.fromEntries(
    others.map((language) => {
      const there = reviewProfileByRules({ ...evidence, language }).findings;
      return [language, places.map((place) => wordsOf(there[place]))];
    }),
  );
}

function isSame(one: ProfileFinding, other: ProfileFinding): boolean {
  return (
    one.rule === other.rule &&
    one.place === other.place &&
    one.text === other.text &&
    one.why === other.why
  );
}

function wordsOf(finding: ProfileFinding | undefined): FindingWords | null {
  return finding ? { why: finding.why, fix: finding.fix } : null;
}
