import { z } from "zod";

/** nodemailer's error for a mail that it could not deliver to a server. */
const failure = z.object({
  /** The mail server's own answer. */
  responseCode: z.number().optional(),
  permanent: z.boolean().optional(),
  command: z.string().optional(),
  code: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
});

/** A mail server that shuts down may say this at any step. */
const GOING_AWAY = 421;
/** Errors from before the mail server has accepted the recipient. */
const BEFORE_THE_MAIL = ["EDNS", "EAUTH", "ETLS", "EENVELOPE"];
const BEFORE_THE_CONNECTION = ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"];

/** Whether the mail server refused only the address, which says nothing about other mails. */
export function isOfAddress(error: unknown): boolean {
  const { command, responseCode } = failure.safeParse(error).data ?? {};
  return command === "RCPT TO" && responseCode !== undefined && responseCode !== GOING_AWAY;
}

/**
 * What became of a mail whose sending failed: `refused` for good, since its address does not exist; `unsent`,
 * so it can be tried again; or `doubtful`, for example if the connection broke before the server's answer.
 */
export function mailFailure(error: unknown): "refused" | "unsent" | "doubtful" {
  const told = failure.safeParse(error).data ?? {};
  if (told.permanent && told.command === "RCPT TO") return "refused";
  const isUnsent =
    told.responseCode !== undefined ||
    told.syscall === "connect" ||
    BEFORE_THE_MAIL.includes(told.code ?? "") ||
    BEFORE_THE_CONNECTION.includes(told.timeoutType ?? "");
  return isUnsent ? "unsent" : "doubtful";
}
