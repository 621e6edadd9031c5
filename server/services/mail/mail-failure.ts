import { z } from "zod";

/** What nodemailer says of a mail that it could not hand over. */
const failure = z.object({
  /** The mail server's own answer. */
  responseCode: z.number().optional(),
  permanent: z.boolean().optional(),
  command: z.string().optional(),
  code: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
});

/** Said at any step, by a mail server that ends. */
const GOING_AWAY = 421;
/** Before a mail server is reached, let in and told whom the mail is for. */
const BEFORE_THE_MAIL = ["EDNS", "EAUTH", "ETLS", "EENVELOPE"];
const BEFORE_THE_CONNECTION = ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"];

/** Whether it was the address that the mail server did not take: of other mails that says nothing. */
export function isOfAddress(error: unknown): boolean {
  const { command, responseCode } = failure.safeParse(error).data ?? {};
  return command === "RCPT TO" && responseCode !== undefined && responseCode !== GOING_AWAY;
}

/**
 * What became of a mail whose sending failed: `refused` for good, as its address is not there; `unsent`, so
 * that it can be tried again; or `doubtful`, as when the connection broke before the mail server's answer.
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
