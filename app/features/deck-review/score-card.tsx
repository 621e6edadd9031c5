import type { ReviewChanges, StoredReview } from "../../../contracts/deck-review-operations.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { scoreBand } from "../../../contracts/review-terms.ts";
import { foundNoError } from "../../../contracts/told-sections.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayDifference, sayScore } from "../../i18n/scores.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { CHANGES_ID } from "./changes-card.tsx";
import { CheckHeadline } from "./check-headline.tsx";
import { gain } from "./compare-reviews.ts";
import { ISSUES_ID } from "./issue-desk.tsx";
import { ReportButton } from "./report-button.tsx";
import { tagOf } from "./said-in.ts";
import { ScoreScale } from "./score-scale.tsx";

const LINK = "inline-flex min-h-11 items-center text-leaf underline underline-offset-4";

/** The overall score, how it has changed, and whether it is high enough. */
export function ScoreCard(props: { stored: StoredReview; changes: ReviewChanges | null }) {
  const { stored, changes } = props;
  const t = useMessages("deckReview");
  const language = useLanguage();
  const { score, issues, judgedBy, verdict, doubt, saidIn } = stored.review;
  const isFlawless = foundNoError(stored.review);
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("title")}</h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {t("reviewOf", {
          name: stored.fileName,
          date: dateBesideTables(stored.createdAt, language, undefined),
        })}
      </p>
      <CheckHeadline review={stored.review} />
      <div className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-[18rem_minmax(0,1fr)]">
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
          <ScoreScale score={score} issues={issues} isCheck={judgedBy === "rules"} />
        </div>
        <div className="grid content-start justify-items-start gap-1 md:pt-6">
          {isFlawless ? null : <p className="text-xl font-semibold">{t(scoreBand(score))}</p>}
          {judgedBy === "rules" ? <p className="text-sm text-muted">{t("onlyCheck")}</p> : null}
          {stored.isOfPresentDeck ? (
            <Sufficiency isEnough={score >= MIN_DECK_SCORE} />
          ) : (
            <p className="mt-1 text-sm text-muted">{t("notCounted")}</p>
          )}
          {changes ? <Change difference={gain(changes.scoreBefore, score)} /> : null}
          {issues.length > 0 ? (
            // Elsewhere they can be seen from here.
            <a href={`#${ISSUES_ID}`} className={`${LINK} font-medium md:hidden`}>
              {t("issuesToFix", { count: issues.length })}
            </a>
          ) : null}
          <div className="mt-2">
            <ReportButton stored={stored} />
          </div>
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
    </section>
  );
}

/** How the score has moved, with the way to why. */
function Change({ difference }: { difference: number }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  return (
    <a href={`#${CHANGES_ID}`} className={`${LINK} font-semibold tabular-nums`}>
      {difference === 0
        ? t("unchanged")
        : t("changed", { difference: sayDifference(difference, language) })}
    </a>
  );
}

function Sufficiency({ isEnough }: { isEnough: boolean }) {
  const t = useMessages("deckReview");
  return (
    <p
      className={`mt-1 flex items-start gap-2 text-sm font-medium ${isEnough ? "text-leaf" : "text-alert"}`}
    >
      <MemberIcon name={isEnough ? "check" : "cross"} className="size-5 shrink-0" />
      {t(isEnough ? "enough" : "notEnough", { score: MIN_DECK_SCORE })}
    </p>
  );
}
