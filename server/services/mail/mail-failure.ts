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

/** Before a mail server is reached, let in and told whom the mail is for. */
const BEFORE_THE_MAIL = ["EDNS", "EAUTH", "ETLS", "EENVELOPE"];
const BEFORE_THE_CONNECTION = ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"];

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
