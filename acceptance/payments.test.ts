import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn } from "../testing/clients.ts";
import { mailTo } from "../testing/mails.ts";
import { callOperation } from "../testing/operations.ts";
import { differencesIn, entriesOf, startCheckout } from "../testing/sandbox.ts";
import { buyingOn, PACK, PLAN } from "./buying.ts";

const server = inject("server");
let on: ReturnType<typeof buyingOn>;
beforeAll(() => {
  on = buyingOn(server);
});

describe("a pack", () => {
  it("that is paid brings its credits, an invoice and a receipt", async () => {
    const me = await on.founder();
    const { id } = await on.buy(me);
    expect(await entriesOf(server, me)).toEqual([
      { kind: "purchase", amount: 30, reason: "pack_30", balance_after: 30 },
    ]);
    expect(await on.progress(me, id)).toMatchObject({ state: "paid", credits: 30 });
    const { data } = await signedIn(server, me.token).from("invoices").select();
    expect(data).toEqual([
      expect.objectContaining({ item_id: "pack_30", amount: 2900, state: "paid" }),
    ]);
    const receipt = await mailTo(server, me.email);
    expect(receipt.subject).toBe("Your receipt from Benih: US$29.00");
    expect(receipt.text).toContain(String(data?.[0]?.number));
  });

  it.each(["twice", "late", "out_of_order"])(
    "whose notices come %s adds the credits once",
    async (behaviour) => {
      const me = await on.founder();
      const checkout = await startCheckout(server, me, PACK);
      await on.sandbox.pay(checkout.session, behaviour);
      await on.sandbox.deliverLate();
      expect(await entriesOf(server, me)).toHaveLength(1);
      expect(await on.progress(me, checkout.id)).toMatchObject({ state: "paid" });
    },
  );

  it("that is declined brings nothing, and can still be paid", async () => {
    const me = await on.founder();
    const checkout = await startCheckout(server, me, PACK);
    await on.sandbox.pay(checkout.session, "decline");
    await on.sandbox.delivered();
    expect(await entriesOf(server, me)).toEqual([]);
    expect(await on.progress(me, checkout.id)).toMatchObject({ state: "open" });
    await on.sandbox.pay(checkout.session);
    await on.sandbox.delivered();
    expect(await entriesOf(server, me)).toHaveLength(1);
  });

  it("that is paid slowly is on its way until the money is there", async () => {
    const me = await on.founder();
    const checkout = await startCheckout(server, me, PACK);
    await on.sandbox.pay(checkout.session, "slow");
    expect(await on.progress(me, checkout.id)).toMatchObject({ state: "processing" });
    await on.sandbox.help(`/checkout_sessions/${checkout.session}/settle`);
    await on.sandbox.delivered();
    expect(await on.progress(me, checkout.id)).toMatchObject({ state: "paid" });
    expect(await entriesOf(server, me)).toHaveLength(1);
  });

  it("whose slow payment fails says so, and adds nothing", async () => {
    const me = await on.founder();
    const checkout = await startCheckout(server, me, PACK);
    await on.sandbox.pay(checkout.session, "slow_decline");
    await on.sandbox.help(`/checkout_sessions/${checkout.session}/settle`);
    await on.sandbox.delivered();
    expect(await on.progress(me, checkout.id)).toMatchObject({ state: "failed" });
    expect(await entriesOf(server, me)).toEqual([]);
  });

  it("is one checkout under one key, also when asked for ten times at once", async () => {
    const me = await on.founder();
    const key = randomUUID();
    const checkouts = await Promise.all(
      Array.from({ length: 10 }, () => startCheckout(server, me, PACK, key)),
    );
    expect(new Set(checkouts.map(({ url }) => url)).size).toBe(1);
  });

  it("under the key of another one is refused", async () => {
    const me = await on.founder();
    const key = randomUUID();
    await startCheckout(server, me, PACK, key);
    const other = { item: { kind: "pack", id: "pack_100" } };
    const answer = await callOperation(server, me.token, "payments/start-checkout", other, key);
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
    const me = await on.founder();
    const answer = await callOperation(server, me.token, "payments/start-checkout", input, key);
    expect(answer).toMatchObject({ status, code });
  });

  it("of somebody else is not there", async () => {
    const { id } = await startCheckout(server, await on.founder(), PACK);
    const answer = await callOperation(
      server,
      (await on.founder()).token,
      "payments/read-checkout",
      {
        id,
      },
    );
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("the books", () => {
  it("agree after all of the above", async () => {
    await on.sandbox.delivered();
    expect(await differencesIn(server)).toEqual([]);
  });
});
