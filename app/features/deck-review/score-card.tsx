import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { CheckLine } from "./check-notice.tsx";
import { HeldDown } from "./held-down.tsx";
import { ISSUES_ID } from "./issue-desk.tsx";
import { ReportButton } from "./report-button.tsx";
import { tagOf } from "./said-in.ts";
import { ScoreHead } from "./score-head.tsx";

/** The overall score, who gave it, and whether it is high enough. */
export function ScoreCard({ stored }: { stored: StoredReview }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  const { score, issues, judgedBy, verdict, doubt, saidIn } = stored.review;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("title")}</h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {t("reviewOf", {
          name: stored.fileName,
          date: dateBesideTables(stored.createdAt, language, undefined),
        })}
      </p>
      <div className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-[18rem_minmax(0,1fr)]">
        <ScoreHead scored={stored.review} />
        <div className="grid content-start justify-items-start gap-1 md:pt-6">
          {judgedBy === "rules" ? <CheckLine /> : null}
          {stored.isOfPresentDeck ? (
            <Sufficiency isEnough={score >= MIN_DECK_SCORE} />
          ) : (
            <p className="mt-1 text-sm text-muted">{t("notCounted")}</p>
          )}
          {issues.length > 0 ? (
            // On other screens they are visible from here.
            <a
              href={`#${ISSUES_ID}`}
              className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4 md:hidden"
            >
              {t("issuesToFix", { count: issues.length })}
            </a>
          ) : null}
          <div className="mt-2">
            <ReportButton stored={stored} />
          </div>
        </div>
      </div>
      <HeldDown review={stored.review} />
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
