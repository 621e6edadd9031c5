import type pg from "pg";
import type { BounceKind, StopReason } from "../../../contracts/mails.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { ReportedMail } from "../../services/mail/reports/return-paths.ts";

/** This many temporary failures within TEMPORARY_DAYS stop an address as if it did not exist. */
const MOST_TEMPORARY = 5;
const TEMPORARY_DAYS = 14;

export type Bounce = ReportedMail & {
  kind: BounceKind;
  /** RFC 3463; empty if none was given. */
  status: string;
};

/**
 * Keeps a report about a mail, and stops its address if that is enough. The same report again changes nothing.
 * A visitor who subscribed to the newsletter is forgotten, and somebody who complains gets no news in an account
 * either.
 */
export async function noteBounce(pool: pg.Pool, bounce: Bounce): Promise<void> {
  const { addressKey, mailId, kind, status } = bounce;
  await transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into internal.bounces (address_key, mail_id, kind, status) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [addressKey, mailId, kind, status],
    );
    if (rowCount === 0) return;
    const reason = await reasonToStop(client, bounce);
    if (reason) await stop(client, addressKey, { reason, status });
  });
}

async function reasonToStop(
  client: pg.ClientBase,
  { addressKey, kind }: Bounce,
): Promise<StopReason | undefined> {
  if (kind === "policy") return undefined;
  if (kind !== "temporary") return kind;
  const { rows } = await client.query<{ enough: boolean }>(
    `select count(*) >= $2 as enough from internal.bounces
      where address_key = $1 and kind = 'temporary' and at > now() - make_interval(days => $3)`,
    [addressKey, MOST_TEMPORARY, TEMPORARY_DAYS],
  );
  return rows[0]?.enough ? "temporary" : undefined;
}

/** A complaint stops fewer mails than the other reasons, so it does not replace them. */
async function stop(
  client: pg.ClientBase,
  addressKey: Buffer,
  { reason, status }: { reason: StopReason; status: string },
): Promise<void> {
  await client.query(
    `insert into internal.stopped_addresses as s (address_key, reason, status) values ($1, $2, $3)
     on conflict (address_key) do update
       set reason = excluded.reason, status = excluded.status, stopped_at = now()
       where excluded.reason <> 'complaint'`,
    [addressKey, reason, status],
  );
  await client.query(
    "delete from internal.newsletter_subscribers where internal.address_key(email) = $1",
    [addressKey],
  );
  if (reason !== "complaint") return;
  await client.query(
    `update public.profiles p set mails_news = false from auth.users u
      where u.id = p.user_id and p.mails_news and internal.address_key(u.email) = $1`,
    [addressKey],
  );
}
