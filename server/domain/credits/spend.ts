import type pg from "pg";
import type { NO_MATCH, Service } from "../../../contracts/credits.ts";
import { creditAccount } from "./credit-account.ts";
import { restoreFreeReview } from "./free-review.ts";
import { NotEnoughCredits, type PostedEntry, postEntry } from "./post-entry.ts";

/** Whether a lot counts, in SQL: expired credits do not, whether or not the job has run. */
export const IS_VALID = "(expires_at is null or expires_at > now())";

/**
 * What a person can spend, in SQL.
 * @param userId an SQL expression of ours, never a caller's
 */
export function balanceOf(userId: string): string {
  return `(select coalesce(sum(l.remaining), 0) from public.credit_accounts a
             join public.credit_lots l on l.account_id = a.id
            where a.user_id = ${userId} and ${IS_VALID}
          )::int`;
}

/**
 * Refuses as paying would, so that no work is done for a run that the person cannot pay.
 * @throws NotEnoughCredits
 */
export async function requireCredits(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  price: number,
): Promise<void> {
  const { rows } = await client.query<{ balance: number }>(`select ${balanceOf("$1")} as balance`, [
    userId,
  ]);
  const balance = rows[0]?.balance ?? 0;
  if (balance < price) throw new NotEnoughCredits(price, balance);
}

/**
 * Pays for a run of a service, in the transaction that begins it.
 * @throws NotEnoughCredits
 */
export async function payForRun(
  client: pg.ClientBase,
  run: {
    id: string;
    userId: string;
    service: Service;
    price: number;
    /** The entry whose credits are taken first. */
    takenFrom?: string | undefined;
  },
): Promise<PostedEntry> {
  return postEntry(client, {
    accountId: await creditAccount(client, run.userId),
    kind: "spend",
    amount: -run.price,
    key: `spend:${run.id}`,
    reason: run.service,
    subject: { kind: "run", id: run.id },
    takenFrom: run.takenFrom,
  });
}

/**
 * Refunds a run that failed for a technical reason, or found nobody; calling it again changes nothing.
 * A free review becomes free again. A deleted person gets nothing.
 * @param why replaces the service's name in the statement
 */
export async function refundRun(
  client: pg.ClientBase,
  runId: string,
  why?: typeof NO_MATCH,
): Promise<void> {
  const { rows } = await client.query<{
    id: string;
    account_id: string;
    amount: number;
    reason: string;
  }>(
    `select id, account_id, amount, reason from public.credit_entries
      where idempotency_key = $1 and kind = 'spend'`,
    [`spend:${runId}`],
  );
  const [spent] = rows;
  if (!spent) return;
  await postEntry(client, {
    accountId: spent.account_id,
    kind: "refund",
    amount: -spent.amount,
    key: `refund:${runId}`,
    reason: why ?? spent.reason,
    subject: { kind: "run", id: runId },
    givesBack: spent.id,
  });
  await restoreFreeReview(client, runId);
}
