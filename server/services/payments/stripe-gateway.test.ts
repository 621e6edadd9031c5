import { once } from "node:events";
import { createServer, type Server } from "node:http";
import Stripe from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import { createStripeGateway } from "./stripe-gateway.ts";

let api: Server | undefined;
afterEach(() => {
  api?.close();
  api?.closeAllConnections();
});

/** The gateway, with a Stripe that answers each address with the given object. */
async function stripeWith(answers: Record<string, object>) {
  const server = createServer((request, response) => {
    const answer = answers[request.url?.split("?")[0] ?? ""];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { error: { code: "resource_missing" } }));
  });
  api = server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return createStripeGateway({
    name: "stripe",
    secretKey: "sk_test_of_nobody",
    webhookSecret: "whsec_of_nobody",
    api: { host: "127.0.0.1", port: address.port, protocol: "http" },
  });
}

const price = (id: string, credits?: number) => ({
  id,
  object: "price",
  unit_amount: 2900,
  metadata: credits === undefined ? {} : { item_id: id, credits: String(credits) },
});
const line = (priceId: string, proration: boolean, amount: number) => ({
  object: "line_item",
  amount,
  period: { start: 1_700_000_000, end: 1_702_000_000 },
  pricing: { type: "price_details", price_details: { price: priceId, product: "prod_1" } },
  parent: { type: "subscription_item_details", subscription_item_details: { proration } },
});
const byHand = {
  object: "line_item",
  amount: 500,
  period: { start: 1, end: 2 },
  pricing: null,
  parent: { type: "invoice_item_details", invoice_item_details: { proration: false } },
};
const invoice = (total: number, lines: object[], changes: object = {}) => ({
  id: "in_1",
  object: "invoice",
  customer: "cus_1",
  created: 1_700_000_000,
  status: "paid",
  total,
  metadata: {},
  parent: {
    type: "subscription_details",
    subscription_details: { subscription: "sub_1", metadata: { checkout_id: "co_1" } },
  },
  lines: { object: "list", data: lines },
  payments: { object: "list", data: [] },
  ...changes,
});
const PRICES = {
  "/v1/prices/seed": price("seed", 40),
  "/v1/prices/tree": price("tree", 400),
  "/v1/prices/foreign": price("foreign"),
};
const readInvoice = async (body: object) =>
  (await stripeWith({ ...PRICES, "/v1/invoices/in_1": body })).readInvoice("in_1");

describe("an invoice", () => {
  it("of a plan is for the period, whatever lines come before it", async () => {
    const lines = [
      byHand,
      line("tree", true, -3000),
      line("tree", true, 1000),
      line("seed", false, 2900),
    ];
    expect(await readInvoice(invoice(1400, lines))).toMatchObject({
      item: { kind: "plan", id: "seed", credits: 40, cents: 1400 },
      period: { start: new Date(1_700_000_000_000) },
      checkoutId: "co_1",
    });
  });

  it("of less than nothing is of nothing", async () => {
    const lines = [line("tree", true, -9000), line("seed", false, 2900)];
    expect(await readInvoice(invoice(-6100, lines))).toMatchObject({ item: { cents: 0 } });
  });

  it.each([
    ["only a mid-period change", [line("tree", true, -3000), line("seed", true, 900)], {}],
    ["another site's plan", [line("foreign", false, 900)], {}],
    ["something billed by hand", [byHand], { parent: null }],
    ["nobody's", [line("seed", false, 2900)], { customer: null }],
  ])("of %s buys nothing of ours", async (_what, lines, changes) => {
    expect(await readInvoice(invoice(900, lines, changes))).toBeUndefined();
  });
});

describe("a subscription", () => {
  const subscription = (priceId: string) => ({
    id: "sub_1",
    object: "subscription",
    customer: "cus_1",
    status: "active",
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    latest_invoice: "in_1",
    items: {
      data: [
        {
          current_period_start: 1_700_000_000,
          current_period_end: 1_702_000_000,
          price: PRICES[`/v1/prices/${priceId === "foreign" ? "foreign" : "seed"}`],
        },
      ],
    },
  });

  it.each([
    ["ours", "seed", { planId: "seed", credits: 40, cents: 2900 }],
    ["another site's", "foreign", undefined],
  ])("%s", async (_whose, priceId, expected) => {
    const gateway = await stripeWith({ "/v1/subscriptions/sub_1": subscription(priceId) });
    const found = await gateway.readSubscription("sub_1");
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });

  it.each([
    ["renews", { cancel_at: null, cancel_at_period_end: false }, false],
    ["ends, as our pages say it", { cancel_at: 1_702_000_000, cancel_at_period_end: true }, true],
    ["ends, as the gateway's may", { cancel_at: 1_702_000_000, cancel_at_period_end: false }, true],
  ])("%s", async (_what, said, cancelAtPeriodEnd) => {
    const path = "/v1/subscriptions/sub_1";
    const gateway = await stripeWith({ [path]: { ...subscription("seed"), ...said } });
    expect(await gateway.readSubscription("sub_1")).toMatchObject({ cancelAtPeriodEnd });
  });

  it("that is not there any more, or only under other keys, is gone; a checkout is expired", async () => {
    const gateway = await stripeWith({});
    expect(await gateway.readSubscription("sub_1")).toEqual({ reference: "sub_1", state: "gone" });
    expect(await gateway.readCheckout("cs_1")).toMatchObject({ state: "expired" });
  });
});

describe("a customer", () => {
  const person = { email: "me@people.example", language: "en" } as const;

  it("that is there is described", async () => {
    const gateway = await stripeWith({ "/v1/customers/cus_1": { id: "cus_1" } });
    expect(await gateway.describeCustomer("cus_1", person)).toBe(true);
  });

  it("that is gone is said to be", async () => {
    expect(await (await stripeWith({})).describeCustomer("cus_1", person)).toBe(false);
  });
});

describe("a payment", () => {
  it("is known by the invoice that it paid, and by what went back or is held back", async () => {
    const gateway = await stripeWith({
      "/v1/payment_intents/pi_1": {
        customer: "cus_1",
        metadata: { checkout_id: "co_1" },
        latest_charge: { id: "ch_1", amount_refunded: 100 },
      },
      "/v1/invoice_payments": { data: [{ invoice: "in_1" }] },
      "/v1/disputes": {
        data: [
          { status: "won", amount: 1 },
          { status: "warning_needs_response", amount: 2 },
          { status: "needs_response", amount: 4 },
          { status: "appeal_under_review", amount: 8 },
        ],
      },
    });
    expect(await gateway.readPayment("pi_1")).toEqual({
      customer: "cus_1",
      invoice: "in_1",
      checkoutId: "co_1",
      refunded: 100,
      disputed: 12,
    });
  });
});

describe("a notice", () => {
  it.each([
    [
      "charge.refunded",
      { id: "ch_1", payment_intent: "pi_1" },
      { about: "payment", subject: "pi_1" },
    ],
    [
      "refund.failed",
      { id: "re_1", payment_intent: "pi_1" },
      { about: "payment", subject: "pi_1" },
    ],
    ["charge.dispute.closed", { id: "dp_1", payment_intent: null }, { about: "other" }],
    ["invoice.paid", { id: "in_1" }, { about: "invoice", subject: "in_1" }],
    ["customer.created", { id: "cus_1" }, { about: "other" }],
  ])("%s tells of what it is about", async (type, object, told) => {
    const gateway = await stripeWith({});
    const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const secret = "whsec_of_nobody";
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    expect(gateway.readWebhook(Buffer.from(payload), signature)).toMatchObject(told);
  });
});
