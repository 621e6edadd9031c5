import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";

/** What costs nothing, and where the prices and the small print are: said before anybody signs up. */
export function WhatIsFree({ firstReviewIsFree }: { firstReviewIsFree: boolean }) {
  const t = useMessages("auth");
  const way = "inline-flex min-h-9 items-center text-leaf underline underline-offset-4";
  return (
    <div className="mb-6 rounded-xl bg-sunken p-4 text-sm">
      {firstReviewIsFree ? <p className="text-base font-semibold">{t("freeReview")}</p> : null}
      <p className="text-muted">{t("freeText")}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link to="/pricing" className={way}>
          {t("seePrices")}
        </Link>
        <Link to="/terms" className={way}>
          {t("terms")}
        </Link>
        <Link to="/privacy" className={way}>
          {t("privacy")}
        </Link>
        <Link to="/legal-disclaimer" className={way}>
          {t("disclaimer")}
        </Link>
      </p>
    </div>
  );
}
