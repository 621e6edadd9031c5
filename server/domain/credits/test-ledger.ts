import { randomUUID } from "node:crypto";
import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { creditAccount } from "./credit-account.ts";
import { type NewEntry, type PostedEntry, postEntry } from "./post-entry.ts";

export type Ledger = {
  pool(): pg.Pool;
  /** An account of somebody new. */
  open(): Promise<{ accountId: string; userId: string }>;
  /** Posts one entry in a transaction, with a fresh key and subject by default. */
  post(
    entry: Pick<NewEntry, "accountId" | "kind" | "amount"> & Partial<NewEntry>,
  ): Promise<PostedEntry>;
  balanceOf(accountId: string): Promise<{ balance: number; owed: number }>;
  /** What is left of each lot, the oldest first. */
  lotsOf(accountId: string): Promise<number[]>;
};

/** Gives the tests of the calling file a migrated database with a ledger. */
export function ledgerDatabase(): Ledger {
  const { pool, open } = accountsDatabase();
  return {
    pool,
    async open() {
      const { userId } = await open("Startup");
      return { userId, accountId: await creditAccount(pool(), userId) };
    },
    post: (entry) =>
      transaction(pool(), (client) =>
        postEntry(client, {
          key: `test:${randomUUID()}`,
          reason: "test",
          subject: { kind: "operator", id: "test" },
          ...entry,
        }),
      ),
    async balanceOf(accountId) {
      const { rows } = await pool().query<{ balance: number; owed: number }>(
        "select balance, owed from public.credit_accounts where id = $1",
        [accountId],
      );
      return rows[0] ?? { balance: Number.NaN, owed: Number.NaN };
    },
    async lotsOf(accountId) {
      const { rows } = await pool().query<{ remaining: number }>(
        "select remaining from public.credit_lots where account_id = $1 order by id",
        [accountId],
      );
      return rows.map(({ remaining }) => remaining);
    },
  };
}
