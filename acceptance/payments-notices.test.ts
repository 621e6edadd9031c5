import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { buyingOn, PACK } from "./buying.ts";
import { entriesOf, startCheckout } from "./sandbox.ts";

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
  const secret = async () => {
    const found: { paymentsWebhookSecret: string } = JSON.parse(
      readFileSync(`${server.dataDirectory}/secrets.json`, "utf8"),
    );
    return found.paymentsWebhookSecret;
  };

  it("that claims what is not so brings nothing: the gateway is asked", async () => {
    const me = await on.founder();
    const { session } = await startCheckout(server, me, PACK);
    const payload = event(session);
    const answer = await send(payload, sign(payload, await secret()));
    expect(answer.status).toBe(200);
    expect(await entriesOf(server, me)).toEqual([]);
  });

  it.each<[string, (payload: string) => Promise<string | undefined>]>([
    ["without a signature", async () => undefined],
    ["with another key's", async (payload) => sign(payload, "whsec_of_a_stranger")],
    ["with another body's", async () => sign("{}", await secret())],
    ["that is replayed", async (payload) => sign(payload, await secret(), 1_700_000_000)],
    ["with nonsense", async () => "t=1,v1=00"],
  ])("%s is refused", async (_what, make) => {
    const payload = event("cs_test_1");
    expect((await send(payload, await make(payload))).status).toBe(400);
  });
});
