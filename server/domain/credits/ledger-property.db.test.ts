import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../contracts/days.ts";
import { transaction } from "../../postgres/transaction.ts";
import { expireCredits } from "./expire.ts";
import { type NewEntry, NotEnoughCredits, postEntry } from "./post-entry.ts";
import { reconcile } from "./reconcile.ts";
import { payForRun, refundRun } from "./spend.ts";
import { ledgerDatabase } from "./test-ledger.ts";

const { pool, open, balanceOf } = ledgerDatabase();

const PAST = new Date("2020-01-01T00:00:00Z");
const FUTURE = new Date("2999-01-01T00:00:00Z");
/** Refunded credits with this expiry form a lot of their own. */
const TOMORROW = new Date(Date.now() + DAY_MS);

class Crash extends Error {}

/** What can happen to an account. Numbers select among the entries that exist at that moment. */
type Act =
  | { act: "buy"; amount: number; lasts: Date | undefined }
  | { act: "spend"; amount: number }
  | { act: "refund"; which: number }
  | { act: "reverse"; which: number; part: number }
  | { act: "repeat"; which: number }
  | { act: "expire" };
type Step = Act & {
  /** The process dies after the work and before the commit. */
  crashes: boolean;
};

const amount = fc.integer({ min: 1, max: 40 });
const which = fc.nat(1000);
const lasts = fc.constantFrom(undefined, FUTURE, TOMORROW, PAST);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("buy" as const), amount, lasts }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant("spend" as const), amount }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("refund" as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("reverse" as const),
      which,
      part: fc.double({ min: 0.1, max: 1, noNaN: true }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("repeat" as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("expire" as const) }) },
);
const step: fc.Arbitrary<Step> = fc
  .tuple(act, fc.integer({ min: 0, max: 9 }))
  .map(([each, dice]) => ({ ...each, crashes: dice === 0 }));

type Done = { key: string; amount: number; again: () => Promise<unknown> };

/** The life of one account: acknowledged entries, by key. */
function lifeOf({ accountId, userId }: { accountId: string; userId: string }) {
  const purchases: { entryId: string; amount: number }[] = [];
  const runs: string[] = [];
  const done: Done[] = [];

  const commit = <Answer>(crashes: boolean, work: Parameters<typeof transaction<Answer>>[1]) =>
    transaction(pool(), async (client) => {
      const answer = await work(client);
      if (crashes) throw new Crash();
      return answer;
    });
  const post = (entry: NewEntry, crashes = false) =>
    commit(crashes, (client) => postEntry(client, entry));

  async function live(next: Step): Promise<void> {
    const key = `life:${randomUUID()}`;
    const subject = { kind: "operator", id: key } as const;
    switch (next.act) {
      case "buy": {
        const entry: NewEntry = {
          accountId,
          kind: next.lasts ? "plan" : "purchase",
          amount: next.amount,
          key,
          reason: "test",
          subject,
          lastsUntil: next.lasts,
        };
        const { entryId } = await post(entry, next.crashes);
        purchases.push({ entryId, amount: next.amount });
        done.push({ key, amount: next.amount, again: () => post(entry) });
        return;
      }
      case "spend": {
        const run = { id: randomUUID(), userId, service: "match", price: next.amount } as const;
        await commit(next.crashes, (client) => payForRun(client, run));
        runs.push(run.id);
        const again = () => commit(false, (client) => payForRun(client, run));
        done.push({ key: `spend:${run.id}`, amount: -next.amount, again });
        return;
      }
      case "refund": {
        const run = runs[next.which % Math.max(1, runs.length)];
        if (run) await commit(next.crashes, (client) => refundRun(client, run));
        return;
      }
      case "reverse": {
        const bought = purchases[next.which % Math.max(1, purchases.length)];
        if (!bought) return;
        const back = -Math.max(1, Math.floor(bought.amount * next.part));
        const entry: NewEntry = {
          accountId,
          kind: "reversal",
          amount: back,
          key,
          reason: "test",
          subject,
          takenFrom: bought.entryId,
        };
        await post(entry, next.crashes);
        done.push({ key, amount: back, again: () => post(entry) });
        return;
      }
      case "repeat": {
        await done[next.which % Math.max(1, done.length)]?.again();
        return;
      }
      case "expire":
        await expireCredits(pool());
    }
  }
  return { live, done };
}

/** Refusals and crashes are expected; anything else is a fault. */
async function survive(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof NotEnoughCredits) && !(error instanceof Crash)) throw error;
  });
}

async function entriesOf(accountId: string): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ key: string; amount: number }>(
    `select idempotency_key as key, amount from public.credit_entries where account_id = $1`,
    [accountId],
  );
  return new Map(rows.map(({ key, amount: moved }) => [key, moved]));
}

describe("an account, whatever happens to it", () => {
  it("keeps every acknowledged entry once and its books right, several hands at a time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        async (batches) => {
          const account = await open();
          const { live, done } = lifeOf(account);
          for (const batch of batches) {
            await Promise.all(batch.map((next) => survive(live(next))));
          }
          const entries = await entriesOf(account.accountId);
          for (const { key, amount: moved } of done) expect(entries.get(key)).toBe(moved);
          const sum = [...entries.values()].reduce((all, moved) => all + moved, 0);
          const { balance, owed } = await balanceOf(account.accountId);
          expect(balance - owed).toBe(sum);
          expect(Math.min(balance, owed)).toBe(0);
        },
      ),
      { numRuns: 60, seed: 20_261_122 },
    );
    expect((await reconcile(pool())).differences).toEqual([]);
  }, 120_000);
});
