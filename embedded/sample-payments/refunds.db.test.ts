import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { packCheckout } from "./test-purchases.ts";

let provider: TestProvider;
let stripe: Stripe;
let intent: string;
let charge: string;

beforeAll(async () => {
  provider = await startTestProvider();
  stripe = provider.stripe();
});
afterAll(() => provider.stop());
beforeEach(async () => {
  const customer = await stripe.customers.create({});
  const session = await stripe.checkout.sessions.create(packCheckout(customer.id));
  await provider.complete(session, "pay");
  await provider.delivered();
  provider.webhook.received.length = 0;
  intent = String((await stripe.checkout.sessions.retrieve(session.id)).payment_intent);
  charge = String((await stripe.paymentIntents.retrieve(intent)).latest_charge);
});

describe("refunds", () => {
  it("take part of a charge back, then the rest, then nothing", async () => {
    const refund = await stripe.refunds.create({
      payment_intent: intent,
      amount: 500,
      reason: "requested_by_customer",
      metadata: { why: "half" },
    });
    expect(refund).toMatchObject({
      amount: 500,
      charge,
      payment_intent: intent,
      status: "succeeded",
      reason: "requested_by_customer",
      metadata: { why: "half" },
    });
    expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 500,
      refunded: false,
    });
    await expect(
      stripe.refunds.create({ payment_intent: intent, amount: 1500 }),
    ).rejects.toMatchObject({
      param: "amount",
      message: "Refund amount ($15.00) is greater than unrefunded amount on charge ($14.99)",
    });
    expect((await stripe.refunds.create({ charge })).amount).toBe(1499);
    expect((await stripe.charges.retrieve(charge)).refunded).toBe(true);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      code: "charge_already_refunded",
    });
    await provider.delivered();
    expect(provider.webhook.received.map(({ type, event }) => [type, event.data])).toMatchObject([
      [
        "charge.refunded",
        {
          object: { id: charge, amount_refunded: 500, refunded: false },
          previous_attributes: { amount_refunded: 0 },
        },
      ],
      [
        "charge.refunded",
        {
          object: { amount_refunded: 1999, refunded: true },
          previous_attributes: { amount_refunded: 500, refunded: false },
        },
      ],
    ]);
  });

  it("never take more than was paid, however many come at once", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        stripe.refunds.create({ payment_intent: intent, amount: 700 }),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(1400);
  });

  it.each([
    [{ payment_intent: "pi_none" }, { code: "resource_missing", param: "payment_intent" }],
    [{ charge: "ch_none" }, { code: "resource_missing", param: "charge" }],
    [{}, { message: expect.stringContaining("payment_intent or charge") }],
  ])("refuse %j", async (given, wanted) => {
    await expect(stripe.refunds.create(given)).rejects.toMatchObject({
      statusCode: 400,
      ...wanted,
    });
  });

  it("refuse invalid amounts", async () => {
    for (const amount of [0, -5, 1.5]) {
      await expect(stripe.refunds.create({ payment_intent: intent, amount })).rejects.toMatchObject(
        {
          param: "amount",
          statusCode: 400,
        },
      );
    }
  });

  it("refuse what was never paid", async () => {
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create(packCheckout(customer.id));
    await provider.complete(session, "decline");
    const declined = await stripe.checkout.sessions.retrieve(session.id);
    await expect(
      stripe.refunds.create({ payment_intent: String(declined.payment_intent) }),
    ).rejects.toThrow(/does not have a successful charge/);
  });
});

describe("disputes", () => {
  it.each(["won", "lost"])("are opened, and closed as %s", async (status) => {
    const opened = await provider.help(`/charges/${charge}/dispute`, { reason: "fraudulent" });
    expect(opened).toMatchObject({ charge, payment_intent: intent, status: "needs_response" });
    expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    await expect(provider.help(`/charges/${charge}/dispute`)).rejects.toThrow(/cannot be disputed/);
    await provider.delivered();
    const id = String(provider.webhook.received[0]?.body.match(/"id": "(du_[A-Za-z0-9]+)"/)?.[1]);
    await provider.help(`/disputes/${id}/close`, { status });
    expect((await stripe.disputes.retrieve(id)).status).toBe(status);
    await expect(provider.help(`/disputes/${id}/close`, { status })).rejects.toThrow(/is closed/);
    await provider.delivered();
    expect(provider.webhook.types()).toEqual(["charge.dispute.created", "charge.dispute.closed"]);
    expect(provider.webhook.received[1]?.event.data.object).toMatchObject({ id, status });
  });
});
