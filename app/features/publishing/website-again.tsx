import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { FailureBelow } from "../credits/failure-notice.tsx";
import { useWebsiteLook } from "../website/use-website.ts";

/** Another look at a website that did not respond: what the check found may be weeks old. */
export function WebsiteAgain({ address }: { address: string }) {
  const t = useMessages("centre");
  const { data, error, isPending, mutate } = useWebsiteLook();
  return (
    <div className="mt-3">
      <BusyButton
        kind="quiet"
        className="text-sm"
        busy={isPending}
        busyLabel={t("websiteChecking")}
        onPress={() => mutate(address)}
      >
        {t("websiteCheckAgain")}
      </BusyButton>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {data ? t(data.answers ? "websiteResponds" : "websiteStillSilent") : null}
      </p>
      <FailureBelow error={error} />
    </div>
  );
}
