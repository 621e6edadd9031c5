import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { makePlan, packCheckout } from "./test-purchases.ts";

let provider: TestProvider;
let stripe: Stripe;
let customer: Stripe.Customer;

beforeAll(async () => {
  provider = await startTestProvider();
  stripe = provider.stripe();
  customer = await stripe.customers.create({ email: "minh@example.com", name: "Minh" });
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await provider.delivered();
  provider.webhook.received.length = 0;
});

const open = (changes = {}) => stripe.checkout.sessions.create(packCheckout(customer.id, changes));

describe("a checkout of the sample payment provider", () => {
  it("is open until it is paid for", async () => {
    const session = await open();
    expect(session).toMatchObject({
      amount_total: 1999,
      client_reference_id: "person-1",
      currency: "usd",
      invoice: null,
      metadata: { pack: "50" },
      payment_intent: null,
      payment_status: "unpaid",
      status: "open",
      url: `${provider.url}/_payments/checkout/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(86_400);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
  });

  it("reports a payment with the payment, its charge and its invoice", async () => {
    const session = await open();
    await provider.complete(session, "pay");
    await provider.delivered();
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["payment_intent.latest_charge", "invoice.payments", "line_items"],
    });
    expect(done).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      payment_intent: {
        amount_received: 1999,
        status: "succeeded",
        metadata: { pack: "50" },
        latest_charge: { amount: 1999, paid: true, refunded: false },
      },
      invoice: {
        billing_reason: "manual",
        status: "paid",
        amount_paid: 1999,
        metadata: { pack: "50" },
        customer_email: "minh@example.com",
        payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
        lines: { data: [{ description: "50 credits", amount: 1999 }] },
      },
      line_items: { data: [{ description: "50 credits", quantity: 1 }] },
    });
    expect(provider.webhook.types()).toEqual(["checkout.session.completed", "invoice.paid"]);
    const [completed] = provider.webhook.received;
    expect(completed?.event).toMatchObject({
      api_version: "2026-10-28.endive",
      livemode: false,
      data: { object: { id: session.id, payment_status: "paid" } },
    });
    expect(await stripe.events.retrieve(completed?.id ?? "")).toMatchObject({
      ...completed?.event,
      pending_webhooks: 0,
    });
  });

  it("stays open when the card is declined, and can be paid then with the same intent", async () => {
    const session = await open();
    await provider.complete(session, "decline");
    const declined = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["payment_intent"],
    });
    expect(declined).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      payment_intent: {
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
      },
    });
    await provider.delivered();
    expect(provider.webhook.received).toEqual([]);
    await provider.complete(session, "pay");
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    const intent = declined.payment_intent;
    expect(paid.payment_intent).toBe(typeof intent === "object" ? intent?.id : "");
  });

  it.each([
    ["success", "paid", ["checkout.session.async_payment_succeeded", "invoice.paid"]],
    ["failure", "unpaid", ["checkout.session.async_payment_failed"]],
  ])(
    "is complete and unpaid while a slow payment is under way: %s",
    async (outcome, status, types) => {
      const session = await open();
      await provider.complete(session, "slow", { delay_seconds: 3600 });
      const waiting = await stripe.checkout.sessions.retrieve(session.id, {
        expand: ["payment_intent"],
      });
      expect(waiting).toMatchObject({
        status: "complete",
        payment_status: "unpaid",
        payment_intent: { status: "processing" },
      });
      await provider.help(`/checkout_sessions/${session.id}/settle`, { outcome });
      await provider.delivered();
      expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
        payment_status: status,
      });
      expect(provider.webhook.types()).toEqual(["checkout.session.completed", ...types]);
      await expect(provider.help(`/checkout_sessions/${session.id}/settle`)).rejects.toThrow(
        /No payment/,
      );
    },
  );

  it("settles slow payments when their time has come", async () => {
    const session = await open();
    await provider.complete(session, "slow_decline", { delay_seconds: 120 });
    await provider.help("/advance", { seconds: 121 });
    await provider.delivered();
    expect(provider.webhook.types()).toEqual([
      "checkout.session.completed",
      "checkout.session.async_payment_failed",
    ]);
  });

  it("can send events twice, and out of order", async () => {
    await provider.complete(await open(), "twice");
    await provider.delivered();
    expect(provider.webhook.types().toSorted()).toEqual([
      "checkout.session.completed",
      "checkout.session.completed",
      "invoice.paid",
      "invoice.paid",
    ]);
    expect(new Set(provider.webhook.received.map(({ id }) => id)).size).toBe(2);
    provider.webhook.received.length = 0;
    await provider.complete(await open(), "out_of_order");
    await provider.delivered();
    expect(provider.webhook.types()).toEqual(["invoice.paid", "checkout.session.completed"]);
  });

  it("expires when asked to, and when its time is over", async () => {
    const session = await open();
    const expired = await stripe.checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: "expired", url: null });
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      message: expect.stringContaining("status of `expired`"),
    });
    await expect(provider.complete(session, "pay")).rejects.toThrow(/is expired/);
    const other = await open();
    await provider.help("/advance", { seconds: 86_401 });
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe("expired");
    await provider.delivered();
    for (const { id } of [session, other]) {
      const told = provider.webhook.received.filter(({ body }) => body.includes(id));
      expect(told.map(({ type }) => type)).toEqual(["checkout.session.expired"]);
    }
  });

  it("is paid once, however often somebody pays at the same moment", async () => {
    const session = await open();
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => provider.complete(session, "pay")),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await provider.delivered();
    expect(provider.webhook.types()).toEqual(["checkout.session.completed", "invoice.paid"]);
  });

  it.each([
    ["success", "active", ["checkout.session.async_payment_succeeded", "invoice.paid"]],
    [
      "failure",
      "past_due",
      [
        "checkout.session.async_payment_failed",
        "invoice.payment_failed",
        "customer.subscription.updated",
      ],
    ],
  ])(
    "begins a subscription that is active while its slow payment is under way: %s",
    async (outcome, status, events) => {
      const price = await makePlan(stripe, "startup", 2900);
      const session = await stripe.checkout.sessions.create({
        mode: "subscription",
        line_items: [{ price: price.id }],
        success_url: "http://localhost/done",
      });
      await provider.complete(session, "slow", { delay_seconds: 3600 });
      const waiting = await stripe.checkout.sessions.retrieve(session.id, {
        expand: ["subscription.latest_invoice"],
      });
      expect(waiting).toMatchObject({
        payment_status: "unpaid",
        subscription: { status: "active", latest_invoice: { status: "open" } },
      });
      await provider.delivered();
      expect(provider.webhook.types()).not.toContain("invoice.paid");
      provider.webhook.received.length = 0;
      await provider.help(`/checkout_sessions/${session.id}/settle`, { outcome });
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id, {
        expand: ["subscription"],
      });
      expect(subscription).toMatchObject({ status });
      await provider.delivered();
      expect(provider.webhook.types()).toEqual(events);
    },
  );

  it("sells to somebody who is not a customer yet", async () => {
    const { customer: _none, ...others } = packCheckout("");
    const session = await stripe.checkout.sessions.create({
      ...others,
      customer_email: "new@example.com",
    });
    await provider.complete(session, "pay");
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["customer"] });
    expect(done.customer).toMatchObject({ email: "new@example.com" });
  });

  it("has failed at nothing", () => {
    expect(provider.log).toEqual([]);
  });
});
