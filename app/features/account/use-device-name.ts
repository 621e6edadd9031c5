import { useMessages } from "../../i18n/messages-context.tsx";
import { readUserAgent } from "./read-user-agent.ts";

/** Names a device: "Chrome on Android". */
export function useDeviceName(): (userAgent: string) => string {
  const t = useMessages("account");
  return (userAgent) => {
    const { browser, system } = readUserAgent(userAgent);
    if (browser && system) return t("browserOnSystem", { browser, system });
    return browser ?? system ?? t("unknownDevice");
  };
}
