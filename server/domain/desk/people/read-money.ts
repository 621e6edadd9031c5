import type pg from "pg";
import { type EntryKind, SERVICES } from "../../../../contracts/credits.ts";
import { type DeskPerson, NEWEST_OF_EACH } from "../../../../contracts/desk/people.ts";
import { balanceOf, IS_VALID } from "../../credits/spend.ts";

type Credits = DeskPerson["credits"];
type Dated<Row, Name extends string> = Omit<Row, Name> & { [One in Name]: Date };

/** Balance, plan, the newest entries, remaining lots and purchases. */
export async function readMoney(client: pg.ClientBase, userId: string): Promise<Credits> {
  const accounts = await client.query<{ id: string; balance: number; owed: number }>(
    `select id, ${balanceOf("$1")} as balance, owed from public.credit_accounts where user_id = $1`,
    [userId],
  );
  const [account] = accounts.rows;
  if (!account) return { balance: 0, owed: 0, plan: null, entries: [], lots: [], receipts: [] };
  const plans = await client.query<
    Omit<NonNullable<Credits["plan"]>, "periodEnd" | "endedAt"> & {
      periodEnd: Date;
      endedAt: Date | null;
    }
  >(
    `select state, cancel_at_period_end as "isCancelled", period_end as "periodEnd",
            ended_at as "endedAt"
       from public.subscriptions where account_id = $1 order by started_at desc limit 1`,
    [account.id],
  );
  const [plan] = plans.rows;
  const newest = [account.id, NEWEST_OF_EACH];
  const entries = await client.query<Dated<Credits["entries"][number], "at"> & { kind: EntryKind }>(
    `select id::text, kind, amount, balance_after as "balanceAfter",
            case when reason = any ($3) then reason end as service,
            case when subject_kind = 'operator' then reason else '' end as note, created_at as at
       from public.credit_entries where account_id = $1 order by credit_entries.id desc limit $2`,
    [...newest, SERVICES],
  );
  const lots = await client.query<
    Omit<Credits["lots"][number], "expiresAt"> & { expiresAt: Date | null }
  >(
    `select id::text, amount, remaining, expires_at as "expiresAt" from public.credit_lots
      where account_id = $1 and remaining > 0 and ${IS_VALID}
      order by expires_at nulls last, credit_lots.id limit $2`,
    newest,
  );
  const receipts = await client.query<Dated<Credits["receipts"][number], "at">>(
    `select id, number, credits, amount, coalesce(paid_at, issued_at) as at from public.invoices
      where account_id = $1 and state = 'paid' order by issued_at desc, id limit $2`,
    newest,
  );
  return {
    balance: account.balance,
    owed: account.owed,
    plan: plan
      ? {
          ...plan,
          periodEnd: plan.periodEnd.toISOString(),
          endedAt: plan.endedAt?.toISOString() ?? null,
        }
      : null,
    entries: entries.rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    lots: lots.rows.map((row) => ({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null })),
    receipts: receipts.rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}
