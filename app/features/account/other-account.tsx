import { useMessages } from "../../i18n/messages-context.tsx";
import { StatusPage } from "../../ui/status-page.tsx";
import type { SessionState } from "./follow-session.ts";

/** Asks before a link opens another account than the one that is open here. */
export function OtherAccount(props: Extract<SessionState, { status: "asked" }>) {
  const { email, openEmail, answer } = props;
  const t = useMessages("account");
  return (
    <StatusPage
      scene="waitingForRain"
      title={t("otherAccountTitle")}
      text={
        openEmail ? t("otherAccountInstead", { email, openEmail }) : t("otherAccountNew", { email })
      }
    >
      <button type="button" className="button button-leaf" onClick={() => answer(false)}>
        {openEmail ? t("otherAccountStay") : t("otherAccountLeave")}
      </button>
      <button type="button" className="button button-quiet" onClick={() => answer(true)}>
        {t("otherAccountOpen")}
      </button>
    </StatusPage>
  );
}
