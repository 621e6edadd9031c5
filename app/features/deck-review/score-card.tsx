import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { BEST_CHECK_SCORE, REVIEW_CATEGORIES, scoreBand } from "../../../contracts/review-terms.ts";
import { foundNoError } from "../../../contracts/told-sections.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { CheckHeadline } from "./check-headline.tsx";
import { CheckNotice } from "./check-notice.tsx";
import { CheckedParts } from "./checked-parts.tsx";
import { ISSUES_ID } from "./issue-desk.tsx";
import { ReportButton } from "./report-button.tsx";
import { tagOf } from "./said-in.ts";
import { ScoreMeter } from "./score-meter.tsx";
import { ScoreScale } from "./score-scale.tsx";

/** The overall score, its parts, and whether it is high enough. */
export function ScoreCard({ stored }: { stored: StoredReview }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  const { score, subScores, issues, judgedBy, verdict, doubt, saidIn } = stored.review;
  const isFlawless = foundNoError(stored.review);
  return (
    <section className="card">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-xl font-bold">{t("title")}</h2>
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {t("reviewOf", {
              name: stored.fileName,
              date: dateBesideTables(stored.createdAt, language, undefined),
            })}
          </p>
        </div>
        <ReportButton stored={stored} />
      </div>
      <CheckHeadline review={stored.review} />
      <div className="mt-6 grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10">
        <div>
          <p className="text-sm text-muted">{t("overall")}</p>
          <p className="flex items-baseline gap-2">
            <span
              className={`font-display font-bold tabular-nums ${isFlawless ? "text-4xl" : "text-6xl"}`}
            >
              {sayScore(score, language)}
            </span>
            <span className="text-muted">{t("ofTen")}</span>
          </p>
          <ScoreScale score={score} isCheck={judgedBy === "rules"} />
          {isFlawless ? null : <p className="mt-2 text-xl font-semibold">{t(scoreBand(score))}</p>}
          {judgedBy === "rules" ? <p className="text-sm text-muted">{t("onlyCheck")}</p> : null}
          {stored.isOfPresentDeck ? (
            <Sufficiency isEnough={score >= MIN_DECK_SCORE} />
          ) : (
            <p className="mt-3 max-w-64 text-sm text-muted">{t("notCounted")}</p>
          )}
          {issues.length > 0 ? (
            // On a phone they are below the sum.
            <a
              href={`#${ISSUES_ID}`}
              className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4 md:hidden"
            >
              {t("issuesToFix", { count: issues.length })}
            </a>
          ) : null}
        </div>
        <div>
          <h3 className="sr-only">{t("subScores")}</h3>
          {judgedBy === "rules" ? (
            <CheckedParts checked={stored.review} />
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2">
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
          )}
        </div>
      </div>
      {verdict === "" ? null : (
        <p lang={tagOf(saidIn)} className="mt-6 max-w-prose text-lg font-medium">
          {verdict}
        </p>
      )}
      {doubt === null ? null : (
        <div className="mt-4 max-w-prose border-s-4 border-alert ps-3">
          <h3 className="font-sans text-sm font-semibold text-muted">{t("doubt")}</h3>
          <p lang={tagOf(saidIn)}>{doubt}</p>
        </div>
      )}
      {judgedBy === "rules" ? (
        <div className="mt-6">
          <CheckNotice>
            <details>
              <summary className="flex min-h-11 w-fit cursor-pointer items-center text-leaf underline underline-offset-4">
                {t("howScoredTitle")}
              </summary>
              <p className="max-w-prose pb-1">
                {t("howScored", { best: sayScore(BEST_CHECK_SCORE, language) })}
              </p>
            </details>
          </CheckNotice>
        </div>
      ) : (
        <p className="mt-4 max-w-prose text-sm text-muted">{t("howJudged")}</p>
      )}
    </section>
  );
}

function Sufficiency({ isEnough }: { isEnough: boolean }) {
  const t = useMessages("deckReview");
  return (
    <p
      className={`mt-3 flex max-w-64 items-start gap-2 text-sm font-medium ${isEnough ? "text-leaf" : "text-alert"}`}
    >
      <MemberIcon name={isEnough ? "check" : "cross"} className="size-5 shrink-0" />
      {t(isEnough ? "enough" : "notEnough", { score: MIN_DECK_SCORE })}
    </p>
  );
}
