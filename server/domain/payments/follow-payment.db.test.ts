import { describe, expect, it } from "vitest";
import { reconcile } from "../credits/reconcile.ts";
import { handleEvent } from "./handle-event.ts";
import { noticeOf, type TestGateway, testGateway } from "./test-gateway.ts";
import { paidPack, paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer, balanceOf } = paymentsDatabase();
const NOTHING_BACK = { refunded: 0, disputed: 0, invoice: undefined, checkoutId: undefined };

const tell = (gateway: TestGateway, about: "invoice" | "payment", subject = "") =>
  handleEvent(means(gateway), noticeOf(about, subject));

describe("a payment that goes back before its invoice is known", () => {
  it("brings its invoice, and takes its credits", async () => {
    const { accountId, customer: reference } = await customer();
    const gateway = testGateway();
    const pack = paidPack(reference);
    gateway.invoices.set(pack.reference, pack);
    gateway.payments.set(`${pack.payment}`, {
      ...NOTHING_BACK,
      customer: reference,
      invoice: pack.reference,
      refunded: 1450,
    });
    await tell(gateway, "payment", pack.payment);
    expect(await balanceOf(accountId)).toEqual({ balance: 15, owed: 0 });
    await tell(gateway, "invoice", pack.reference);
    expect(await balanceOf(accountId)).toEqual({ balance: 15, owed: 0 });
  });

  it("is retried when the invoice of a pack is not there yet", async () => {
    const { customer: reference } = await customer();
    const gateway = testGateway();
    gateway.payments.set("pi_early", {
      ...NOTHING_BACK,
      customer: reference,
      checkoutId: "co_1",
      refunded: 100,
    });
    await expect(tell(gateway, "payment", "pi_early")).rejects.toThrow("not known yet");
  });

  it("is ignored when it paid for nothing of ours", async () => {
    const { accountId, customer: reference } = await customer();
    const gateway = testGateway({ readInvoice: async () => undefined });
    for (const invoice of [undefined, "in_by_hand"]) {
      const subject = `pi_${invoice}`;
      gateway.payments.set(subject, {
        ...NOTHING_BACK,
        customer: reference,
        invoice,
        refunded: 100,
      });
      await tell(gateway, "payment", subject);
    }
    expect(await balanceOf(accountId)).toEqual({ balance: 0, owed: 0 });
  });
});

describe.each([
  ["and were swept", true],
  ["and not swept yet", false],
])("a payment that goes back after its credits have expired, %s", (_, areSwept) => {
  async function expiredPlan(spent: number) {
    const { accountId, customer: reference } = await customer();
    const gateway = testGateway();
    const { invoice, subscription } = paidPlan(reference);
    gateway.invoices.set(invoice.reference, invoice);
    gateway.subscriptions.set(subscription.reference, subscription);
    await tell(gateway, "invoice", invoice.reference);
    if (spent > 0) {
      await pool().query(
        "select internal.post_credit_entry($1, 'spend', $2, $3, 'match', 'run', $3)",
        [accountId, -spent, `run:${accountId}`],
      );
    }
    await pool().query(
      "update public.credit_lots set expires_at = now() - interval '1 second' where account_id = $1",
      [accountId],
    );
    const sweep = () => pool().query("select internal.expire_credits($1)", [accountId]);
    if (areSwept) await sweep();
    const other = paidPack(reference);
    gateway.invoices.set(other.reference, other);
    await tell(gateway, "invoice", other.reference);
    const back = async (refunded: number) => {
      gateway.payments.set(`${invoice.payment}`, {
        ...NOTHING_BACK,
        customer: reference,
        refunded,
      });
      await tell(gateway, "payment", invoice.payment);
    };
    return { accountId, back, sweep };
  }

  it("takes no credits that were bought with other money", async () => {
    const { accountId, back, sweep } = await expiredPlan(0);
    await back(2900);
    await sweep();
    expect(await balanceOf(accountId)).toEqual({ balance: 30, owed: 0 });
  });

  it("takes what had been spent, once", async () => {
    const { accountId, back, sweep } = await expiredPlan(12);
    await back(1450);
    await back(2900);
    await sweep();
    expect(await balanceOf(accountId)).toEqual({ balance: 18, owed: 0 });
  });
});

