import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { makePlan, subscribe } from "./test-purchases.ts";

const DAY = 86_400;

let provider: TestProvider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startTestProvider();
  stripe = provider.stripe();
});
afterAll(() => provider.stop());

/** Drops the events so far, which the test does not look at. */
const forget = async () => {
  await provider.delivered();
  provider.webhook.received.length = 0;
};
beforeEach(forget);

const advance = (days: number) => provider.help("/advance", { seconds: days * DAY });
const renew = (id: string) => provider.help(`/subscriptions/${id}/renew`);
const fail = (id: string, failing: boolean) =>
  provider.help(`/subscriptions/${id}/fail_renewals`, { failing });

/** The events of one subscription: types and previous attributes. */
async function told(id: string) {
  await provider.delivered();
  return provider.webhook.received
    .filter(({ body }) => body.includes(id))
    .map(({ type, event }) => {
      const before = event.data.previous_attributes;
      return before ? `${type} ${Object.keys(before).join()}` : type;
    });
}

describe("a subscription at the sample payment provider", () => {
  it("begins with a checkout, and its first invoice", async () => {
    const { subscription, session, price } = await subscribe(provider);
    const [item] = subscription.items.data;
    expect(subscription).toMatchObject({ status: "active", metadata: { person: "person-1" } });
    expect(item?.price.id).toBe(price.id);
    expect(item?.current_period_start).toBe(subscription.created);
    expect((item?.current_period_end ?? 0) - subscription.created).toBeGreaterThanOrEqual(28 * DAY);
    expect(session).toMatchObject({ payment_intent: null, payment_status: "paid" });
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
      expand: ["payments"],
    });
    expect(invoice).toMatchObject({
      billing_reason: "subscription_create",
      status: "paid",
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: { person: "person-1" } },
      },
      lines: {
        data: [
          {
            amount: 2900,
            period: { start: item?.current_period_start, end: item?.current_period_end },
            pricing: { price_details: { price: price.id } },
            parent: { subscription_item_details: { subscription_item: item?.id } },
          },
        ],
      },
    });
    expect(await told(subscription.id)).toEqual([
      "customer.subscription.created",
      "invoice.paid",
      "customer.subscription.updated status",
      "checkout.session.completed",
    ]);
    const [created] = provider.webhook.received;
    expect(created?.event.data.object).toMatchObject({ status: "incomplete" });
    const intent = invoice.payments?.data[0]?.payment.payment_intent;
    const joined = await stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: String(intent) },
    });
    expect(joined.data.map((each) => each.invoice)).toEqual([invoice.id]);
  });

  it("renews when its period ends, once per period that passed", async () => {
    const { subscription, customer } = await subscribe(provider);
    const first = subscription.items.data[0];
    await forget();
    await advance(95);
    const invoices = await stripe.invoices.list({ customer: customer.id });
    const periods = invoices.data.map(({ lines }) => lines.data[0]?.period.start ?? 0);
    expect(invoices.data).toHaveLength(4);
    expect(new Set(periods).size).toBe(4);
    expect(periods.toReversed()[1]).toBe(first?.current_period_end);
    expect(invoices.data[0]).toMatchObject({
      billing_reason: "subscription_cycle",
      status: "paid",
    });
    // Each as of its own time, which is when its period begins.
    expect(invoices.data.map(({ created }) => created)).toEqual(periods);
    expect(await told(subscription.id)).toEqual(
      Array(3).fill(["customer.subscription.updated items,latest_invoice", "invoice.paid"]).flat(),
    );
  });

  it("renews at once when asked to, each time for another period", async () => {
    const { subscription, customer } = await subscribe(provider);
    for (let count = 0; count < 3; count++) await renew(subscription.id);
    const { data } = await stripe.invoices.list({ customer: customer.id });
    expect(new Set(data.map(({ lines }) => lines.data[0]?.period.start)).size).toBe(4);
  });

  it("is past due after a failed renewal and tried again on days 1, 3, 5 and 7, then ends", async () => {
    const { subscription } = await subscribe(provider);
    await fail(subscription.id, true);
    await forget();
    await renew(subscription.id);
    const late = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ["latest_invoice"],
    });
    expect(late).toMatchObject({
      status: "past_due",
      latest_invoice: { status: "open", attempt_count: 1, amount_paid: 0 },
    });
    const invoice = late.latest_invoice;
    if (invoice === null || typeof invoice === "string") throw new Error("no invoice");
    const failedAt = late.items.data[0]?.current_period_start ?? 0;
    expect(Math.abs((invoice.next_payment_attempt ?? 0) - failedAt - DAY)).toBeLessThan(5);
    for (const [days, attempts] of [
      [1, 2],
      [2, 3],
      [2, 4],
    ] as const) {
      await advance(days);
      const { attempt_count } = await stripe.invoices.retrieve(invoice.id ?? "");
      expect(attempt_count).toBe(attempts);
    }
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
    await advance(2);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    expect(await told(subscription.id)).toEqual([
      "customer.subscription.updated items,latest_invoice",
      "invoice.payment_failed",
      "customer.subscription.updated status",
      ...Array(4).fill("invoice.payment_failed"),
      "customer.subscription.deleted",
    ]);
    await expect(renew(subscription.id)).rejects.toThrow(/does not renew/);
  });

  it("is active again when a retry succeeds", async () => {
    const { subscription } = await subscribe(provider);
    await fail(subscription.id, true);
    await renew(subscription.id);
    await fail(subscription.id, false);
    await forget();
    await advance(1);
    const now = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ["latest_invoice"],
    });
    expect(now).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
    expect(await told(subscription.id)).toEqual([
      "invoice.paid",
      "customer.subscription.updated status",
    ]);
  });

  it("ends with its period when asked to, unless it is resumed", async () => {
    const { subscription } = await subscribe(provider);
    await forget();
    const ending = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    });
    expect(ending).toMatchObject({
      status: "active",
      cancel_at: subscription.items.data[0]?.current_period_end,
      cancellation_details: { reason: "cancellation_requested" },
    });
    const resumed = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
    });
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await advance(31);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "canceled",
      ended_at: subscription.items.data[0]?.current_period_end,
    });
    const events = await told(subscription.id);
    expect(events.at(-1)).toBe("customer.subscription.deleted");
    expect(events.slice(0, -1).every((each) => each.includes("cancel_at_period_end"))).toBe(true);
    expect(events).toHaveLength(4);
  });

  it("changes its price from the next period on, and prorates nothing", async () => {
    const { subscription } = await subscribe(provider);
    const item = subscription.items.data[0];
    const other = await makePlan(stripe, "investor", 9900);
    const items = [{ id: item?.id ?? "", price: other.id }];
    for (const proration of [{}, { proration_behavior: "always_invoice" }] as const) {
      await expect(
        stripe.subscriptions.update(subscription.id, { items, ...proration }),
      ).rejects.toMatchObject({ statusCode: 400, param: "proration_behavior" });
    }
    await forget();
    const changed = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: "none",
      metadata: { plan: "investor" },
    });
    expect(changed.items.data[0]).toMatchObject({
      price: { id: other.id },
      plan: { id: other.id, amount: 9900 },
      current_period_end: item?.current_period_end,
    });
    expect(changed.metadata).toEqual({ person: "person-1", plan: "investor" });
    expect(await told(subscription.id)).toEqual(["customer.subscription.updated items,metadata"]);
    await renew(subscription.id);
    const renewed = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ["latest_invoice"],
    });
    expect(renewed).toMatchObject({
      latest_invoice: {
        amount_paid: 9900,
        parent: { subscription_details: { metadata: { plan: "investor" } } },
      },
    });
  });

  it("ends at once when deleted, and is not there to be deleted again", async () => {
    const { subscription, customer } = await subscribe(provider);
    await forget();
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({
      status: "canceled",
    });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: "resource_missing",
    });
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ code: "invalid_canceled_subscription_fields" });
    expect(await told(subscription.id)).toEqual(["customer.subscription.deleted"]);
    const list = (status?: "all" | "canceled" | "active") =>
      stripe.subscriptions.list({ customer: customer.id, ...(status && { status }) });
    expect((await list()).data).toEqual([]);
    expect((await list("active")).data).toEqual([]);
    expect((await list("all")).data).toHaveLength(1);
    expect((await list("canceled")).data).toHaveLength(1);
    await advance(32);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it("ends with its customer", async () => {
    const { subscription, customer } = await subscribe(provider);
    await stripe.customers.del(customer.id);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  });

  it("has failed at nothing", () => {
    expect(provider.log).toEqual([]);
  });
});
