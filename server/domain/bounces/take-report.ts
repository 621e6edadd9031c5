import type pg from "pg";
import type { IncomingReport } from "../../services/mail/reports/listen-for-reports.ts";
import { readReport } from "../../services/mail/reports/read-report.ts";
import type { ReturnPaths } from "../../services/mail/reports/return-paths.ts";
import { noteBounce } from "./note-bounce.ts";

/** What a message was: a report on a mail of ours, on somebody else's, or something else. */
export type Taken = "noted" | "not_ours" | "no_report";

/** Takes in a message that may report what became of a mail; anything else is left alone. */
export async function takeReport(
  { pool, paths }: { pool: pg.Pool; paths: ReturnPaths },
  { raw, recipients }: IncomingReport,
): Promise<Taken> {
  const report = await readReport(raw);
  if (!report) return "no_report";
  const text = Buffer.from(raw).toString("latin1");
  // Quoted-printable text (RFC 2045) may break a token over two lines.
  const mail = paths.find([...recipients, text, text.replace(/=\r?\n/g, "")].join(" "));
  if (!mail) return "not_ours";
  await noteBounce(pool, { ...mail, ...report });
  return "noted";
}
