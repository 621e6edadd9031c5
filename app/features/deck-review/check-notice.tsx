import { BEST_CHECK_SCORE } from "../../../contracts/review-terms.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";

/** What nobody may mistake a review by rules for, before it is paid. */
export function CheckNotice() {
  const t = useMessages("deckReview");
  return (
    <p className="max-w-prose text-sm text-muted">
      <strong className="font-semibold">{t("checkTitle")}</strong> · {t("checkText")}
    </p>
  );
}

/** Beside a score that rules gave: that they did, and on request how. Said here once, for the whole review. */
export function CheckLine() {
  const t = useMessages("deckReview");
  const language = useLanguage();
  return (
    <details className="text-sm text-muted">
      <summary className="dotted flex min-h-11 w-fit cursor-pointer flex-wrap items-center">
        <span>{t("onlyCheck")}</span>
        <span className="text-leaf underline underline-offset-4">{t("howScoredTitle")}</span>
      </summary>
      <div className="grid max-w-prose gap-2 pb-2">
        <p>{t("checkText")}</p>
        <p>{t("howScored", { best: sayScore(BEST_CHECK_SCORE, language) })}</p>
      </div>
    </details>
  );
}
