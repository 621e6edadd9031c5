import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useOnline } from "../../platform/use-online.ts";
import { StatusPage } from "../../ui/status-page.tsx";
import { WaysOn } from "./ways-on.tsx";

/** The router-failure page (spec §2). It never shows the failure's message or stack. */
export function CrashPage() {
  const t = useMessages("crash");
  const isOnline = useOnline();
  // A failure while offline is blamed on the connection; a page may also fail while online.
  const [wasOffline] = useState(!isOnline);
  useEffect(() => {
    if (wasOffline && isOnline) location.reload();
  }, [wasOffline, isOnline]);
  const title = t(wasOffline ? "offlineTitle" : "crashTitle");
  return (
    <>
      <title>{title}</title>
      <StatusPage
        scene={wasOffline ? "waitingForRain" : "bent"}
        title={title}
        text={t(wasOffline ? "offlineText" : "crashText")}
        more={wasOffline ? null : <WaysOn />}
      >
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
