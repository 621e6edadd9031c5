import { Link } from "react-router";
import type { StoredFile } from "../../../contracts/uploads.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { centreTab } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { judgedLicense } from "./judged-license.ts";
import { usePublication } from "./use-publication.ts";

/** Whether the profile's review has accepted this business license, with a link to its findings. */
export function LicenseStanding({ person, file }: { person: Person; file: StoredFile }) {
  const t = useMessages("files");
  const language = useLanguage();
  const { data } = usePublication(person);
  // Keeps the place until it is known.
  if (!data) return <div className="mt-2 min-h-11" />;
  const standing = judgedLicense(data.judged, file);
  const say = (at: string) => ({ date: dateBesideTables(at, language, undefined) });
  return (
    <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 font-medium">
      {standing.result === "waiting" ? t("licenseWaiting") : null}
      {standing.result === "passed" ? (
        <span className="flex items-center gap-2 text-leaf">
          <MemberIcon name="check" className="size-5 shrink-0" />
          {t("licensePassed", say(standing.at))}
        </span>
      ) : null}
      {standing.result === "found" ? (
        <>
          <span className="text-alert">{t("licenseFound", say(standing.at))}</span>
          <Link
            to={centreTab("publish")}
            className="inline-flex min-h-11 items-center font-normal text-leaf underline underline-offset-4"
          >
            {t("licenseSeeResult")}
          </Link>
        </>
      ) : null}
    </p>
  );
}
