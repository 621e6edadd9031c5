import { BEST_CHECK_SCORE, REVIEW_CATEGORIES } from "../../../contracts/review-terms.ts";
import { type Checked, seenOf } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayDifference, sayScore } from "../../i18n/scores.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { SEVERITY_COLORS } from "./severity-colors.ts";

/** On a phone what was seen in a part is below its name. */
const ROW =
  "border-b border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:py-2.5";
const CELL = "text-start align-baseline sm:py-2.5 sm:pe-4";
const SEEN = "text-sm font-normal text-muted max-sm:row-start-2";
const FIGURE = "text-end whitespace-nowrap align-baseline tabular-nums sm:py-2.5";

/**
 * What a check saw in each part and deducted for it, as a sum from the best possible check score to
 * the score. Only deductions are figures, since a zero would be read as a mark. Sub-scores are
 * shown nowhere: where rules find nothing wrong they are high, and beside a weak deck that reads
 * like praise.
 */
export function CheckedParts({ checked }: { checked: Checked }) {
  const t = useMessages("deckReview");
  const say = useMessages("deckSections");
  const language = useLanguage();
  const parts = REVIEW_CATEGORIES.map((category) => ({
    category,
    seen: seenOf(checked, category),
  }));
  const lost = parts.map(({ seen }) => seen.takesOff).filter((points) => points > 0);
  // Without deductions, or before they were counted, there is nothing to add up.
  const isSum = lost.length > 0;
  return (
    <table className="w-full border-collapse [&>*:last-child>*:last-child]:border-0">
      <caption className="sr-only">{t("subScores")}</caption>
      <thead className={isSum ? "text-sm text-muted" : "sr-only"}>
        <tr className={ROW}>
          <th scope="col" className={`${CELL} font-medium`}>
            {t("filterCategory")}
          </th>
          <th scope="col" className={`${CELL} font-medium max-sm:sr-only`}>
            {say("parts")}
          </th>
          {isSum ? (
            <th scope="col" className={`${FIGURE} font-medium`}>
              {t("pointsOff")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ category, seen: { count, worst, sections, takesOff } }) => (
          <tr key={category} className={ROW}>
            <th scope="row" className={`${CELL} font-semibold`}>
              {t(category)}
            </th>
            <td className={`${CELL} ${SEEN}`}>
              <span className="dotted flex flex-wrap">
                {worst ? (
                  <span className={`font-semibold ${SEVERITY_COLORS[worst].text}`}>
                    {say("partIssues", { count })}
                  </span>
                ) : null}
                {sections ? <span>{say("partSections", sections)}</span> : null}
                {count === 0 && !sections ? <span>{say("partNone")}</span> : null}
              </span>
            </td>
            {isSum ? (
              <td className={FIGURE}>
                {takesOff > 0 ? (
                  <span className="font-semibold">{sayDifference(-takesOff, language)}</span>
                ) : (
                  <span className="inline-flex items-baseline gap-1 text-sm text-muted">
                    <MemberIcon name="check" className="size-4 shrink-0 self-center text-leaf" />
                    {t("noPointsOff")}
                  </span>
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
      {isSum ? (
        <tfoot>
          <tr className={ROW}>
            <th scope="row" className={`${CELL} font-semibold`}>
              {t("overall")}
            </th>
            <td className={`${CELL} ${SEEN} tabular-nums`}>
              {[
                sayScore(BEST_CHECK_SCORE, language),
                ...lost.map((points) => sayScore(points, language)),
              ].join(" − ")}
            </td>
            <td className={`${FIGURE} text-xl font-bold`}>{sayScore(checked.score, language)}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
