import type { DeckReview } from "../../../contracts/deck-review.ts";
import { REVIEW_CATEGORIES } from "../../../contracts/review-terms.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CheckedParts } from "./checked-parts.tsx";
import { ScoreMeter } from "./score-meter.tsx";

/** What makes up the overall score: for a check its deductions, for a judgement its sub-scores. */
export function PartsCard({ review }: { review: DeckReview }) {
  const t = useMessages("deckReview");
  const { judgedBy, subScores } = review;
  return (
    <section className="card">
      <h2 className="mb-2 text-xl font-bold">{t("subScores")}</h2>
      {judgedBy === "rules" ? (
        <CheckedParts checked={review} />
      ) : (
        <>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {REVIEW_CATEGORIES.map((category) => (
              <li key={category}>
                <ScoreMeter
                  label={t(category)}
                  about={t(`about_${category}`)}
                  score={subScores[category]}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-prose text-sm text-muted">{t("howJudged")}</p>
        </>
      )}
    </section>
  );
}
