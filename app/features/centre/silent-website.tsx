import { useState } from "react";
import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { type KnownWebsite, useKnownWebsite } from "../account/known-website.ts";
import { LookAgain } from "../website/look-again.tsx";

/** The website did not respond when the profile was reviewed: where to change it, and another check. */
export function SilentWebsite(props: { website: KnownWebsite; role: Role }) {
  const t = useMessages("centre");
  const language = useLanguage();
  const { address, checkedAt } = props.website;
  const known = useKnownWebsite(address, props.website);
  // Once it has responded, that is shown until the page is left.
  const [isSilent] = useState(known?.responded === false);
  if (!isSilent) return null;
  return (
    <Notice kind="info" title={t("websiteSilent")}>
      <p className="text-sm wrap-anywhere">
        {t(props.role === STARTUP_ROLE ? "websiteSilentText" : "websiteSilentTextInvestor", {
          address,
          date: dateBesideTables(checkedAt, language, undefined),
        })}
      </p>
      <LookAgain address={address}>
        <Link
          to="/website-submission"
          className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
        >
          {t("websiteChange")}
        </Link>
      </LookAgain>
    </Notice>
  );
}
