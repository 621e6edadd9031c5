import type { DeckReview, RuleWords } from "../../../contracts/deck-review.ts";
import type { Language } from "../../../contracts/languages.ts";
import { withTitles } from "../../judging/decks/issue-title.ts";

/**
 * A stored review for a reader: the rules' words in the reader's language, a language model's in the
 * run's, each marked with its language. Titles have no figures, so even older reviews get them.
 * @param words the stored words of the rules in the reader's language; none if that is the run's
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
