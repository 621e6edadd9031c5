import { useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { readArrival } from "./arrival.ts";

/**
 * The result of a link from a mail or a sign-in provider.
 * @param email of the signed-in person: shows when a link was somebody else's.
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
