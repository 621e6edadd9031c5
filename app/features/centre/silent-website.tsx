import { useState } from "react";
import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { type KnownWebsite, useKnownWebsite } from "../account/known-website.ts";
import { FailureBelow } from "../credits/failure-notice.tsx";
import { useWebsiteLook } from "../website/use-website.ts";

/** The website did not respond when the profile was reviewed: where that is mended, and another look. */
export function SilentWebsite(props: { website: KnownWebsite; role: Role }) {
  const t = useMessages("centre");
  const language = useLanguage();
  const { address, checkedAt } = props.website;
  const known = useKnownWebsite(address, props.website);
  const [isSilent] = useState(known?.responded === false);
  const { data, error, isPending, mutate } = useWebsiteLook();
  if (!isSilent) return null;
  if (data?.answers) {
    return (
      <Notice kind="success" title={t("websiteResponds")}>
        <p className="wrap-anywhere">{address}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="info" title={t(data ? "websiteStillSilent" : "websiteSilent")}>
      <p className="text-sm wrap-anywhere">
        {data
          ? t("websiteStillSilentText", { address })
          : t(props.role === STARTUP_ROLE ? "websiteSilentText" : "websiteSilentTextInvestor", {
              address,
              date: dateBesideTables(checkedAt, language, undefined).replaceAll(" ", "\u00a0"),
            })}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <BusyButton
          kind="quiet"
          busy={isPending}
          busyLabel={t("websiteChecking")}
          className="text-sm"
          onPress={() => mutate(address)}
        >
          {t("websiteCheckAgain")}
        </BusyButton>
        <Link
          to="/website-submission"
          className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
        >
          {t("websiteChange")}
        </Link>
      </div>
      <FailureBelow error={error} />
    </Notice>
  );
}
