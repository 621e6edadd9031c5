import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import type { Member } from "../testing/people.ts";
import { differencesIn, entriesOf } from "../testing/sandbox.ts";
import { buyingOn } from "./buying.ts";

const server = inject("server");
let on: ReturnType<typeof buyingOn>;
beforeAll(() => {
  on = buyingOn(server);
});

async function chargeOf(who: Member): Promise<string> {
  const payment = await withDatabase(server, async (client) => {
    const { rows } = await client.query(
      `select i.payment_reference from public.invoices i
         join public.credit_accounts a on a.id = i.account_id where a.user_id = $1`,
      [who.id],
    );
    return String(rows[0]?.payment_reference);
  });
  const { latest_charge } = await on.sandbox.stripe.paymentIntents.retrieve(payment);
  return String(latest_charge);
}

describe("money that goes back", () => {
  it("takes the credits back, in proportion, and once", async () => {
    const me = await on.founder();
    await on.buy(me);
    const charge = await chargeOf(me);
    await on.sandbox.help(`/charges/${charge}/refund`, { half: true });
    await on.sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({
      kind: "reversal",
      amount: -15,
      reason: "payment_refunded",
    });
    await on.sandbox.help(`/charges/${charge}/refund`);
    await on.sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({ amount: -15, balance_after: 0 });
    expect(await entriesOf(server, me)).toHaveLength(3);
  });

  it("after the credits were spent is owed, and shown", async () => {
    const me = await on.founder();
    await on.buy(me);
    await withDatabase(server, (client) =>
      client.query(
        `select internal.post_credit_entry(internal.credit_account($1), 'spend', -20, $2, 'match', 'run', 'x')`,
        [me.id, randomUUID()],
      ),
    );
    await on.sandbox.help(`/charges/${await chargeOf(me)}/refund`);
    await on.sandbox.delivered();
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({ balance: 0, owed: 20 });
  });

  it("by a dispute takes them, and a dispute that is won returns them", async () => {
    const me = await on.founder();
    await on.buy(me);
    const dispute = await on.sandbox.help(`/charges/${await chargeOf(me)}/dispute`);
    await on.sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({
      amount: -30,
      reason: "payment_disputed",
    });
    await on.sandbox.help(`/disputes/${idOf(dispute)}/close`, { status: "won" });
    await on.sandbox.delivered();
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({
      amount: 30,
      reason: "dispute_won",
      balance_after: 30,
    });
  });

  it("by a lost dispute stays gone", async () => {
    const me = await on.founder();
    await on.buy(me);
    const dispute = await on.sandbox.help(`/charges/${await chargeOf(me)}/dispute`);
    await on.sandbox.help(`/disputes/${idOf(dispute)}/close`, { status: "lost" });
    await on.sandbox.delivered();
    expect((await entriesOf(server, me)).map(({ amount }) => amount)).toEqual([30, -30]);
  });
});

describe("the books", () => {
  it("agree after all of the above", async () => {
    await on.sandbox.delivered();
    expect(await differencesIn(server)).toEqual([]);
  });
});

function idOf(object: unknown): string {
  if (object && typeof object === "object" && "id" in object) return String(object.id);
  throw new Error("It has no id");
}
