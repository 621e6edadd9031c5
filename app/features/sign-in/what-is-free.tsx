import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";

/** What costs nothing, and where the prices are: said before anybody signs up. */
export function WhatIsFree({ firstReviewIsFree }: { firstReviewIsFree: boolean }) {
  const t = useMessages("auth");
  return (
    <div className="mb-5 flex gap-2.5 text-sm text-muted">
      <MemberIcon name="check" className="mt-0.5 size-4 shrink-0 text-leaf" />
      <p className="min-w-0 text-pretty">
        {firstReviewIsFree ? (
          <strong className="block font-semibold text-ink">{t("freeReview")}</strong>
        ) : null}
        {t("freeText")}
        {/* On a line of its own: when the brand's letters come, it must not move to another. */}
        <Link to="/pricing" className="block w-fit py-1 text-leaf underline underline-offset-4">
          {t("seePrices")}
        </Link>
      </p>
    </div>
  );
}
