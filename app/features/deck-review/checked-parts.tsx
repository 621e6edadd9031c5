import { BEST_CHECK_SCORE, REVIEW_CATEGORIES } from "../../../contracts/review-terms.ts";
import { type Checked, seenOf } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayDifference, sayScore } from "../../i18n/scores.ts";
import { SEVERITY_COLORS } from "./severity-colors.ts";

/**
 * What a check saw of each part, and what it took off for it: the score is their sum. Its sub-scores are shown
 * nowhere: where rules find nothing wrong they are high, and beside a weak deck that reads like praise.
 */
export function CheckedParts({ checked }: { checked: Checked }) {
  const t = useMessages("deckReview");
  const say = useMessages("deckSections");
  const language = useLanguage();
  const parts = REVIEW_CATEGORIES.map((category) => [category, seenOf(checked, category)] as const);
  return (
    <dl className="divide-y divide-line">
      {parts.some(([, { takesOff }]) => takesOff > 0) ? (
        <div className="flex items-baseline justify-between gap-4 py-3 text-muted">
          <dt>
            {t("checkStart")}
            <span className="block text-sm">{t("checkStartWhy")}</span>
          </dt>
          <dd className="whitespace-nowrap tabular-nums">{sayScore(BEST_CHECK_SCORE, language)}</dd>
        </div>
      ) : null}
      {parts.map(([category, { count, worst, sections, takesOff }]) => {
        return (
          <div key={category} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="font-semibold">{t(category)}</dt>
            <dd className="text-end text-muted">
              {sections ? <span className="block">{say("partSections", sections)}</span> : null}
              {worst ? (
                <span className={`font-semibold ${SEVERITY_COLORS[worst].text}`}>
                  {say("partIssues", { count })}
                </span>
              ) : null}
              {takesOff > 0 ? (
                <span className="ms-3 font-semibold text-ink tabular-nums">
                  {sayDifference(-takesOff, language)}
                </span>
              ) : null}
              {count === 0 && !sections ? say("partNone") : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
