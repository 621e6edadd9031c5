import { expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { cancelPlan, resumePlan } from "./change-plan.ts";
import { handleEvent } from "./handle-event.ts";
import { composeCancelledPlan } from "./plan-mail.ts";
import { readPlan } from "./read-plan.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer } = paymentsDatabase();

async function withPlan() {
  const { actor, customer: reference } = await customer();
  const gateway = testGateway({
    setCancelAtPeriodEnd: async (subscription, cancelAtPeriodEnd) => {
      const found = gateway.subscriptions.get(subscription);
      if (found) gateway.subscriptions.set(subscription, { ...found, cancelAtPeriodEnd });
    },
  });
  const { invoice, subscription } = paidPlan(reference);
  gateway.invoices.set(invoice.reference, invoice);
  gateway.subscriptions.set(subscription.reference, subscription);
  await handleEvent(means(gateway), noticeOf("invoice", invoice.reference));
  const { rows } = await pool().query<{ id: string }>(
    "select id from public.subscriptions where reference = $1",
    [subscription.reference],
  );
  const id = rows[0]?.id ?? "";
  const told = async () => {
    const jobs = await pool().query("select from graphile_worker.jobs where key = $1", [
      `cancelled:${id}`,
    ]);
    return jobs.rowCount;
  };
  return { actor, means: means(gateway), reference: subscription.reference, id, told };
}

it("whoever cancels a plan has it in writing, in their language and once", async () => {
  const { actor, means: at, reference, id, told } = await withPlan();
  expect(await told()).toBe(0);
  await cancelPlan(at, actor);
  expect(await told()).toBe(1);
  await pool().query("select graphile_worker.remove_job($1)", [`cancelled:${id}`]);
  // The gateway's own notice of it, and any later one, cause no mail.
  await handleEvent(at, noticeOf("subscription", reference));
  expect(await told()).toBe(0);
  for (const language of LANGUAGES) {
    await pool().query("update public.profiles set language = $2 where user_id = $1", [
      actor.userId,
      language,
    ]);
    const mail = await composeCancelledPlan(pool(), at, id);
    expect(mail?.to).toBe(actor.email);
    expect(mail?.text).toMatch(/2999|3542/);
    expect(mail?.text).not.toMatch(/\{\w+\}/);
  }
});

it("a plan is told of as it was bought, whatever the price list says by now", async () => {
  const { actor, means: at, id } = await withPlan();
  await cancelPlan(at, actor);
  const [plan] = at.prices.plans;
  if (!plan) throw new Error("There is no plan");
  for (const plans of [[], [{ ...plan, id: "startup_monthly", credits: 77, cents: 9900 }]]) {
    const prices = { ...at.prices, plans };
    const mail = await composeCancelledPlan(pool(), { ...at, prices }, id);
    expect(mail?.text).toContain("40 credits");
  }
  const { rows } = await pool().query<{ id: string }>(
    "select id from public.credit_accounts where user_id = $1",
    [actor.userId],
  );
  expect(await readPlan(pool(), rows[0]?.id ?? "", undefined)).toMatchObject({
    credits: 40,
    next: { credits: 40, cents: 2900 },
  });
});

it("a plan that was resumed before the mail went out is not said to end", async () => {
  const { actor, means: at, id } = await withPlan();
  await cancelPlan(at, actor);
  await resumePlan(at, actor);
  expect(await composeCancelledPlan(pool(), at, id)).toBeUndefined();
});
