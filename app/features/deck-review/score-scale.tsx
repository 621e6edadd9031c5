import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";

const MOST = 10;
const share = (score: number) => `${(score / MOST) * 100}%`;

/**
 * Where the score stands, where publishing begins, and how far the score would come. The words beside it
 * say all of it.
 */
export function ScoreScale({ score, after }: { score: number; after?: number | undefined }) {
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
      <div
        className="absolute -top-1 h-4.5 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: share(MIN_DECK_SCORE) }}
      />
      <span
        className="absolute bottom-0 -translate-x-1/2 font-semibold text-ink"
        style={{ left: share(MIN_DECK_SCORE) }}
      >
        {MIN_DECK_SCORE}
      </span>
      <span className="absolute start-0 bottom-0">0</span>
      <span className="absolute end-0 bottom-0">{MOST}</span>
    </div>
  );
}
