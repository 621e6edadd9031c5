import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { type CheckoutOrder, PaymentsUnavailable } from "../../services/payments/gateway.ts";
import { Actor } from "../account/actor.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { KeyReused } from "../credits/post-entry.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { handleEvent } from "./handle-event.ts";
import { readPlan } from "./read-plan.ts";
import { PlanRunning, startCheckout } from "./start-checkout.ts";
import { noticeOf, type TestGateway, testGateway } from "./test-gateway.ts";
import { paidPlan, paymentMeans } from "./test-payments.ts";

const { pool, open } = accountsDatabase();

const PACK = { kind: "pack", id: "pack_30" } as const;
const PLAN = { kind: "plan", id: "startup_monthly" } as const;

const begin = (gateway: TestGateway, actor: Actor, item: typeof PACK | typeof PLAN, key: string) =>
  startCheckout(paymentMeans(pool(), gateway), actor, STARTUP_ROLE, {
    item,
    returnTo: "/credits",
    key,
  });
const fails = async () => {
  throw new PaymentsUnavailable("No answer.");
};

describe("a checkout that the gateway did not answer to", () => {
  it("is asked for again with the very same words, of the same customer", async () => {
    const actor = await open("Startup");
    const key = randomUUID();
    const orders: CheckoutOrder[] = [];
    const made: string[] = [];
    const gateway = testGateway({
      createCustomer: async (accountId) => {
        made.push(accountId);
        return `cus_${accountId}`;
      },
      openCheckout: async (order) => {
        orders.push(order);
        if (orders.length === 1) return fails();
        return { reference: `cs_${order.id}`, url: "https://pay.example/1" };
      },
    });
    await expect(begin(gateway, actor, PACK, key)).rejects.toThrow(PaymentsUnavailable);
    expect(await begin(gateway, actor, PACK, key)).toMatchObject({ url: "https://pay.example/1" });
    expect(orders[1]).toEqual(orders[0]);
    // This address tells people who leave that nothing was charged.
    expect(orders[0]?.cancelUrl).toMatch(/\/credits\?checkout=left$/);
    expect(made).toHaveLength(1);
  });

  it("is no longer opened once a plan has been bought", async () => {
    const actor = await open("Startup");
    const [lost, other] = [randomUUID(), randomUUID()];
    await expect(begin(testGateway({ openCheckout: fails }), actor, PLAN, lost)).rejects.toThrow(
      PaymentsUnavailable,
    );
    const gateway = testGateway();
    const { id } = await begin(gateway, actor, PLAN, other);
    const { invoice, subscription } = paidPlan(`cus_${await creditAccount(pool(), actor.userId)}`);
    gateway.invoices.set(invoice.reference, { ...invoice, checkoutId: id });
    gateway.subscriptions.set(subscription.reference, subscription);
    await handleEvent(paymentMeans(pool(), gateway), noticeOf("invoice", invoice.reference));
    await expect(begin(gateway, actor, PLAN, lost)).rejects.toThrow(PlanRunning);
  });
});

it("a plan of the sandbox is none once real money is taken", async () => {
  const actor = await open("Startup");
  const accountId = await creditAccount(pool(), actor.userId);
  await pool().query(
    `insert into public.subscriptions
       (account_id, gateway, reference, plan_id, next_plan_id, state, period_start, period_end)
     values ($1, 'sandbox', $2, 'startup_monthly', 'startup_monthly', 'active', now(), now() + interval '1 month')`,
    [accountId, `sub_${accountId}`],
  );
  const { name } = testGateway();
  expect(await readPlan(pool(), accountId, "sandbox")).toBeDefined();
  expect(await readPlan(pool(), accountId, name)).toBeUndefined();
  expect(await begin(testGateway(), actor, PLAN, randomUUID())).toHaveProperty("url");
});

describe("a key", () => {
  it.each([
    ["whose checkout was closed", "state = 'expired'"],
    ["whose payment failed", "state = 'failed'"],
    ["whose checkout has run out unheard of", "created_at = now() - interval '61 minutes'"],
    [
      "that was never answered, and too long ago",
      "url = null, reference = null, created_at = now() - interval '26 minutes'",
    ],
  ])("%s leads to no dead address: it is used up", async (_what, change) => {
    const actor = await open("Startup");
    const key = randomUUID();
    const { id } = await begin(testGateway(), actor, PACK, key);
    await pool().query(`update public.checkouts set ${change} where id = $1`, [id]);
    await expect(begin(testGateway(), actor, PACK, key)).rejects.toThrow(KeyReused);
  });

  it("of somebody else is another key", async () => {
    const key = randomUUID();
    const first = await begin(testGateway(), await open("Startup"), PACK, key);
    const second = await begin(testGateway(), await open("Startup"), PLAN, key);
    expect(second.id).not.toBe(first.id);
  });
});

it("the gateway gets a changed address", async () => {
  const actor = await open("Startup");
  const told: string[] = [];
  const gateway = testGateway({
    describeCustomer: async (_customer, { email }) => {
      told.push(email);
      return true;
    },
  });
  await begin(gateway, actor, PACK, randomUUID());
  const { userId, sessionId } = actor;
  const moved = new Actor({ userId, sessionId, email: "new@people.example" });
  await begin(gateway, moved, PACK, randomUUID());
  expect(told).toEqual([actor.email, "new@people.example"]);
});
