import { useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { readEmailChange } from "./arrival.ts";

/**
 * How far the link of a mail has brought a change of address.
 * @param user who is signed in here, as the auth service knows them now; the link may have been
 *   opened where nobody is.
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
  // Given up or completed elsewhere meanwhile, it waits for nothing any more.
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
