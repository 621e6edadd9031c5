import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import { numberFormat } from "../../../contracts/formats.ts";
import { mostUrgentFirst } from "../../../contracts/issue-order.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { scoreBand } from "../../../contracts/review-terms.ts";
import {
  countTold,
  foundNoError,
  notFound,
  sectionsHolding,
} from "../../../contracts/told-sections.ts";
import { sectionWords } from "../../judging/decks/review-words.ts";
import type { MailContent } from "../mail/mail-content.ts";
import { resultWords } from "./result-words.ts";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const FIRST = 3;

/**
 * A review in the paragraphs of a mail: its score, what to fix first and what was not found. Only the kinds and
 * places of issues, never the deck's words or figures, as others may read the mail, too.
 */
export function tellReview(
  review: DeckReview,
  language: Language,
): Pick<MailContent, "paragraphs" | "points"> {
  const t = resultWords(language);
  const say = sectionWords(language);
  const { issues, sections, judgedBy } = review;
  const score = numberFormat(LANGUAGE_TAGS[language], ONE_DECIMAL).format(review.score);
  const held = sectionsHolding(review);
  const coverage = held
    ? [say("holdsDown", held)]
    : judgedBy === "rules" && sections.length > 0
      ? [t("deckSections", countTold(sections))]
      : [];
  if (foundNoError(review)) {
    const unseen = notFound(sections).map((section) => say(`section_${section}`));
    const gaps =
      unseen.length === 0 ? [] : [t("deckNotFound", { names: joinNames(unseen, language) })];
    return { paragraphs: [t("deckNoErrors", { score }), ...coverage, ...gaps] };
  }
  const band = t(`band_${scoreBand(review.score)}`);
  const scored = t("deckText", {
    score,
    band: judgedBy === "rules" ? t("bandOfCheck", { band }) : band,
  });
  if (issues.length === 0) return { paragraphs: [scored, t("deckNoIssues")] };
  const first = mostUrgentFirst(issues).slice(0, FIRST);
  return {
    paragraphs: [scored, ...coverage],
    points: {
      introduction: t("deckFirst"),
      items: first.map((issue) => sayIssue(issue, language)),
    },
  };
}

function sayIssue({ page, kind }: DeckIssue, language: Language): string {
  const t = resultWords(language);
  const what = t(`kind_${kind}`);
  return page === null ? t("inDeck", { what }) : t("onPage", { page, what });
}
