import type pg from "pg";
import type { Logger } from "../../log.ts";
import type { IncomingReport } from "../../services/mail/reports/listen-for-reports.ts";
import { type MailboxPosition, readMailbox } from "../../services/mail/reports/read-mailbox.ts";
import { reportFailure } from "../../signals/failures.ts";
import { readReturnPaths } from "./return-paths.ts";
import { takeReport } from "./take-report.ts";

/** Reads the reports that came since the last time; a mailbox that fails is tried again next time. */
export async function readReports(
  { pool, log }: { pool: pg.Pool; log: Pick<Logger, "warn" | "info"> },
  url: string,
): Promise<void> {
  const paths = await readReturnPaths(pool);
  const { rows } = await pool.query<{ uidValidity: string; lastUid: string }>(
    `select uid_validity::text as "uidValidity", last_uid::text as "lastUid"
       from internal.bounce_mailbox`,
  );
  const [row] = rows;
  const since = row && { uidValidity: BigInt(row.uidValidity), lastUid: Number(row.lastUid) };
  let noted = 0;
  const take = async (report: IncomingReport) => {
    if ((await takeReport({ pool, paths }, report)) === "noted") noted += 1;
  };
  let now: MailboxPosition;
  try {
    now = await readMailbox(url, since, take);
  } catch (error) {
    const { host } = new URL(url);
    log.warn({ error: String(error), host }, "The mailbox of BOUNCE_IMAP_URL could not be read");
    // Not thrown: the job runs again in five minutes anyway, and retries would pile up.
    reportFailure(error, { part: "job", name: "read_bounces" });
    return;
  }
  await pool.query(
    `insert into internal.bounce_mailbox (uid_validity, last_uid) values ($1, $2)
     on conflict (is_only) do update
       set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid`,
    [now.uidValidity, now.lastUid],
  );
  if (noted > 0) log.info({ noted }, "Reports of mails were read");
}
