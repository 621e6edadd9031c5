import { DAY_MS } from "../../../../contracts/days.ts";
import type { IncomingReport } from "./listen-for-reports.ts";
import { MOST_REPORT_BYTES } from "./read-report.ts";

/** How far a mailbox was read: message numbers are meaningful only with its validity. */
export type MailboxPosition = { uidValidity: bigint; lastUid: number };

const PORTS = { "imaps:": 993, "imap:": 143 } as const;
const WAIT_MS = 20_000;
/** Any more wait for the next visit. */
const MOST_AT_ONCE = 500;
/** A mailbox that is read for the first time may be old and large. */
const OLDEST_DAYS = 60;

/**
 * Reads possible reports that have come into a mailbox since the last visit. Nothing in it is marked, moved or
 * deleted, as people may read it, too.
 * @param url such as `imaps://user:password@mail.example:993/INBOX`, with special characters percent-encoded
 * @returns how far it was read. @throws if the server cannot be reached, or does not let us in
 */
export async function readMailbox(
  url: string,
  since: MailboxPosition | undefined,
  take: (report: IncomingReport) => Promise<void>,
): Promise<MailboxPosition> {
  const { ImapFlow } = await import("imapflow");
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || PORTS[secure ? "imaps:" : "imap:"],
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  // The failing call reports it as well.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const folder = decodeURIComponent(pathname.slice(1)) || "INBOX";
    const mailbox = await client.mailboxOpen(folder, { readOnly: true });
    const isSame = since?.uidValidity === mailbox.uidValidity;
    const lastUid = isSame ? (since?.lastUid ?? 0) : 0;
    const found = await client.search(
      { uid: `${lastUid + 1}:*`, since: new Date(Date.now() - OLDEST_DAYS * DAY_MS) },
      { uid: true },
    );
    // "*" is the last message even if that was read before.
    const uids = (found || []).filter((uid) => uid > lastUid).sort((a, b) => a - b);
    const now = uids.slice(0, MOST_AT_ONCE);
    for (const uid of await reportsAmong(client, now)) {
      const message = await client.fetchOne(`${uid}`, { source: true }, { uid: true });
      const raw = message === false ? undefined : message.source;
      if (raw) await take({ raw, recipients: [] });
    }
    return { uidValidity: mailbox.uidValidity, lastUid: now.at(-1) ?? lastUid };
  } finally {
    await client.logout().catch(() => client.close());
  }
}

/** Loads only messages that look like reports and are no larger. */
async function reportsAmong(
  client: import("imapflow").ImapFlow,
  uids: number[],
): Promise<number[]> {
  if (uids.length === 0) return [];
  const reports: number[] = [];
  const heads = client.fetch(
    uids.join(","),
    { uid: true, size: true, headers: ["content-type"] },
    { uid: true },
  );
  for await (const { uid, size = 0, headers } of heads) {
    const type = headers?.toString("latin1") ?? "";
    if (size <= MOST_REPORT_BYTES && /multipart\/report/i.test(type)) reports.push(uid);
  }
  return reports;
}
