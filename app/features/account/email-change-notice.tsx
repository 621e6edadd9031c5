import { useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { readEmailChange } from "./arrival.ts";

/**
 * How far a mailed link has brought a change of address.
 * @param user the signed-in person as the auth service knows them now; undefined if nobody is
 * signed in here.
 */
export function EmailChangeNotice({
  user,
}: {
  user?: { email?: string | undefined; new_email?: string | undefined } | undefined;
}) {
  const t = useMessages("account");
  const change = readEmailChange(useLocation().state);
  if (change === "failed") {
    return <Placed kind="alert" text={t("arrivedEmailFailed")} />;
  }
  if (change === "done" && user?.email) {
    return <Placed kind="success" text={t("arrivedEmailChanged", { email: user.email })} />;
  }
  // It may have been cancelled or completed elsewhere in the meantime.
  const waits = user === undefined || user.new_email !== undefined;
  return change === "half" && waits ? <Placed kind="info" text={t("arrivedEmailHalf")} /> : null;
}

function Placed({ kind, text }: { kind: "alert" | "success" | "info"; text: string }) {
  return (
    <div className="mb-5">
      <Notice kind={kind}>
        <p className="wrap-anywhere">{text}</p>
      </Notice>
    </div>
  );
}
