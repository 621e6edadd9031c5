import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the backend is the server's own, and the visitor is on the same machine. */
export function hasMailboxHere(backendUrl: string, page: string): boolean {
  const { origin, hostname } = new URL(page);
  return new URL(backendUrl).origin === origin && THIS_MACHINE.has(hostname);
}

/** Links to the mailbox of a backend on this machine: its mails do not leave it. */
export function MailboxLink() {
  const t = useMessages("auth");
  const { address } = useBackend();
  if (!useHydrated() || !hasMailboxHere(address.url, location.href)) return null;
  return (
    <a href="/_mail" target="_blank" rel="noreferrer" className="button button-quiet mt-3 text-sm">
      <MemberIcon name="mail" className="size-4" />
      {t("openMailbox")}
    </a>
  );
}
