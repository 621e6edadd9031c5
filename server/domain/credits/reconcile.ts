import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";

export type Difference = {
  /** Null for a notice that could not be handled. */
  account_id: string | null;
  difference: string;
  expected: string;
  found: string;
};

/**
 * Reconciles balances, lots, entries and invoices as of one moment, and records the result: without
 * differences, the books are right.
 */
export async function reconcile(
  pool: pg.Pool,
): Promise<{ accounts: number; differences: Difference[] }> {
  return transaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read");
    // Millions of entries take longer than a request may.
    await client.query("set local statement_timeout = '10min'");
    const found = await client.query<Difference>(
      `select * from internal.reconcile_credits()
       union all select * from internal.reconcile_payments()`,
    );
    const counted = await client.query<{ accounts: number }>(
      "select count(*)::int as accounts from public.credit_accounts",
    );
    const accounts = counted.rows[0]?.accounts ?? 0;
    await client.query(
      "insert into public.credit_reconciliations (accounts, differences) values ($1, $2)",
      [accounts, JSON.stringify(found.rows)],
    );
    return { accounts, differences: found.rows };
  });
}
