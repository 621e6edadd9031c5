import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { BEST_CHECK_SCORE } from "../../../contracts/review-terms.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";

const MOST = 10;
const share = (score: number) => `${(score / MOST) * 100}%`;

/**
 * Where the score stands, where publishing begins, of a check the best that it can give, and how far the fixes
 * would bring it. The words beside it say all of it.
 */
export function ScoreScale(props: { score: number; isCheck: boolean; after?: number | undefined }) {
  const { score, isCheck, after } = props;
  const language = useLanguage();
  return (
    <div aria-hidden="true" className="relative mt-2 max-w-64 pb-5 text-xs text-muted tabular-nums">
      <div className="relative h-2.5 overflow-hidden rounded-full bg-line">
        {after === undefined ? null : (
          <div className="absolute h-full rounded-full bg-sprout" style={{ width: share(after) }} />
        )}
        <div
          className={`relative h-full rounded-full ${score >= MIN_DECK_SCORE ? "bg-leaf" : "bg-badge-event"}`}
          style={{ width: share(score) }}
        />
      </div>
      <Mark at={MIN_DECK_SCORE} label={`${MIN_DECK_SCORE}`} look="font-semibold text-ink" />
      <span className="absolute start-0 bottom-0">0</span>
      {isCheck ? (
        <Mark at={BEST_CHECK_SCORE} label={sayScore(BEST_CHECK_SCORE, language)} look="" />
      ) : (
        <span className="absolute end-0 bottom-0">{MOST}</span>
      )}
    </div>
  );
}

function Mark({ at, label, look }: { at: number; label: string; look: string }) {
  return (
    <>
      <div
        className="absolute -top-1 h-4.5 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: share(at) }}
      />
      <span className={`absolute bottom-0 -translate-x-1/2 ${look}`} style={{ left: share(at) }}>
        {label}
      </span>
    </>
  );
}
