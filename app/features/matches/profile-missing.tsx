import { Link } from "react-router";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { profileForm } from "../account/account-pages.ts";

/** A match was requested, but there is nothing to compare yet (spec §4): how to change that. */
export function ProfileMissing({ isStartup }: { isStartup: boolean }) {
  const t = useMessages("matches");
  const problems = useMessages("problems");
  return (
    <div className="mt-6">
      <Notice kind="alert" title={problems("profileMissing")}>
        <Link
          to={profileForm(isStartup ? STARTUP_ROLE : INVESTOR_ROLE)}
          className="button button-leaf mt-3 text-sm"
        >
          {t("toProfile")}
        </Link>
      </Notice>
    </div>
  );
}
