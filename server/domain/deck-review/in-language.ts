import type { DeckReview, RuleWords } from "../../../contracts/deck-review.ts";
import type { Language } from "../../../contracts/languages.ts";
import { withTitles } from "../../judging/decks/issue-title.ts";

/**
 * A stored review for a reader: what rules said is in the reader's language, what a language model said
 * in the run's; each says in which it is. Titles name no figure, so also an older review gets them.
 * @param words what was kept of the rules' words in the reader's language; none where that is the run's.
 */
export function reviewInLanguage(
  review: DeckReview,
  languages: { run: Language; reader: Language },
  words: RuleWords | null,
): DeckReview {
  const said = <Told extends { why: string }>(one: Told, why: string | undefined) => ({
    ...one,
    why: why ?? one.why,
    saidIn: why === undefined ? languages.run : languages.reader,
  });
  return {
    ...review,
    issues: withTitles(review, languages.reader).issues.map((issue) =>
      said(issue, words?.issues[issue.id]),
    ),
    strengths: review.strengths.map((one, at) => said(one, words?.strengths?.[at])),
    agrees: review.agrees.map((one, at) => said(one, words?.agrees?.[at])),
    questions: words?.questions ?? review.questions,
    saidIn: words?.questions ? languages.reader : languages.run,
  };
}
