import type { BounceKind } from "../../../../contracts/mails.ts";

/** A mail server's answer about a mail that it did not deliver. */
export type Refusal = {
  /** Enhanced status code (RFC 3463), such as `5.1.1`; empty if none was given. */
  status: string;
  /** Reply code of SMTP (RFC 5321), such as 550; undefined if none was given. */
  reply: number | undefined;
};

/** These are about the sender, never about the address. */
const OF_THE_SENDER = ["5.1.7", "5.1.8"];
/** The mailbox exists, but is full, or takes no mail of this size. */
const OF_A_FULL_MAILBOX = ["5.2.2", "5.2.3"];
/** The domain does not exist, or takes no mail (RFC 7505: null MX, 5.1.10 and 5.7.27). */
const OF_A_DEAD_DOMAIN = ["5.4.4", "5.4.310", "5.7.27"];
/** "Other": the reply code says more. Outlook refuses unknown mailboxes with the last. */
const VAGUE = ["", "5.0.0", "5.5.0"];
/** Replies: no such mailbox, not local, not allowed as a name. */
const NO_SUCH_MAILBOX = [550, 551, 553];
const OVER_QUOTA = 552;

/**
 * What a refusal says about the address. Blocks, spam rules and broken content are about us, and loops about
 * neither: if these stopped addresses, one day on a block list would stop all addresses of a provider.
 */
export function judgeStatus({ status, reply }: Refusal): Exclude<BounceKind, "complaint"> {
  const [level, subject] = status.split(".");
  if (level === "4") return subject === "7" ? "policy" : "temporary";
  if (VAGUE.includes(status))
    return judgeReply(reply) ?? (status === "5.0.0" ? "permanent" : "policy");
  if (OF_A_FULL_MAILBOX.includes(status)) return "temporary";
  if (OF_A_DEAD_DOMAIN.includes(status)) return "permanent";
  if (OF_THE_SENDER.includes(status)) return "policy";
  if (subject === "1" || subject === "2") return "permanent";
  return subject === "4" ? "temporary" : "policy";
}

/** For servers without enhanced codes, or with a code that says nothing. */
function judgeReply(reply: number | undefined): "permanent" | "temporary" | "policy" | undefined {
  if (reply === undefined) return undefined;
  if (reply < 500 || reply === OVER_QUOTA) return "temporary";
  return NO_SUCH_MAILBOX.includes(reply) ? "permanent" : "policy";
}

const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
const REPLY = /(?<![\d.])([45]\d\d)(?![\d.])/;

/** The codes in a server's words, such as `550 5.1.1 No such user`. */
export function readRefusal(words: string): Refusal {
  const reply = REPLY.exec(words)?.[1];
  return { status: STATUS.exec(words)?.[0] ?? "", reply: reply ? Number(reply) : undefined };
}
