import { beforeAll, describe, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { differencesIn, type Sandbox, sandboxOf, startCheckout } from "../testing/sandbox.ts";
import { tablesWith, withSuperuser } from "./traces.ts";

const server = inject("server");
const PACK = { kind: "pack", id: "pack_30" } as const;
const PLAN = { kind: "plan", id: "startup_monthly" } as const;

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = sandboxOf(server);
});

type Books = {
  account: string;
  customer: string;
  subscription: string;
  charge: string;
};

async function buy(who: Member, item: { kind: "pack" | "plan"; id: string }, behaviour = "pay") {
  const checkout = await startCheckout(server, who, item);
  await sandbox.pay(checkout.session, behaviour);
  await sandbox.delivered();
  return checkout;
}

/** The provider's ids of the person and their purchases, read before they leave. */
async function booksOf({ id }: Member): Promise<Books> {
  const { account, customer, subscription, payment } = await withDatabase(
    server,
    async (client) => {
      const { rows } = await client.query<Record<string, string>>(
        `select a.id as account, c.reference as customer, s.reference as subscription,
              (select max(i.payment_reference) from public.invoices i
                where i.account_id = a.id) as payment
         from public.credit_accounts a
         join public.payment_customers c on c.account_id = a.id
         left join public.subscriptions s on s.account_id = a.id
        where a.user_id = $1`,
        [id],
      );
      return rows[0] ?? {};
    },
  );
  const intent = await sandbox.stripe.paymentIntents.retrieve(String(payment));
  return {
    account: String(account),
    customer: String(customer),
    subscription: String(subscription),
    charge: String(intent.latest_charge),
  };
}

/** Deletes the account and waits until the provider has forgotten its customer. */
async function leave({ email, password, token }: Member, customer: string): Promise<void> {
  const answer = await callOperation(server, token, "account/delete", { email, password });
  expect(answer).toMatchObject({ status: 200, data: null });
  await eventually("the provider forgets the customer", PATIENCE_MS, async () => {
    const found = await sandbox.stripe.customers.retrieve(customer);
    return found.deleted ? true : undefined;
  });
}

/** An account in the books: its person, entries and invoices. */
const read = (account: string) =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query(
      `select a.user_id, a.balance, a.owed,
              array(select e.amount from public.credit_entries e
                     where e.account_id = a.id order by e.id) as entries,
              array(select i.item_id from public.invoices i
                     where i.account_id = a.id order by i.credits desc) as invoices,
              (select s.state from public.subscriptions s where s.account_id = a.id) as plan
         from public.credit_accounts a where a.id = $1`,
      [account],
    );
    return rows[0];
  });

/** Notices about an account's purchases that could not be handled. */
const failures = (account: string) =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query(
      `select e.kind, e.failure from public.payment_events e
        where e.handled_at is null and e.subject in (
          select c.reference from public.checkouts c where c.account_id = $1
          union all select s.reference from public.subscriptions s where s.account_id = $1
          union all select unnest(array[i.reference, i.payment_reference])
                      from public.invoices i where i.account_id = $1)`,
      [account],
    );
    return rows;
  });

