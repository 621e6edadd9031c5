import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { callOperation } from "../testing/operations.ts";
import { differencesIn, entriesOf, startCheckout } from "../testing/sandbox.ts";
import { buyingOn, PACK, PLAN } from "./buying.ts";

const server = inject("server");
let on: ReturnType<typeof buyingOn>;
beforeAll(() => {
  on = buyingOn(server);
});

describe("a plan", () => {
  it("brings its credits with each period, and each period once", async () => {
    const me = await on.founder();
    await on.buy(me, PLAN);
    expect(await entriesOf(server, me)).toEqual([
      { kind: "plan", amount: 40, reason: "startup_monthly", balance_after: 40 },
    ]);
    const reference = await on.subscriptionOf(me);
    await on.sandbox.help(`/subscriptions/${reference}/renew`);
    await on.sandbox.delivered();
    expect((await entriesOf(server, me)).map(({ amount }) => amount)).toEqual([40, 40]);
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      balance: 80,
      plan: { planId: "startup_monthly", state: "active", cancelAtPeriodEnd: false },
      packs: expect.arrayContaining([expect.objectContaining({ id: "pack_30", cents: 2320 })]),
    });
  });

  it("makes packs cheaper, at the gateway too", async () => {
    const me = await on.founder();
    await on.buy(me, PLAN);
    const { session } = await startCheckout(server, me, PACK);
    expect(await on.sandbox.stripe.checkout.sessions.retrieve(session)).toMatchObject({
      amount_total: 2320,
    });
  });

  it("cannot be bought twice, not even by two concurrent checkouts", async () => {
    const me = await on.founder();
    const [first, second] = await Promise.allSettled([
      startCheckout(server, me, PLAN),
      startCheckout(server, me, PLAN),
    ]);
    const open = [first, second].flatMap((each) =>
      each.status === "fulfilled" ? [each.value.session] : [],
    );
    const paid = await Promise.allSettled(open.map((session) => on.sandbox.pay(session)));
    expect(paid.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await on.sandbox.delivered();
    const again = await callOperation(
      server,
      me.token,
      "payments/start-checkout",
      { item: PLAN },
      randomUUID(),
    );
    expect(again).toMatchObject({ status: 409, code: "plan_running" });
  });

  it("that is cancelled lasts to the end of its period, and can be resumed before", async () => {
    const me = await on.founder();
    await on.buy(me, PLAN);
    await on.ask(me, "plans/cancel");
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      plan: { state: "active", cancelAtPeriodEnd: true },
    });
    await on.ask(me, "plans/resume");
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      plan: { cancelAtPeriodEnd: false },
    });
    await on.ask(me, "plans/cancel");
    await on.sandbox.help(`/subscriptions/${await on.subscriptionOf(me)}/renew`);
    await on.sandbox.delivered();
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({ balance: 40, plan: null });
  });

  it("whose renewal fails continues for some days, and the person is told", async () => {
    const me = await on.founder();
    await on.buy(me, PLAN);
    const reference = await on.subscriptionOf(me);
    await on.sandbox.help(`/subscriptions/${reference}/fail_renewals`, { failing: true });
    await on.sandbox.help(`/subscriptions/${reference}/renew`);
    await on.sandbox.delivered();
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      balance: 40,
      plan: { state: "past_due", graceUntil: expect.any(String) },
    });
    await on.sandbox.help(`/subscriptions/${reference}/fail_renewals`, { failing: false });
    await on.sandbox.help(`/subscriptions/${reference}/renew`);
    await on.sandbox.delivered();
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      balance: 80,
      plan: { state: "active", graceUntil: null },
    });
  });

  it.each(["plans/cancel", "plans/resume"])("that is not there: %s", async (path) => {
    const answer = await callOperation(server, (await on.founder()).token, path);
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("the books", () => {
  it("agree after all of the above", async () => {
    await on.sandbox.delivered();
    expect(await differencesIn(server)).toEqual([]);
  });
});
