import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DAY_MS } from "../../../contracts/days.ts";
import type { GatewaySubscription } from "../../services/payments/gateway.ts";
import { reconcile } from "../credits/reconcile.ts";
import { followOverdue } from "./follow-overdue.ts";
import { handleEvent } from "./handle-event.ts";
import { startCheckout } from "./start-checkout.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPack, paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer, balanceOf } = paymentsDatabase();
// All overdue plans are asked for, but each test has a gateway of its own.
beforeEach(async () => void (await pool().query("delete from public.subscriptions")));

/** A period of 30 days that began this many days ago. */
function period(daysAgo: number) {
  const start = new Date(Date.now() - daysAgo * DAY_MS);
  return { start, end: new Date(start.getTime() + 30 * DAY_MS) };
}

/** A plan whose paid period ended last night; the gateway has sent no notice since. */
async function withPlan() {
  const { accountId, customer: reference } = await customer();
  const gateway = testGateway();
  const { invoice, subscription } = paidPlan(reference);
  gateway.invoices.set(invoice.reference, { ...invoice, period: period(30.5) });
  const at = (changes: Partial<GatewaySubscription>) => {
    const before = gateway.subscriptions.get(subscription.reference) ?? subscription;
    gateway.subscriptions.set(subscription.reference, { ...before, ...changes });
  };
  at({ period: period(30.5) });
  await handleEvent(means(gateway), noticeOf("invoice", invoice.reference));
  /** The gateway charges the next period. */
  const renew = (state: "paid" | "unpaid" = "paid") => {
    const next = { ...paidPlan(reference).invoice, subscription: subscription.reference, state };
    gateway.invoices.set(next.reference, { ...next, period: period(0.5) });
    at({ latestInvoice: next.reference, period: period(0.5) });
    return next.reference;
  };
  const plan = async () => {
    const { rows } = await pool().query<{ state: string; is_over: boolean }>(
      "select state, period_end < now() as is_over from public.subscriptions where reference = $1",
      [subscription.reference],
    );
    return rows[0];
  };
  return { accountId, gateway, reference: subscription.reference, at, renew, plan };
}

const differencesOf = async (accountId: string) =>
  (await reconcile(pool())).differences
    .filter(({ account_id }) => account_id === accountId)
    .map(({ difference }) => difference.replace(/[\da-f-]{36}$/, ""));

describe("a renewal that no notice told of", () => {
  it("brings its credits, once", async () => {
    const { accountId, gateway, renew, plan } = await withPlan();
    renew();
    expect(await differencesOf(accountId)).toEqual([]);
    await followOverdue(means(gateway));
    await followOverdue(means(gateway));
    expect(await balanceOf(accountId)).toEqual({ balance: 80, owed: 0 });
    expect(await plan()).toEqual({ state: "active", is_over: false });
  });

  it("brings them though we have heard that the period is another", async () => {
    const { accountId, gateway, reference, renew } = await withPlan();
    renew();
    // This also happens if the person cancels meanwhile.
    await handleEvent(means(gateway), noticeOf("subscription", reference));
    expect(await balanceOf(accountId)).toEqual({ balance: 40, owed: 0 });
    await followOverdue(means(gateway));
    expect(await balanceOf(accountId)).toEqual({ balance: 80, owed: 0 });
  });

  it("brings none while it is not paid, and brings them once it is", async () => {
    const { accountId, gateway, at, renew, plan } = await withPlan();
    const invoice = renew("unpaid");
    at({ state: "past_due" });
    await followOverdue(means(gateway));
    expect(await balanceOf(accountId)).toEqual({ balance: 40, owed: 0 });
    expect(await plan()).toEqual({ state: "past_due", is_over: false });
    const paid = await gateway.readInvoice(invoice);
    if (paid) gateway.invoices.set(invoice, { ...paid, state: "paid" });
    at({ state: "active" });
    await followOverdue(means(gateway));
    expect(await balanceOf(accountId)).toEqual({ balance: 80, owed: 0 });
  });
});

describe("a plan", () => {
  it("that has ended unheard of is over", async () => {
    const { gateway, at, plan } = await withPlan();
    at({ state: "canceled", endedAt: new Date() });
    await followOverdue(means(gateway));
    expect(await plan()).toEqual({ state: "canceled", is_over: true });
  });

  it("whose period is paid for is not asked for", async () => {
    const { gateway, renew } = await withPlan();
    renew();
    await followOverdue(means(gateway));
    gateway.subscriptions.clear();
    await followOverdue(means(gateway));
  });

  it("that is gone at the gateway is over, and asked for once", async () => {
    const { accountId, gateway, plan } = await withPlan();
    const asked: string[] = [];
    const readSubscription = async (reference: string) => {
      asked.push(reference);
      return { reference, state: "gone" } as const;
    };
    await followOverdue(means({ ...gateway, readSubscription }));
    expect(await plan()).toEqual({ state: "canceled", is_over: true });
    expect(asked.splice(0)).not.toEqual([]);
    await followOverdue(means({ ...gateway, readSubscription }));
    expect(asked).toEqual([]);
    await pool().query("update public.subscriptions set period_end = now() - interval '25 hours'");
    expect(await differencesOf(accountId)).toEqual([]);
    expect(await balanceOf(accountId)).toEqual({ balance: 40, owed: 0 });
  });

  it("that cannot be asked for keeps no other from it, and is found by the books after a day", async () => {
    const [stuck, other] = [await withPlan(), await withPlan()];
    other.renew();
    await expect(followOverdue(means(other.gateway))).rejects.toThrow("1 of 2 could not");
    expect(await balanceOf(other.accountId)).toEqual({ balance: 80, owed: 0 });
    await pool().query(
      "update public.subscriptions set period_end = now() - interval '25 hours' where reference = $1",
      [stuck.reference],
    );
    expect(await differencesOf(stuck.accountId)).toEqual(["period_of_plan_"]);
  });
});

it("a purchase that was paid brings its credits, though neither its notice nor its person came back", async () => {
  const { actor, accountId, customer: reference } = await customer();
  const gateway = testGateway();
  const begin = () =>
    startCheckout(means(gateway), actor, STARTUP_ROLE, {
      item: { kind: "pack", id: "pack_30" },
      returnTo: "/credits",
      key: randomUUID(),
    });
  const [paid, left] = [await begin(), await begin()];
  const pack = { ...paidPack(reference), checkoutId: paid.id };
  gateway.invoices.set(pack.reference, pack);
  gateway.checkouts.set(`cs_${paid.id}`, { state: "paid", invoice: pack.reference });
  gateway.checkouts.set(`cs_${left.id}`, { state: "expired", invoice: undefined });
  await pool().query("update public.checkouts set created_at = now() - interval '3 hours'");
  await followOverdue(means(gateway));
  expect(await balanceOf(accountId)).toEqual({ balance: 30, owed: 0 });
  const { rows } = await pool().query(
    "select state from public.checkouts where account_id = $1 order by state",
    [accountId],
  );
  expect(rows).toEqual([{ state: "expired" }, { state: "paid" }]);
});
