import { BEST_CHECK_SCORE } from "../../../contracts/review-terms.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";

/** What nobody may mistake a review by rules for, before it is paid. */
export function CheckNotice() {
  const t = useMessages("deckReview");
  return (
    <div className="notice">
      <p className="font-semibold">{t("checkTitle")}</p>
      <p className="mt-1 text-sm">{t("checkText")}</p>
    </div>
  );
}

/** The same of a review that is there, and how its score comes about: whoever reads it has been told before. */
export function CheckLine() {
  const t = useMessages("deckReview");
  const language = useLanguage();
  return (
    <div className="mt-4 text-sm text-muted">
      <p className="max-w-prose">
        <strong className="font-semibold">{t("checkTitle")}</strong> · {t("checkText")}
      </p>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-leaf underline underline-offset-4">
          {t("howScoredTitle")}
        </summary>
        <p className="max-w-prose pb-1">
          {t("howScored", { best: sayScore(BEST_CHECK_SCORE, language) })}
        </p>
      </details>
    </div>
  );
}
