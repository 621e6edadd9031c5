import { useMessages } from "../../i18n/messages-context.tsx";
import { StatusPage } from "../../ui/status-page.tsx";

/** The router-failure page (spec §2). It never shows the failure's message or stack. */
export function CrashPage() {
  const t = useMessages("status");
  return (
    <>
      <title>{t("crashTitle")}</title>
      <StatusPage title={t("crashTitle")} text={t("crashText")}>
        <button type="button" className="button button-leaf" onClick={() => location.reload()}>
          {t("tryAgain")}
        </button>
        <a href="/" className="button button-quiet">
          {t("goHome")}
        </a>
      </StatusPage>
    </>
  );
}
