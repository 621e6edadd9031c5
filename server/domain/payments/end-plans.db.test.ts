import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../contracts/days.ts";
import { PaymentsUnavailable } from "../../services/payments/gateway.ts";
import { endPlans } from "./end-plans.ts";
import { handleEvent } from "./handle-event.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer } = paymentsDatabase();

/** A gateway with one running plan, and a record of the plans it ended. */
async function withPlan() {
  const { actor, customer: reference } = await customer();
  const ended: string[] = [];
  const gateway = testGateway({
    endSubscription: async (subscription) => {
      ended.push(subscription);
      const found = gateway.subscriptions.get(subscription);
      if (!found) throw new PaymentsUnavailable("It cannot be ended now.");
      gateway.subscriptions.set(subscription, { ...found, state: "canceled", endedAt: new Date() });
    },
  });
  const { invoice, subscription } = paidPlan(reference);
  gateway.invoices.set(invoice.reference, invoice);
  gateway.subscriptions.set(subscription.reference, subscription);
  await handleEvent(means(gateway), noticeOf("invoice", invoice.reference));
  const plan = subscription.reference;
  /** Changes our row; they may have paid at the gateway since. */
  const overdue = (days: number, state: "past_due" | "active" = "past_due") => {
    gateway.subscriptions.set(plan, { ...subscription, state });
    return pool().query(
      `update public.subscriptions set state = 'past_due',
          past_due_since = now() - $2 * interval '1 day' where reference = $1`,
      [plan, days],
    );
  };
  return { actor, gateway, plan, ended, overdue };
}
const stateOf = async (plan: string) => {
  const { rows } = await pool().query<{ state: string }>(
    "select state from public.subscriptions where reference = $1",
    [plan],
  );
  return rows[0]?.state;
};

describe("the end of plans", () => {
  it("ends the plans of deleted people, however they were deleted", async () => {
    const { actor, gateway, plan, ended } = await withPlan();
    await endPlans(means(gateway));
    expect(ended).toEqual([]);
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
    await endPlans(means(gateway));
    await endPlans(means(gateway));
    expect(ended).toEqual([plan]);
  });

  it("ends at once the plan of whoever is locked out, and nobody else's", async () => {
    const { actor, gateway, plan, ended } = await withPlan();
    const other = await withPlan();
    const start = new Date();
    const found = gateway.subscriptions.get(plan);
    if (!found) throw new Error("There is no plan");
    const period = { start, end: new Date(start.getTime() + 30 * DAY_MS) };
    gateway.subscriptions.set(plan, { ...found, period });
    await handleEvent(means(gateway), noticeOf("subscription", plan));
    const lockFor = (time: string | null) =>
      pool().query("update auth.users set banned_until = now() + $2::interval where id = $1", [
        actor.userId,
        time,
      ]);
    // Locked for less than the paid month, so they find the plan as it was.
    await lockFor("1 day");
    await endPlans(means(gateway), actor.userId);
    expect(ended).toEqual([]);
    await lockFor("876000 hours");
    await lockFor(null);
    await endPlans(means(gateway), actor.userId);
    expect(ended).toEqual([]);
    await lockFor("876000 hours");
    await endPlans(means(other.gateway), other.actor.userId);
    expect(other.ended).toEqual([]);
    await endPlans(means(gateway), actor.userId);
    await endPlans(means(gateway), actor.userId);
    expect(ended).toEqual([plan]);
    const { rows } = await pool().query(
      `select s.state, a.balance from public.subscriptions s
         join public.credit_accounts a on a.id = s.account_id where s.reference = $1`,
      [plan],
    );
    expect(rows).toEqual([{ state: "canceled", balance: 40 }]);
  });

  it("comes for one though it cannot come for another now", async () => {
    const stuck = await withPlan();
    await stuck.overdue(30);
    const { gateway, plan, ended, overdue } = await withPlan();
    await overdue(8);
    await expect(endPlans(means(gateway))).rejects.toThrow("1 of 2 plans");
    expect(ended).toContain(plan);
    expect(await stateOf(plan)).toBe("canceled");
    await pool().query("delete from public.subscriptions where reference = $1", [stuck.plan]);
  });

  it("leaves a plan that was paid in time, though no notice told of it", async () => {
    const { gateway, plan, ended, overdue } = await withPlan();
    await overdue(8, "active");
    await endPlans(means(gateway));
    expect(ended).toEqual([]);
    expect(await stateOf(plan)).toBe("active");
  });
});
