import { useMessages } from "../../i18n/messages-context.tsx";
import { StatusPage } from "../../ui/status-page.tsx";

/** Shown instead of an account that could not be read: why, and a way to try again. */
export function AccountUnreachable({ tryAgain }: { tryAgain(): void }) {
  const t = useMessages("account");
  return (
    <div role="alert">
      <StatusPage scene="beingWatered" title={t("loadFailedTitle")} text={t("loadFailedText")}>
        <button type="button" className="button button-leaf" onClick={tryAgain}>
          {t("tryAgain")}
        </button>
      </StatusPage>
    </div>
  );
}
