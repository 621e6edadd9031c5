import { Link } from "react-router";
import { INVESTOR_ROLE, type Role } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { SignUpTerms } from "./load-terms.server.ts";

/** What is free for a role, what publishing costs it, and where the prices are, before anybody signs up. */
export function WhatIsFree(props: { terms: SignUpTerms; role: Role }) {
  const { terms, role } = props;
  const t = useMessages("auth");
  return (
    <div className="flex gap-2.5 text-sm text-muted">
      <MemberIcon name="check" className="mt-0.5 size-4 shrink-0 text-leaf" />
      <p className="min-w-0 text-pretty">
        {terms.firstReviewIsFree && role !== INVESTOR_ROLE ? (
          <strong className="block font-semibold text-ink">{t("freeReview")}</strong>
        ) : null}
        <Headline text={t("freeText")} />
        <span className="block">
          <Headline text={terms.publishing[role]} />
        </span>
        {/* On a line of its own: it must not move to another line when the brand's letters
            arrive. */}
        <Link to="/pricing" className="block w-fit py-1 text-leaf underline underline-offset-4">
          {t("seePrices")}
        </Link>
      </p>
    </div>
  );
}
