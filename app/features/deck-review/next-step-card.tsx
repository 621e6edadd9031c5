import type { DeckIssue } from "../../../contracts/deck-review.ts";
import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { areFew } from "../../../contracts/issue-order.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { sectionsHolding } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { gain } from "./compare-reviews.ts";
import { FirstFixes } from "./first-fixes.tsx";
import { firstFixes, scoreAfter } from "./issues.ts";

type Props = {
  stored: StoredReview;
  fixed: readonly string[];
  onShowIssue(issue: DeckIssue): void;
};

/** What to do about this deck: what publishing needs, and which of many issues to begin with. */
export function NextStepCard(props: Props) {
  const { score, issues } = props.stored.review;
  const t = useMessages("deckReview");
  if (score < MIN_DECK_SCORE) return <MendDeck {...props} />;
  if (areFew(issues)) return null;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("toLift")}</h2>
      <FirstFixes {...props} />
    </section>
  );
}

/**
 * What is missing before the deck may be published: the issues to begin with, and the sections to
 * add. The better file is uploaded below the issues.
 */
function MendDeck(props: Props) {
  const { review } = props.stored;
  const { score, issues } = review;
  const t = useMessages("deckReview");
  const language = useLanguage();
  const first = firstFixes(issues);
  const after = scoreAfter(score, first);
  const isHeld = sectionsHolding(review) !== null;
  const title =
    first.length === 0
      ? t(isHeld ? "coverTitle" : "mendTitle")
      : after === undefined || after >= MIN_DECK_SCORE
        ? t(`toPass_${first.length}`, { score: MIN_DECK_SCORE })
        : t("toLift");
  return (
    <section className="card !border-s-4 !border-s-leaf">
      <p className="text-sm font-semibold text-leaf">{t("nextStep")}</p>
      <h2 className="mt-1 text-xl font-bold">{title}</h2>
      {after === undefined || !areFew(issues) ? (
        <p className="mt-2 max-w-prose font-semibold">
          {after === undefined
            ? t("missingPoints", { points: sayScore(gain(score, MIN_DECK_SCORE), language) })
            : t("afterFixes", {
                count: first.length,
                before: sayScore(score, language),
                after: sayScore(after, language),
              })}
        </p>
      ) : null}
      {isHeld && first.length === 0 ? <p className="mt-1 max-w-prose">{t("coverText")}</p> : null}
      {areFew(issues) ? null : <FirstFixes {...props} />}
    </section>
  );
}
