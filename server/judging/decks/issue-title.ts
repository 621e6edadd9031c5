import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import type { Language } from "../../../contracts/languages.ts";
import { DECK_SECTIONS } from "../../../contracts/review-terms.ts";
import { OTHER_SUBJECTS, reviewWords, sectionWords } from "./review-words.ts";
import { RULE_IDS } from "./rubric/rules.ts";

/** What is wrong, in a few words: the rule's own, or by the subject and kind of a model's issue. */
export function issueTitle(
  { rule, about, kind }: Pick<DeckIssue, "rule" | "about" | "kind">,
  language: Language,
): string {
  const say = reviewWords(language);
  const known = RULE_IDS.find((id) => id === rule);
  if (known) return say(`title_${known}`);
  return say(`titled_${kind}`, { subject: subjectOf(about, language) });
}

function subjectOf(about: DeckIssue["about"], language: Language): string {
  const section = DECK_SECTIONS.find((one) => one === about);
  if (section) return sectionWords(language)(`section_${section}`);
  const subject = OTHER_SUBJECTS.find((one) => one === about) ?? "other";
  return reviewWords(language)(`subject_${subject}`);
}

/** A review with the titles of its issues for one reader. */
export function withTitles(review: DeckReview, language: Language): DeckReview {
  const issues = review.issues.map((issue) => ({ ...issue, title: issueTitle(issue, language) }));
  return { ...review, issues };
}
