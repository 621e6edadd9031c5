import type pg from "pg";
import type { MailKind, StopReason } from "../../../contracts/mails.ts";

/** Mails that somebody asked for and waits for: the only way back in when a mailbox works again. */
const ASKED_FOR: readonly MailKind[] = [
  "signup",
  "recovery",
  "email_change",
  "reauthentication",
  "newsletter_confirmation",
];
/** People who have called one of our mails spam get none of these. */
const NOT_NEEDED: readonly MailKind[] = [
  "newsletter",
  "newsletter_confirmation",
  "result",
  "introduction",
  "other",
];
/** How often a day a dead address is tried: anybody can ask for a mail to any address. */
const MOST_TRIES_A_DAY = 3;

/** What stopped an address. */
export type Stop = { reason: StopReason; status: string; stoppedAt: Date };

/** Why mails to an address are stopped. @returns undefined if they are not. */
export async function readStop(
  db: pg.Pool | pg.ClientBase,
  address: string,
): Promise<Stop | undefined> {
  const { rows } = await db.query<Stop>(
    `select reason, status, stopped_at as "stoppedAt" from internal.stopped_addresses
      where address_key = internal.address_key($1)`,
    [address],
  );
  return rows[0];
}

/** Whether a mail of this kind goes to an address; one that is asked for counts as tried. */
export async function mayMail(pool: pg.Pool, address: string, kind: MailKind): Promise<boolean> {
  const stop = await readStop(pool, address);
  if (!stop) return true;
  if (stop.reason === "complaint") return !NOT_NEEDED.includes(kind);
  if (!ASKED_FOR.includes(kind)) return false;
  const { rowCount } = await pool.query(
    `update internal.stopped_addresses set tried_on = current_date,
            tries = case when tried_on = current_date then tries + 1 else 1 end
      where address_key = internal.address_key($1)
        and (tried_on is distinct from current_date or tries < $2)`,
    [address, MOST_TRIES_A_DAY],
  );
  return rowCount !== 0;
}

/** Sends to an address again, with nothing held against it. @returns false when nothing was. */
export async function liftStop(db: pg.Pool | pg.ClientBase, address: string): Promise<boolean> {
  const { rows } = await db.query<{ lifted: boolean }>(
    "select internal.clear_address($1) as lifted",
    [address],
  );
  return rows[0]?.lifted ?? false;
}
