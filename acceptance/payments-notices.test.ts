import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { entriesOf, startCheckout } from "../testing/sandbox.ts";
import { secretsOf } from "../testing/secrets.ts";
import { buyingOn, PACK } from "./buying.ts";

const server = inject("server");
let on: ReturnType<typeof buyingOn>;
beforeAll(() => {
  on = buyingOn(server);
});

describe("a notice of the gateway", () => {
  const send = (body: string, signature?: string) =>
    fetch(`${server.url}/api/payments/webhook`, {
      method: "POST",
      headers: { ...(signature && { "stripe-signature": signature }) },
      body,
    });
  const event = (session: string) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: "event",
      type: "checkout.session.completed",
      data: { object: { id: session, object: "checkout.session" } },
    });
  const sign = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const secret = secretsOf(server).paymentsWebhookSecret;

  it("with a false claim adds nothing: the gateway is asked", async () => {
    const me = await on.founder();
    const { session } = await startCheckout(server, me, PACK);
    const payload = event(session);
    const answer = await send(payload, sign(payload, secret));
    expect(answer.status).toBe(200);
    expect(await entriesOf(server, me)).toEqual([]);
  });

  it.each<[string, (payload: string) => Promise<string | undefined>]>([
    ["without a signature", async () => undefined],
    ["signed at a time that no calendar holds", async () => "t=99999999999999999999,v1="],
    ["with another key's", async (payload) => sign(payload, "whsec_of_a_stranger")],
    ["with another body's", async () => sign("{}", secret)],
    ["that is replayed", async (payload) => sign(payload, secret, 1_700_000_000)],
    ["with nonsense", async () => "t=1,v1=00"],
  ])("%s is refused", async (_what, make) => {
    const payload = event("cs_test_1");
    expect((await send(payload, await make(payload))).status).toBe(400);
  });
});

describe("another site on the same account of the gateway", () => {
  it("has its notices taken and let be", async () => {
    const { stripe, pay, delivered, help } = on.sandbox;
    const customer = await stripe.customers.create({ email: "somebody@elsewhere.example" });
    const price = await stripe.prices.create({
      currency: "usd",
      unit_amount: 700,
      recurring: { interval: "month" },
      product_data: { name: "Vegetables" },
    });
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: "https://elsewhere.example",
    });
    await pay(session.id);
    const { invoice } = await stripe.checkout.sessions.retrieve(session.id);
    const payments = await stripe.invoicePayments.list({ invoice: String(invoice) });
    const payment = String(payments.data[0]?.payment.payment_intent);
    const { latest_charge } = await stripe.paymentIntents.retrieve(payment);
    await help(`/charges/${String(latest_charge)}/refund`);
    await delivered();
    const notices = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ kind: string; handled: boolean; attempts: number }>(
        `select kind, handled_at is not null as handled, attempts from public.payment_events
          where subject in ($1, $2, $3)`,
        [session.id, invoice, payment],
      );
      return rows;
    });
    expect(notices).toHaveLength(3);
    expect(notices.filter(({ handled, attempts }) => !handled || attempts !== 1)).toEqual([]);
  });
});
