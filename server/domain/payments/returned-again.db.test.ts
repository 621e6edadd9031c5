import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { transaction } from "../../postgres/transaction.ts";
import { expireCredits } from "../credits/expire.ts";
import { NotEnoughCredits } from "../credits/post-entry.ts";
import { reconcile } from "../credits/reconcile.ts";
import { payForRun, refundRun } from "../credits/spend.ts";
import { handleEvent } from "./handle-event.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPack, paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer, balanceOf } = paymentsDatabase();

const PLAN_CREDITS = 40;
const PACK_CREDITS = 30;

/** Somebody whose plan has two days to go, and who has bought a pack, which lasts for ever. */
async function withPlanAndPack() {
  const { accountId, actor, customer: reference } = await customer();
  const gateway = testGateway();
  const { invoice: plan, subscription } = paidPlan(reference);
  const pack = paidPack(reference);
  gateway.subscriptions.set(subscription.reference, subscription);
  for (const invoice of [plan, pack]) {
    gateway.invoices.set(invoice.reference, invoice);
    await handleEvent(means(gateway), noticeOf("invoice", invoice.reference));
  }
  await pool().query(
    "update public.credit_lots set expires_at = now() + interval '2 days' where account_id = $1 and expires_at is not null",
    [accountId],
  );
  /** Runs that were paid for and not paid back. */
  const spent = new Map<string, number>();
  return {
    accountId,
    spent,
    async run(price: number) {
      const id = randomUUID();
      const userId = actor.userId;
      await transaction(pool(), (client) =>
        payForRun(client, { id, userId, service: "match", price }),
      ).then(
        () => spent.set(id, price),
        (error: unknown) => {
          if (!(error instanceof NotEnoughCredits)) throw error;
        },
      );
    },
    /** A pack of another 30 is bought. */
    async buy() {
      const more = paidPack(reference);
      gateway.invoices.set(more.reference, more);
      await handleEvent(means(gateway), noticeOf("invoice", more.reference));
    },
    async fail(which: number) {
      const id = [...spent.keys()][which % Math.max(1, spent.size)];
      if (id === undefined) return;
      await transaction(pool(), (client) => refundRun(client, id));
      spent.delete(id);
    },
    letDaysPass: (days: number) =>
      pool().query(
        "update public.credit_lots set expires_at = expires_at - $2 * interval '1 day' where account_id = $1",
        [accountId, days],
      ),
    async takePlanBack() {
      gateway.payments.set(plan.payment ?? "", {
        customer: reference,
        refunded: plan.item.cents,
        disputed: 0,
        invoice: undefined,
        checkoutId: undefined,
      });
      await handleEvent(means(gateway), noticeOf("payment", plan.payment ?? ""));
    },
    async held() {
      const { balance = 0, owed = 0 } = (await balanceOf(accountId)) ?? {};
      return balance - owed;
    },
  };
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/** Credits of the plan that have expired, whichever lot they were in by then. */
async function expiredOf(accountId: string): Promise<number> {
  const { rows } = await pool().query<{ expired: number }>(
    `select coalesce(-sum(amount), 0)::int as expired from public.credit_entries
      where account_id = $1 and kind = 'expiry'`,
    [accountId],
  );
  return rows[0]?.expired ?? Number.NaN;
}

type Step =
  | { act: "run"; price: number }
  | { act: "fail" | "days"; number: number }
  | { act: "sweep" | "buy" | "back" };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("run" as const),
      price: fc.integer({ min: 1, max: 25 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("fail" as const), number: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("days" as const),
      number: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom("sweep" as const, "buy" as const, "back" as const),
    }),
  },
);

it("credits that come back again and again are never more, nor less, than were bought", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const person = await withPlanAndPack();
      const { accountId, spent } = person;
      let packs = PACK_CREDITS;
      let isBack = false;
      for (const next of [...steps, { act: "back" }, { act: "back" }] as const) {
        if (next.act === "run") await person.run(next.price);
        if (next.act === "fail") await person.fail(next.number);
        if (next.act === "days") await person.letDaysPass(next.number);
        if (next.act === "sweep") await expireCredits(pool());
        if (next.act === "buy") {
          await person.buy();
          packs += PACK_CREDITS;
        }
        if (next.act === "back") {
          await person.takePlanBack();
          isBack = true;
        }
        const expired = await expiredOf(accountId);
        expect(expired).toBeLessThanOrEqual(PLAN_CREDITS);
        // Of a plan whose payment has gone back nobody has or pays more than was used, and packs are whole.
        if (isBack) await expireCredits(pool());
        const ofPlan = isBack ? 0 : PLAN_CREDITS - expired;
        expect(await person.held()).toBe(ofPlan + packs - sum(spent.values()));
      }
    }),
    { numRuns: 150, seed: 20_261_201 },
  );
  expect((await reconcile(pool())).differences).toEqual([]);
}, 120_000);

it("what was taken instead of a plan's credits, which were at work, lasts as it would have", async () => {
  const person = await withPlanAndPack();
  await person.run(25);
  await person.takePlanBack();
  expect(await person.held()).toBe(PACK_CREDITS - 25);
  await person.fail(0);
  await person.letDaysPass(100);
  await expireCredits(pool());
  expect(await person.held()).toBe(PACK_CREDITS);
  await person.takePlanBack();
  expect(await person.held()).toBe(PACK_CREDITS);
});

it("also where it was owed, and paid with what was bought since", async () => {
  const person = await withPlanAndPack();
  await person.run(PLAN_CREDITS);
  await person.run(PACK_CREDITS);
  await person.takePlanBack();
  expect(await person.held()).toBe(-PLAN_CREDITS);
  await person.buy();
  await person.buy();
  await person.fail(0);
  await person.letDaysPass(100);
  await expireCredits(pool());
  expect(await person.held()).toBe(2 * PACK_CREDITS);
});

it("what comes back each week for months is one sum, and gone a week after the last time", async () => {
  const person = await withPlanAndPack();
  for (let week = 0; week < 12; week += 1) {
    await person.run(PLAN_CREDITS);
    await person.fail(0);
    await person.letDaysPass(6);
    await expireCredits(pool());
    expect(await person.held()).toBe(PLAN_CREDITS + PACK_CREDITS);
  }
  await person.letDaysPass(1);
  await expireCredits(pool());
  expect(await person.held()).toBe(PACK_CREDITS);
  await person.takePlanBack();
  expect(await person.held()).toBe(PACK_CREDITS);
});
