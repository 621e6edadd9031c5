import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { BEST_CHECK_SCORE } from "../../../contracts/review-terms.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { scoreAfter } from "./issues.ts";

const MOST = 10;
const share = (score: number) => `${(score / MOST) * 100}%`;

/**
 * Where the score is, where publishing begins, the best score for a check, and how far the fixes
 * would bring it, which the text says, too.
 */
export function ScoreScale(props: {
  score: number;
  issues: readonly { adds?: number | undefined }[];
  isCheck: boolean;
}) {
  const { score, issues, isCheck } = props;
  const t = useMessages("deckReview");
  const language = useLanguage();
  const after = scoreAfter(score, issues);
  return (
    <div className="max-w-72">
      <div aria-hidden="true" className="mt-1 text-xs text-muted tabular-nums">
        {isCheck ? (
          <p className="text-end" style={{ width: share(BEST_CHECK_SCORE) }}>
            {t("bestOfCheck", { score: sayScore(BEST_CHECK_SCORE, language) })}
          </p>
        ) : null}
        <div className="relative mt-1 mb-1.5">
          <div className="relative h-2.5 overflow-hidden rounded-full bg-line">
            {after === undefined ? null : (
              <div
                className="absolute h-full rounded-full bg-sprout"
                style={{ width: share(after) }}
              />
            )}
            <div
              className={`relative h-full rounded-full ${score >= MIN_DECK_SCORE ? "bg-leaf" : "bg-badge-event"}`}
              style={{ width: share(score) }}
            />
          </div>
          <Tick at={MIN_DECK_SCORE} />
          {isCheck ? <Tick at={BEST_CHECK_SCORE} /> : null}
        </div>
        <div className="relative flex justify-between">
          <span>0</span>
          <span
            className="absolute -translate-x-1/2 font-semibold text-ink"
            style={{ left: share(MIN_DECK_SCORE) }}
          >
            {t("toPublish", { score: MIN_DECK_SCORE })}
          </span>
          <span>{MOST}</span>
        </div>
      </div>
      {after === undefined ? null : (
        <p className="mt-2 font-semibold">
          {t("afterFixes", {
            count: issues.length,
            before: sayScore(score, language),
            after: sayScore(after, language),
          })}
        </p>
      )}
    </div>
  );
}

function Tick({ at }: { at: number }) {
  return (
    <div
      className="absolute -top-1 h-4.5 w-0.5 -translate-x-1/2 bg-ink"
      style={{ left: share(at) }}
    />
  );
}
