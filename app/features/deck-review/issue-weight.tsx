import type { ReactNode } from "react";
import type { DeckIssue } from "../../../contracts/deck-review.ts";
import type { ReviewCategory } from "../../../contracts/review-terms.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import type { ScoreStep } from "./issues.ts";
import { SEVERITY_COLORS } from "./severity-colors.ts";

const STEPS = [
  { step: 1, height: "h-1.5" },
  { step: 2, height: "h-2.5" },
  { step: 3, height: "h-3.5" },
] as const;

/** How severe an issue is, how certain, and what its fix adds to a check's score. */
export function IssueWeight(props: {
  issue: Pick<DeckIssue, "severity" | "certainty" | "adds">;
  /** How its fix changes the score, if known. */
  step: ScoreStep | undefined;
  /** Undefined where its place in the list already tells it. */
  category?: ReviewCategory | undefined;
  /** Anything else on the same line. */
  children?: ReactNode;
}) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  const { step } = props;
  const { severity, certainty, adds = 0 } = props.issue;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span
        className={`inline-flex items-center gap-2 font-semibold ${SEVERITY_COLORS[severity].text}`}
      >
        <span aria-hidden="true" className="flex shrink-0 items-end gap-0.5">
          {STEPS.map(({ step, height }) => (
            <span
              key={step}
              className={`w-1 rounded-full ${height} ${step <= severity ? "bg-current" : "bg-line"}`}
            />
          ))}
        </span>
        {t(`severity_${severity}`)}
      </span>
      {adds > 0 ? (
        <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold tabular-nums">
          {step
            ? t("addsUpTo", {
                before: sayScore(step.before, language),
                after: sayScore(step.after, language),
              })
            : t("adds", { points: sayScore(adds, language) })}
        </span>
      ) : null}
      <span className="dotted flex flex-wrap text-muted">
        <span>{t(`certainty_${certainty}`)}</span>
        {props.category ? <span>{t(props.category)}</span> : null}
      </span>
      {props.children}
    </p>
  );
}
