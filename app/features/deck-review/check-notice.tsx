import { BEST_CHECK_SCORE } from "../../../contracts/review-terms.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";

/** Says before payment that rules, not a model, do the review, so that nobody mistakes it. */
export function CheckNotice() {
  const t = useMessages("deckReview");
  return (
    <p className="max-w-prose text-sm text-muted">
      <strong className="font-semibold">{t("checkTitle")}</strong> · {t("checkText")}
    </p>
  );
}

/** Beside a score from rules: says so, and explains it on request. Once, for the whole review. */
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