it("credits that came back and then expired unspent are not taken a second time", async () => {
  const { accountId, customer: reference } = await customer();
  const gateway = testGateway();
  const { invoice, subscription } = paidPlan(reference);
  gateway.invoices.set(invoice.reference, invoice);
  gateway.subscriptions.set(subscription.reference, subscription);
  await tell(gateway, "invoice", invoice.reference);
  const expireIn = (days: number) =>
    pool().query(
      "update public.credit_lots set expires_at = now() + $2 * interval '1 day' where account_id = $1",
      [accountId, days],
    );
  await expireIn(1);
  await pool().query(
    `with spent as (
       select entry_id from internal.post_credit_entry($1, 'spend', -12, $2, 'match', 'run', $2)
     )
     select internal.post_credit_entry($1, 'refund', 12, 'back:' || $2, 'match', 'run', $2,
       gives_back => (select entry_id from spent))`,
    [accountId, `run:${accountId}`],
  );
  await expireIn(-1);
  const pack = paidPack(reference);
  gateway.invoices.set(pack.reference, pack);
  await tell(gateway, "invoice", pack.reference);
  const payment = { ...NOTHING_BACK, customer: reference, refunded: invoice.item.cents };
  gateway.payments.set(`${invoice.payment}`, payment);
  await tell(gateway, "payment", invoice.payment);
  expect(await balanceOf(accountId)).toEqual({ balance: 30, owed: 0 });
});

it("cents that are refunded one by one take no more than the whole", async () => {
  const { accountId, customer: reference } = await customer();
  const gateway = testGateway();
  const pack = paidPack(reference);
  gateway.invoices.set(pack.reference, pack);
  await tell(gateway, "invoice", pack.reference);
  const balances: (number | undefined)[] = [];
  for (const refunded of [1, 96, 97, 98, 2899, 2900]) {
    gateway.payments.set(`${pack.payment}`, { ...NOTHING_BACK, customer: reference, refunded });
    await tell(gateway, "payment", pack.payment);
    balances.push((await balanceOf(accountId))?.balance);
  }
  expect(balances).toEqual([30, 30, 29, 29, 1, 0]);
});

it("a refund that did not arrive brings its credits back", async () => {
  const { accountId, customer: reference } = await customer();
  const gateway = testGateway();
  const pack = paidPack(reference);
  gateway.invoices.set(pack.reference, pack);
  await tell(gateway, "invoice", pack.reference);
  for (const refunded of [2900, 0]) {
    gateway.payments.set(`${pack.payment}`, { ...NOTHING_BACK, customer: reference, refunded });
    await tell(gateway, "payment", pack.payment);
  }
  const { rows } = await pool().query(
    "select amount, reason from public.credit_entries where account_id = $1 order by id",
    [accountId],
  );
  expect(rows.slice(1)).toEqual([
    { amount: -30, reason: "payment_refunded" },
    { amount: 30, reason: "refund_failed" },
  ]);
});

describe("credits that come back", () => {
  /** Disputes a plan's credits, and returns them with this much of its period left. @returns their days. */
  async function daysLeft(lasts: string) {
    const { accountId, customer: reference } = await customer();
    const gateway = testGateway();
    const { invoice, subscription } = paidPlan(reference);
    gateway.invoices.set(invoice.reference, invoice);
    gateway.subscriptions.set(subscription.reference, subscription);
    await tell(gateway, "invoice", invoice.reference);
    for (const disputed of [2900, 0]) {
      const payment = { ...NOTHING_BACK, customer: reference, disputed };
      gateway.payments.set(`${invoice.payment}`, payment);
      await tell(gateway, "payment", invoice.payment);
      await pool().query(
        "update public.credit_lots set expires_at = now() + $2::interval where account_id = $1 and remaining = 0",
        [accountId, lasts],
      );
    }
    await pool().query("select internal.expire_credits($1)", [accountId]);
    const { rows } = await pool().query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days
         from public.credit_lots where account_id = $1 and remaining > 0`,
      [accountId],
    );
    return rows.map(({ days }) => days);
  }

  it.each([
    ["last a week when they would have expired meanwhile", "-20 days", [7]],
    ["last as long as they would have", "20 days", [20]],
  ])("%s", async (_what, lasts, days) => {
    expect(await daysLeft(lasts)).toEqual(days);
  });
});

it("the books agree after all of the above", async () => {
  expect((await reconcile(pool())).differences).toEqual([]);
});
