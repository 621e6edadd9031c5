import { Link } from "react-router";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { profileForm } from "../account/account-pages.ts";

/**
 * Says that there is nothing to compare yet (spec §4), and how to change that.
 * @param props.isRefusal a match was asked for and not begun.
 */
export function ProfileMissing(props: { isStartup: boolean; isRefusal: boolean }) {
  const { isStartup, isRefusal } = props;
  const t = useMessages("matches");
  const problems = useMessages("problems");
  return (
    <div className="mt-6">
      <Notice kind={isRefusal ? "alert" : "info"} title={problems("profileMissing")}>
        <Link
          to={profileForm(isStartup ? STARTUP_ROLE : INVESTOR_ROLE)}
          className={`button mt-3 text-sm ${isRefusal ? "button-leaf" : "button-quiet"}`}
        >
          {t("toProfile")}
        </Link>
      </Notice>
    </div>
  );
}
