import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn } from "./clients.ts";
import { mailTo } from "./mails.ts";
import { callAs, type Member, makeMember } from "./members.ts";
import { withDatabase } from "./people.ts";
import { differencesIn, entriesOf, type Sandbox, sandboxOf, startCheckout } from "./sandbox.ts";

const server = inject("server");
const PACK = { kind: "pack", id: "pack_30" } as const;
const PLAN = { kind: "plan", id: "startup_monthly" } as const;

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = sandboxOf(server);
});

const founder = () => makeMember(server);
const ask = async (who: Member, path: string, input: unknown = {}) =>
  (await callAs(server, who.token, path, input)).data;
const progress = (who: Member, id: string) => ask(who, "payments/read-checkout", { id });

/** Buys and waits until everything that follows has happened. */
async function buy(
  who: Member,
  item: { kind: "pack" | "plan"; id: string } = PACK,
  behaviour = "pay",
) {
  const checkout = await startCheckout(server, who, item);
  await sandbox.pay(checkout.session, behaviour);
  await sandbox.delivered();
  return checkout;
}

async function chargeOf(who: Member): Promise<string> {
  const payment = await withDatabase(server, async (client) => {
    const { rows } = await client.query(
      `select i.payment_reference from public.invoices i
         join public.credit_accounts a on a.id = i.account_id where a.user_id = $1`,
      [who.id],
    );
    return String(rows[0]?.payment_reference);
  });
  const { latest_charge } = await sandbox.stripe.paymentIntents.retrieve(payment);
  return String(latest_charge);
}

async function subscriptionOf(who: Member): Promise<string> {
  const { data } = await signedIn(server, who.token).from("subscriptions").select("reference");
  return String(data?.[0]?.reference);
}

