import { useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { readArrival } from "./arrival.ts";

/**
 * What a link of a mail or a sign-in provider has come to.
 * @param email who is signed in now: a link of somebody else's would show it.
 */
export function ArrivalNotice({
  email = "",
  className,
}: {
  email?: string | undefined;
  className?: string;
}) {
  const t = useMessages("account");
  const arrival = readArrival(useLocation().state);
  if (!arrival) return null;
  return (
    <div className={className}>
      <Notice kind={arrival === "arrivedConfirmed" ? "success" : "alert"}>
        {t(arrival, { email })}
      </Notice>
    </div>
  );
}
