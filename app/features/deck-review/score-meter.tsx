import { useId } from "react";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";

const MOST = 10;

/** One sub-score, as a figure and as a bar. */
export function ScoreMeter(props: { label: string; about?: string; score: number }) {
  const { label, about, score } = props;
  const t = useMessages("deckReview");
  const language = useLanguage();
  const id = useId();
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
          {sayScore(score, language)}
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in their own way */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={score}
        aria-valuemin={0}
        aria-valuemax={MOST}
        aria-valuetext={t("scoreOfTen", { score: sayScore(score, language) })}
        className="mt-1 h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full rounded-full ${score >= MIN_DECK_SCORE ? "bg-leaf" : "bg-badge-event"}`}
          style={{ width: `${(score / MOST) * 100}%` }}
        />
      </div>
      {about === undefined ? null : <p className="mt-1 text-sm text-muted">{about}</p>}
    </>
  );
}
