import type { ReactNode } from "react";
import { BEST_CHECK_SCORE, REVIEW_CATEGORIES } from "../../../contracts/review-terms.ts";
import { type Checked, seenOf } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayDifference, sayScore } from "../../i18n/scores.ts";
import { SEVERITY_COLORS } from "./severity-colors.ts";

/**
 * What a check saw of each part, and what it took off for it: from the best that a check can give to the score, as
 * a sum. Its sub-scores are shown nowhere: where rules find nothing wrong they are high, and beside a weak deck that
 * reads like praise.
 */
export function CheckedParts({ checked }: { checked: Checked }) {
  const t = useMessages("deckReview");
  const say = useMessages("deckSections");
  const language = useLanguage();
  const parts = REVIEW_CATEGORIES.map((category) => [category, seenOf(checked, category)] as const);
  // Where nothing was taken off, or nobody counted it, there is nothing to add up.
  const isSum = parts.some(([, { takesOff }]) => takesOff > 0);
  return (
    <dl className="divide-y divide-line">
      {isSum ? (
        <Row name={t("checkStart")} figure={sayScore(BEST_CHECK_SCORE, language)} look="text-muted">
          {t("checkStartWhy")}
        </Row>
      ) : null}
      {parts.map(([category, { count, worst, sections, takesOff }]) => (
        <Row
          key={category}
          name={t(category)}
          figure={isSum ? sayDifference(-takesOff, language) : undefined}
          look={takesOff > 0 ? "font-semibold" : "text-muted"}
        >
          <span className="dotted flex flex-wrap">
            {worst ? (
              <span className={`font-semibold ${SEVERITY_COLORS[worst].text}`}>
                {say("partIssues", { count })}
              </span>
            ) : null}
            {sections ? <span>{say("partSections", sections)}</span> : null}
            {count === 0 && !sections ? <span>{say("partNone")}</span> : null}
          </span>
        </Row>
      ))}
      {isSum ? (
        <Row
          name={t("overall")}
          figure={sayScore(checked.score, language)}
          look="text-xl font-bold"
        />
      ) : null}
    </dl>
  );
}

/** A line of the sum: what it is of, what was seen, and the figure in a column of its own. */
function Row(props: {
  name: string;
  figure: string | undefined;
  look: string;
  children?: ReactNode;
}) {
  const { name, figure, look, children } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <dt className="font-semibold">{name}</dt>
      {children === undefined ? null : (
        <dd className="row-start-2 text-sm text-muted sm:row-start-auto">{children}</dd>
      )}
      {figure === undefined ? null : (
        <dd className={`col-start-2 min-w-12 text-end tabular-nums sm:col-start-3 ${look}`}>
          {figure}
        </dd>
      )}
    </div>
  );
}
