import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { transaction } from "../../postgres/transaction.ts";
import { expireCredits } from "./expire.ts";
import { reconcile } from "./reconcile.ts";
import { payForRun, refundRun } from "./spend.ts";
import { ledgerDatabase } from "./test-ledger.ts";

const { pool, open, post, balanceOf, lotsOf } = ledgerDatabase();

const pay = (userId: string, price: number, id: string = randomUUID()) =>
  transaction(pool(), (client) => payForRun(client, { id, userId, service: "match", price })).then(
    () => id,
  );
const refund = (runId: string) => transaction(pool(), (client) => refundRun(client, runId));

/** Credits of a plan that are valid for this many more days. */
async function lastingDays(accountId: string, amount: number, days: number) {
  const lastsUntil = new Date("2999-01-01T00:00:00Z");
  const { entryId } = await post({ accountId, kind: "plan", amount, lastsUntil });
  await pool().query(
    "update public.credit_lots set expires_at = now() + $2 * interval '1 day' where entry_id = $1",
    [entryId, days],
  );
  return entryId;
}

const letDaysPass = (accountId: string, days: number) =>
  pool().query(
    "update public.credit_lots set expires_at = expires_at - $2 * interval '1 day' where account_id = $1",
    [accountId, days],
  );

async function daysLeft(accountId: string) {
  const { rows } = await pool().query<{ remaining: number; days: number | null }>(
    `select remaining, round(extract(epoch from expires_at - now()) / 86400)::int as days
       from public.credit_lots where account_id = $1 and remaining > 0 order by id`,
    [accountId],
  );
  return rows.map(({ remaining, days }) => [remaining, days]);
}

it("only what comes back lasts longer, and the rest of its lot no day more", async () => {
  const { accountId, userId } = await open();
  await lastingDays(accountId, 150, 1);
  await refund(await pay(userId, 15));
  expect(await daysLeft(accountId)).toEqual([
    [135, 1],
    [15, 7],
  ]);
  await letDaysPass(accountId, 2);
  await expireCredits(pool());
  expect(await balanceOf(accountId)).toEqual({ balance: 15, owed: 0 });
});

it("what comes back does not revive what has expired and was not swept yet", async () => {
  const { accountId, userId } = await open();
  await lastingDays(accountId, 10, 1);
  const run = await pay(userId, 4);
  await letDaysPass(accountId, 2);
  await refund(run);
  expect(await balanceOf(accountId)).toEqual({ balance: 4, owed: 0 });
  expect(await daysLeft(accountId)).toEqual([[4, 7]]);
});

it("what comes back to credits that last long enough is theirs again", async () => {
  const { accountId, userId } = await open();
  await lastingDays(accountId, 10, 30);
  await post({ accountId, kind: "purchase", amount: 10 });
  await refund(await pay(userId, 12));
  expect(await daysLeft(accountId)).toEqual([
    [10, 30],
    [10, null],
  ]);
});

it("what came back of several lots, and comes back again, is one lot of each of them", async () => {
  const { accountId, userId } = await open();
  await lastingDays(accountId, 3, 1);
  await lastingDays(accountId, 5, 2);
  await refund(await pay(userId, 2));
  await refund(await pay(userId, 8));
  expect(await daysLeft(accountId)).toEqual([
    [3, 7],
    [5, 7],
  ]);
});

it("a payment that goes back takes first what is left of it, also where that came back", async () => {
  const { accountId, userId } = await open();
  await lastingDays(accountId, 4, 3);
  const bought = await lastingDays(accountId, 6, 4);
  await refund(await pay(userId, 10));
  await post({ accountId, kind: "reversal", amount: -6, takenFrom: bought });
  expect(await lotsOf(accountId)).toEqual([0, 0, 4, 0]);
});

it("the books agree after all of the above", async () => {
  expect((await reconcile(pool())).differences).toEqual([]);
});