describe("a pack", () => {
  it("that is paid brings its credits, an invoice and a receipt", async () => {
    const me = await founder();
    const { id } = await buy(me);
    expect(await entriesOf(server, me)).toEqual([
      { kind: "purchase", amount: 30, reason: "pack_30", balance_after: 30 },
    ]);
    expect(await progress(me, id)).toMatchObject({ state: "paid", credits: 30 });
    const { data } = await signedIn(server, me.token).from("invoices").select();
    expect(data).toEqual([
      expect.objectContaining({ item_id: "pack_30", amount: 2900, state: "paid" }),
    ]);
    const receipt = await mailTo(server, me.email);
    expect(receipt.subject).toBe("Your receipt from Benih: $29.00");
    expect(receipt.text).toContain(String(data?.[0]?.number));
  });

  it.each(["twice", "late", "out_of_order"])(
    "whose notices come %s brings them once",
    async (behaviour) => {
      const me = await founder();
      const checkout = await startCheckout(server, me, PACK);
      await sandbox.pay(checkout.session, behaviour);
      // Late ones would be on their way for half a minute.
      await sandbox.sendNow(checkout.id);
      await sandbox.delivered();
      expect(await entriesOf(server, me)).toHaveLength(1);
      expect(await progress(me, checkout.id)).toMatchObject({ state: "paid" });
    },
  );

  it("that is declined brings nothing, and can still be paid", async () => {
    const me = await founder();
    const checkout = await startCheckout(server, me, PACK);
    await sandbox.pay(checkout.session, "decline");
    await sandbox.delivered();
    expect(await entriesOf(server, me)).toEqual([]);
    expect(await progress(me, checkout.id)).toMatchObject({ state: "open" });
    await sandbox.pay(checkout.session);
    await sandbox.delivered();
    expect(await entriesOf(server, me)).toHaveLength(1);
  });

  it("that is paid slowly is on its way until the money is there", async () => {
    const me = await founder();
    const checkout = await startCheckout(server, me, PACK);
    await sandbox.pay(checkout.session, "slow");
    expect(await progress(me, checkout.id)).toMatchObject({ state: "processing" });
    await sandbox.help(`/checkout_sessions/${checkout.session}/settle`);
    await sandbox.delivered();
    expect(await progress(me, checkout.id)).toMatchObject({ state: "paid" });
    expect(await entriesOf(server, me)).toHaveLength(1);
  });

  it("whose slow payment fails says so, and brings nothing", async () => {
    const me = await founder();
    const checkout = await startCheckout(server, me, PACK);
    await sandbox.pay(checkout.session, "slow_decline");
    await sandbox.help(`/checkout_sessions/${checkout.session}/settle`);
    await sandbox.delivered();
    expect(await progress(me, checkout.id)).toMatchObject({ state: "failed" });
    expect(await entriesOf(server, me)).toEqual([]);
  });

  it("is one checkout under one key, also when asked for ten times at once", async () => {
    const me = await founder();
    const key = randomUUID();
    const checkouts = await Promise.all(
      Array.from({ length: 10 }, () => startCheckout(server, me, PACK, key)),
    );
    expect(new Set(checkouts.map(({ url }) => url)).size).toBe(1);
  });

  it("under the key of another one is refused", async () => {
    const me = await founder();
    const key = randomUUID();
    await startCheckout(server, me, PACK, key);
    const other = { item: { kind: "pack", id: "pack_100" } };
    const answer = await callAs(server, me.token, "payments/start-checkout", other, key);
    expect(answer).toMatchObject({ status: 409, code: "key_reused" });
  });

  it.each([
    ["without a key", { item: PACK }, "", 400, "invalid_input"],
    [
      "that is not sold",
      { item: { kind: "pack", id: "pack_1" } },
      "a-key-of-mine",
      404,
      "not_found",
    ],
    [
      "of a plan's name",
      { item: { kind: "pack", id: PLAN.id } },
      "a-key-of-mine",
      404,
      "not_found",
    ],
    [
      "of another role",
      { item: { kind: "plan", id: "investor_monthly" } },
      "a-key-of-mine",
      404,
      "not_found",
    ],
    [
      "that leads elsewhere",
      { item: PACK, returnTo: "//evil.example" },
      "a-key-of-mine",
      400,
      "invalid_input",
    ],
    [
      "that leads elsewhere behind a tab, which browsers drop",
      { item: PACK, returnTo: "/\t/evil.example" },
      "a-key-of-mine",
      400,
      "invalid_input",
    ],
    [
      "that leads elsewhere too",
      { item: PACK, returnTo: "/\\evil.example" },
      "a-key-of-mine",
      400,
      "invalid_input",
    ],
  ])("%s is refused", async (_what, input, key, status, code) => {
    const me = await founder();
    const answer = await callAs(server, me.token, "payments/start-checkout", input, key);
    expect(answer).toMatchObject({ status, code });
  });

  it("of somebody else is not there", async () => {
    const { id } = await startCheckout(server, await founder(), PACK);
    const answer = await callAs(server, (await founder()).token, "payments/read-checkout", { id });
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });
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
    const { readFileSync } = await import("node:fs");
    const found: { paymentsWebhookSecret: string } = JSON.parse(
      readFileSync(`${server.dataDirectory}/secrets.json`, "utf8"),
    );
    return found.paymentsWebhookSecret;
  };

  it("that claims what is not so brings nothing: the gateway is asked", async () => {
    const me = await founder();
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

describe("money that goes back", () => {
  it("takes the credits back, in proportion, and once", async () => {
    const me = await founder();
    await buy(me);
    const charge = await chargeOf(me);
    await sandbox.help(`/charges/${charge}/refund`, { half: true });
    await sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({
      kind: "reversal",
      amount: -15,
      reason: "payment_refunded",
    });
    await sandbox.help(`/charges/${charge}/refund`);
    await sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({ amount: -15, balance_after: 0 });
    expect(await entriesOf(server, me)).toHaveLength(3);
  });

  it("after the credits were spent is owed, and shown", async () => {
    const me = await founder();
    await buy(me);
    await withDatabase(server, (client) =>
      client.query(
        `select internal.post_credit_entry(internal.credit_account($1), 'spend', -20, $2, 'match', 'run', 'x')`,
        [me.id, randomUUID()],
      ),
    );
    await sandbox.help(`/charges/${await chargeOf(me)}/refund`);
    await sandbox.delivered();
    expect(await ask(me, "credits/read-summary")).toMatchObject({ balance: 0, owed: 20 });
  });

  it("by a dispute takes them, and a dispute that is won returns them", async () => {
    const me = await founder();
    await buy(me);
    const dispute = await sandbox.help(`/charges/${await chargeOf(me)}/dispute`);
    await sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({
      amount: -30,
      reason: "payment_disputed",
    });
    await sandbox.help(`/disputes/${idOf(dispute)}/close`, { status: "won" });
    await sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({
      amount: 30,
      reason: "dispute_won",
      balance_after: 30,
    });
  });

  it("by a dispute that is lost stays gone", async () => {
    const me = await founder();
    await buy(me);
    const dispute = await sandbox.help(`/charges/${await chargeOf(me)}/dispute`);
    await sandbox.help(`/disputes/${idOf(dispute)}/close`, { status: "lost" });
    await sandbox.delivered();
    expect((await entriesOf(server, me)).map(({ amount }) => amount)).toEqual([30, -30]);
  });
});

describe("a plan", () => {
  it("brings its credits with each period, and each period once", async () => {
    const me = await founder();
    await buy(me, PLAN);
    expect(await entriesOf(server, me)).toEqual([
      { kind: "plan", amount: 40, reason: "startup_monthly", balance_after: 40 },
    ]);
    const reference = await subscriptionOf(me);
    await sandbox.help(`/subscriptions/${reference}/renew`);
    await sandbox.delivered();
    expect((await entriesOf(server, me)).map(({ amount }) => amount)).toEqual([40, 40]);
    expect(await ask(me, "credits/read-summary")).toMatchObject({
      balance: 80,
      plan: { planId: "startup_monthly", state: "active", cancelAtPeriodEnd: false },
      packs: expect.arrayContaining([expect.objectContaining({ id: "pack_30", cents: 2320 })]),
    });
  });

  it("makes packs cheaper, at the gateway too", async () => {
    const me = await founder();
    await buy(me, PLAN);
    const { session } = await startCheckout(server, me, PACK);
    expect(await sandbox.stripe.checkout.sessions.retrieve(session)).toMatchObject({
      amount_total: 2320,
    });
  });

  it("cannot be had twice, not even by two checkouts at once", async () => {
    const me = await founder();
    const [first, second] = await Promise.allSettled([
      startCheckout(server, me, PLAN),
      startCheckout(server, me, PLAN),
    ]);
    const open = [first, second].flatMap((each) =>
      each.status === "fulfilled" ? [each.value.session] : [],
    );
    const paid = await Promise.allSettled(open.map((session) => sandbox.pay(session)));
    expect(paid.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await sandbox.delivered();
    const again = await callAs(
      server,
      me.token,
      "payments/start-checkout",
      { item: PLAN },
      randomUUID(),
    );
    expect(again).toMatchObject({ status: 409, code: "plan_running" });
  });

  it("that is cancelled lasts to the end of its period, and can be resumed before", async () => {
    const me = await founder();
    await buy(me, PLAN);
    await ask(me, "plans/cancel");
    expect(await ask(me, "credits/read-summary")).toMatchObject({
      plan: { state: "active", cancelAtPeriodEnd: true },
    });
    await ask(me, "plans/resume");
    expect(await ask(me, "credits/read-summary")).toMatchObject({
      plan: { cancelAtPeriodEnd: false },
    });
    await ask(me, "plans/cancel");
    await sandbox.help(`/subscriptions/${await subscriptionOf(me)}/renew`);
    await sandbox.delivered();
    expect(await ask(me, "credits/read-summary")).toMatchObject({ balance: 40, plan: null });
  });

  it("whose renewal fails goes on for some days, and the person is told", async () => {
    const me = await founder();
    await buy(me, PLAN);
    const reference = await subscriptionOf(me);
    await sandbox.help(`/subscriptions/${reference}/fail_renewals`, { failing: true });
    await sandbox.help(`/subscriptions/${reference}/renew`);
    await sandbox.delivered();
    expect(await ask(me, "credits/read-summary")).toMatchObject({
      balance: 40,
      plan: { state: "past_due", graceUntil: expect.any(String) },
    });
    await sandbox.help(`/subscriptions/${reference}/fail_renewals`, { failing: false });
    await sandbox.help(`/subscriptions/${reference}/renew`);
    await sandbox.delivered();
    expect(await ask(me, "credits/read-summary")).toMatchObject({
      balance: 80,
      plan: { state: "active", graceUntil: null },
    });
  });

  it.each(["plans/cancel", "plans/resume"])("that is not there: %s", async (path) => {
    const answer = await callAs(server, (await founder()).token, path);
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("the books", () => {
  it("agree after all of the above", async () => {
    await sandbox.delivered();
    expect(await differencesIn(server)).toEqual([]);
  });
});

function idOf(object: unknown): string {
  if (object && typeof object === "object" && "id" in object) return String(object.id);
  throw new Error("It has no id");
}
