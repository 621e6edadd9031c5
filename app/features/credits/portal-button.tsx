import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { usePortal } from "./use-plan-actions.ts";

/** Opens the payment gateway's page of cards and documents. */
export function PortalButton({ kind }: { kind: "leaf" | "quiet" }) {
  const t = useMessages("credits");
  const portal = usePortal();
  return (
    <>
      <BusyButton
        kind={kind}
        busy={portal.isPending}
        busyLabel={t("toPayment")}
        onPress={() => portal.mutate()}
      >
        {t("portal")}
      </BusyButton>
      {portal.error ? <FailureNotice error={portal.error} /> : null}
    </>
  );
}