describe("who deletes an account with a plan that runs", () => {
  it("is never charged again: the provider has no live subscription, and renews none", async () => {
    const me = await makeMember(server);
    await buy(me, PLAN);
    const { customer, subscription, account } = await booksOf(me);
    await leave(me, customer);
    await sandbox.delivered();
    expect(await sandbox.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: "canceled",
    });
    expect((await sandbox.stripe.subscriptions.list({ customer })).data).toEqual([]);
    await expect(sandbox.help(`/subscriptions/${subscription}/renew`)).rejects.toThrow(
      /does not renew/,
    );
    const invoices = await sandbox.stripe.invoices.list({ customer });
    expect(invoices.data).toHaveLength(1);
    expect(await read(account)).toMatchObject({ plan: "canceled", entries: [40] });
  });

  it("leaves the books as they were, in an account without a person", async () => {
    const me = await makeMember(server);
    await buy(me, PLAN);
    await buy(me, PACK);
    const { account, customer } = await booksOf(me);
    await leave(me, customer);
    await sandbox.delivered();
    expect(await read(account)).toEqual({
      user_id: null,
      balance: 70,
      owed: 0,
      entries: [40, 30],
      invoices: ["startup_monthly", "pack_30"],
      plan: "canceled",
    });
  });

  it("is in no row of any table, neither by id nor by address", async () => {
    const [me, other] = [await makeMember(server), await makeMember(server)];
    for (const who of [me, other]) {
      await buy(who, PLAN);
      await buy(who, PACK);
      // One that is never paid.
      await startCheckout(server, who, PACK);
    }
    const { customer } = await booksOf(me);
    await withSuperuser(server, async (client) => {
      const before = await tablesWith(client, [me.id, me.email]);
      expect(before.map((line) => line.split(":")[0])).toEqual(
        expect.arrayContaining([
          "auth.users",
          "public.credit_accounts",
          "sample_payments.events",
          "sample_payments.idempotency_keys",
          "sample_payments.objects",
        ]),
      );
      const kept = await tablesWith(client, [other.id, other.email]);
      await leave(me, customer);
      await eventually("nothing is left", PATIENCE_MS, async () => {
        const left = await tablesWith(client, [me.id, me.email]);
        return left.length === 0 ? true : undefined;
      });
      expect(await tablesWith(client, [other.id, other.email])).toEqual(kept);
    });
  });

  it("can have no checkout paid that was open", async () => {
    const me = await makeMember(server);
    await buy(me, PACK);
    const open = await startCheckout(server, me, PLAN);
    const { account, customer } = await booksOf(me);
    await leave(me, customer);
    await expect(sandbox.pay(open.session)).rejects.toThrow(/No such customer/);
    expect(await read(account)).toMatchObject({ entries: [30], plan: null });
  });
});

describe("a late notice about a deleted person", () => {
  it("adds what was paid to an account without a person, once, however often it comes", async () => {
    const me = await makeMember(server);
    await buy(me, PACK);
    const { account, customer } = await booksOf(me);
    const late = await startCheckout(server, me, PACK);
    await sandbox.pay(late.session, "late");
    await leave(me, customer);
    expect(await read(account)).toMatchObject({ user_id: null });
    // The new notices for the first time and the old ones again, the newest first.
    await sandbox.sendNow(customer);
    await sandbox.sendNow(customer);
    await sandbox.delivered();
    expect(await read(account)).toMatchObject({ user_id: null, balance: 60, entries: [30, 30] });
    expect(await failures(account)).toEqual([]);
  });

  it("of a refund takes that account's credits, and the rest is owed", async () => {
    const me = await makeMember(server);
    await buy(me, PACK);
    const { account, customer, charge } = await booksOf(me);
    await withDatabase(server, (client) =>
      client.query(
        "select internal.post_credit_entry($1, 'spend', -20, $2, 'match', 'run', 'a run')",
        [account, `spend:${account}`],
      ),
    );
    await leave(me, customer);
    await sandbox.help(`/charges/${charge}/refund`);
    await sandbox.delivered();
    expect(await read(account)).toMatchObject({
      user_id: null,
      balance: 0,
      owed: 20,
      entries: [30, -20, -30],
    });
    expect(await failures(account)).toEqual([]);
  });

  it("about a slow payment holds nobody else up", async () => {
    const me = await makeMember(server);
    await buy(me, PACK);
    const slow = await startCheckout(server, me, PACK);
    await sandbox.pay(slow.session, "slow");
    const { account, customer } = await booksOf(me);
    await leave(me, customer);
    await sandbox.help("/advance", { seconds: 60 });
    expect(await sandbox.stripe.checkout.sessions.retrieve(slow.session)).toMatchObject({
      payment_status: "paid",
      invoice: null,
    });
    await sandbox.delivered();
    expect(await read(account)).toMatchObject({ user_id: null, entries: [30] });
    expect(await failures(account)).toEqual([]);
  });
});

it("the books agree after all of the above", async () => {
  await sandbox.delivered();
  expect(await differencesIn(server)).toEqual([]);
});
