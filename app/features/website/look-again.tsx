import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { FailureBelow } from "../credits/failure-notice.tsx";
import { useWebsiteLook } from "./use-website-look.ts";

/**
 * Another check of a website that did not respond, and its result, because the earlier check may be
 * weeks old.
 * @param props.children another way to fix it, beside the button.
 */
export function LookAgain({ address, children }: { address: string; children?: ReactNode }) {
  const t = useMessages("centre");
  const { data, error, isPending, mutate } = useWebsiteLook();
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <BusyButton
          kind="quiet"
          className="text-sm"
          busy={isPending}
          busyLabel={t("websiteChecking")}
          onPress={() => mutate(address)}
        >
          {t("websiteCheckAgain")}
        </BusyButton>
        {children}
      </div>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {data ? t(data.answers ? "websiteResponds" : "websiteStillSilent") : null}
      </p>
      <FailureBelow error={error} />
    </div>
  );
}
