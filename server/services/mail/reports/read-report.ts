import type { BounceKind } from "../../../../contracts/mails.ts";
import { judgeStatus, readRefusal } from "./judge-status.ts";
import { readGroups } from "./report-fields.ts";

/** A report about a mail of ours. */
export type MailReport = {
  kind: BounceKind;
  /** RFC 3463; empty if none was given. */
  status: string;
};

/** More than any report of our mails, which have no attachments. */
export const MOST_REPORT_BYTES = 1024 * 1024;
/**
 * The part that is read: a report's fields come before the mail that it returns. For the parser, lines are far
 * more expensive than bytes, and a megabyte of empty ones took 20 s.
 */
const MOST_LINES = 4000;
const MOST_READ_BYTES = 256 * 1024;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };

/** The second for addresses in other scripts (RFC 6533). */
const DELIVERY = ["message/delivery-status", "message/global-delivery-status"];
const FEEDBACK = "message/feedback-report";

/** Kinds of feedback (RFC 5965 and its registry) that mean "not wanted". */
const COMPLAINTS = ["abuse", "fraud", "virus", "other", "opt-out", "opt-out-list"];
/** The mail has arrived, or still may. */
const ARRIVED = ["delivered", "relayed", "expanded"];
/** The worst first. */
const ORDER: readonly BounceKind[] = ["permanent", "temporary", "policy"];

/**
 * Reads a delivery status notification (RFC 3464) or a feedback report (RFC 5965).
 * @returns undefined for everything else: auto-replies, receipts, delays, successes, broken mails.
 */
export async function readReport(raw: Uint8Array): Promise<MailReport | undefined> {
  if (raw.byteLength > MOST_REPORT_BYTES) return undefined;
  const part = await reportPart(raw);
  if (!part) return undefined;
  const groups = readGroups(part.text);
  return part.type === FEEDBACK ? readFeedback(groups) : readDelivery(groups);
}

/** Loaded with the first message. */
let parser: Promise<typeof import("postal-mime")> | undefined;

type Fields = ReadonlyMap<string, string>;

async function reportPart(raw: Uint8Array): Promise<{ type: string; text: string } | undefined> {
  parser ??= import("postal-mime");
  const { default: PostalMime } = await parser;
  const mail = await PostalMime.parse(beginningOf(raw), {
    ...LIMITS,
    forceRfc822Attachments: true,
  }).catch(
    // A mail that cannot be parsed is nobody's report.
    () => undefined,
  );
  const type = mail?.headers.find(({ key }) => key === "content-type")?.value ?? "";
  if (!/^multipart\/report\b/i.test(type.trim())) return undefined;
  const part = mail?.attachments.find(({ mimeType }) =>
    [...DELIVERY, FEEDBACK].includes(mimeType.toLowerCase()),
  );
  if (!part) return undefined;
  const { content } = part;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return { type: part.mimeType.toLowerCase(), text };
}

function beginningOf(raw: Uint8Array): Uint8Array {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, MOST_READ_BYTES));
  let end = -1;
  for (let line = 0; line < MOST_LINES; line += 1) {
    end = head.indexOf("\n", end + 1);
    if (end === -1) return head;
  }
  return head.subarray(0, end + 1);
}

function readFeedback(groups: Fields[]): MailReport | undefined {
  const type = groups[0]?.get("feedback-type")?.toLowerCase() ?? "";
  return COMPLAINTS.includes(type) ? { kind: "complaint", status: "" } : undefined;
}

/** The first group is about the mail, each other about a recipient: ours have one, who may forward the mail. */
function readDelivery(groups: Fields[]): MailReport | undefined {
  const recipients = groups.filter((fields) => fields.has("action"));
  const actions = recipients.map((fields) => fields.get("action")?.toLowerCase() ?? "");
  if (actions.some((action) => ARRIVED.includes(action))) return undefined;
  const failed = recipients
    .filter((_, index) => actions[index] === "failed")
    .map((fields) => {
      const told = readRefusal(fields.get("diagnostic-code") ?? "");
      const status = readRefusal(fields.get("status") ?? "").status || told.status;
      // The server's own words say more than a vague status (5.0.0).
      const isVague = /^[45]\.0\.0$/.test(status) && told.status !== "";
      const known = { status: isVague ? told.status : status, reply: told.reply };
      return { kind: judgeStatus(known), status: known.status };
    })
    .filter(({ status }) => !status.startsWith("2"));
  return failed.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))[0];
}
