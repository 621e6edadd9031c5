import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";

/** Says that there is nothing to compare yet (spec §4), and how to change that. */
export function ProfileMissing({ isStartup }: { isStartup: boolean }) {
  const t = useMessages("matches");
  const problems = useMessages("problems");
  return (
    <div className="mt-6">
      <Notice kind="alert" title={problems("profileMissing")}>
        <Link
          to={isStartup ? "/startup-profile-submission" : "/investor-profile-submission"}
          className="button button-leaf mt-3 text-sm"
        >
          {t("toProfile")}
        </Link>
      </Notice>
    </div>
  );
}
