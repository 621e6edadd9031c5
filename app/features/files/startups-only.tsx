import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";

/** Shown to investors where pitch decks are uploaded. */
export function StartupsOnly() {
  const t = useMessages("files");
  return (
    <Notice kind="info" title={t("startupsOnly")}>
      <p className="mt-1">{t("startupsOnlyText")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to="/profile" className="button button-leaf">
          {t("toAccount")}
        </Link>
        <Link to="/startups" className="button button-quiet">
          {t("toStartups")}
        </Link>
      </div>
    </Notice>
  );
}
