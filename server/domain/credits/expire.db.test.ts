import { expect, it } from "vitest";
import { expireCredits } from "./expire.ts";
import { ledgerDatabase } from "./test-ledger.ts";

const { pool, open, post, balanceOf } = ledgerDatabase();

const PAST = new Date("2020-01-01T00:00:00Z");

it("credits of others expire, too, when those of one account cannot", async () => {
  const accounts = [await open(), await open(), await open()];
  for (const { accountId } of accounts) {
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: PAST });
  }
  const [stuck, ...others] = accounts.map(({ accountId }) => accountId);
  await pool().query(
    `alter table public.credit_accounts add constraint stuck check (id <> '${stuck}' or balance = 10)`,
  );
  await expect(expireCredits(pool())).rejects.toThrow("accounts' credits did not expire");
  for (const accountId of others) {
    expect(await balanceOf(accountId)).toEqual({ balance: 0, owed: 0 });
  }
  await pool().query("alter table public.credit_accounts drop constraint stuck");
  expect(await expireCredits(pool())).toBe(10);
});
