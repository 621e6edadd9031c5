import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { handleEvent } from "./handle-event.ts";
import { readSummary } from "./read-summary.ts";
import { PlanRunning, startCheckout } from "./start-checkout.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer } = paymentsDatabase();
const EARLIER_INVOICES = new URL(
  "../../../supabase/migrations/20261201220200_plans_of_earlier_invoices.sql",
  import.meta.url,
);

const FULL = 2900;
const REDUCED = 2320;

/** Somebody whose plan began with a slow payment method: it runs, but no money has come. */
async function begun() {
  const { actor, accountId, customer: reference } = await customer();
  const gateway = testGateway();
  const { invoice, subscription } = paidPlan(reference);
  const hold = async (paid: "paid" | "unpaid", state: "active" | "past_due") => {
    gateway.invoices.set(invoice.reference, { ...invoice, state: paid });
    gateway.subscriptions.set(subscription.reference, { ...subscription, state });
    await handleEvent(means(gateway), noticeOf("invoice", invoice.reference));
  };
  const want = (kind: "pack" | "plan", id: string) =>
    startCheckout(means(gateway), actor, STARTUP_ROLE, {
      item: { kind, id },
      returnTo: "/credits",
      key: randomUUID(),
    });
  const selling = { prices: DEFAULT_PRICES, gateway, firstReviewIsFree: false };
  const shown = async () => {
    const { packs, plan } = await readSummary(pool(), selling, actor, STARTUP_ROLE);
    return { cents: packs.find(({ id }) => id === "pack_30")?.cents, isPaid: plan?.isPaid };
  };
  const charged = async () => {
    const { id } = await want("pack", "pack_30");
    const { rows } = await pool().query<{ amount: number }>(
      "select amount from public.checkouts where id = $1",
      [id],
    );
    return rows[0]?.amount;
  };
  return { accountId, invoice, subscription, hold, want, shown, charged };
}

it("a plan that nobody has paid for yet makes nothing cheaper, and is the one plan", async () => {
  const { hold, want, shown, charged } = await begun();
  for (const state of ["active", "past_due"] as const) {
    await hold("unpaid", state);
    expect(await shown()).toEqual({ cents: FULL, isPaid: false });
    expect(await charged()).toBe(FULL);
    await expect(want("plan", "startup_monthly")).rejects.toThrow(PlanRunning);
  }
});

it("a plan that was paid for makes packs cheaper, also while the next payment is missing", async () => {
  const { hold, shown, charged } = await begun();
  for (const state of ["active", "past_due"] as const) {
    await hold("paid", state);
    expect(await shown()).toEqual({ cents: REDUCED, isPaid: true });
    expect(await charged()).toBe(REDUCED);
  }
});

it("an invoice from before it named its plan is of the one that ran then", async () => {
  const { accountId, invoice, subscription, hold, shown } = await begun();
  await hold("paid", "active");
  await pool().query(
    `insert into public.subscriptions
       (account_id, gateway, reference, plan_id, next_plan_id, state, period_start, period_end, started_at)
     select account_id, gateway, reference || '_earlier', plan_id, plan_id, 'canceled', period_start, period_end,
            timestamptz '2020-01-01'
       from public.subscriptions where account_id = $1`,
    [accountId],
  );
  await pool().query(
    `insert into public.invoices (account_id, gateway, reference, item_kind, item_id, credits, amount, state, issued_at)
     select $1, 'stripe', $2 || name, kind, 'seed', 40, 2900, 'paid', timestamptz '2020-02-01'
       from (values ('_earlier', 'plan'), ('_pack', 'pack')) as before (name, kind)`,
    [accountId, invoice.reference],
  );
  await pool().query(
    "update public.invoices set subscription_reference = null where account_id = $1",
    [accountId],
  );
  expect(await shown()).toEqual({ cents: FULL, isPaid: false });
  await pool().query(await readFile(EARLIER_INVOICES, "utf8"));
  const { rows } = await pool().query(
    "select subscription_reference as plan from public.invoices where account_id = $1 order by reference",
    [accountId],
  );
  const { reference } = subscription;
  expect(rows).toEqual([{ plan: reference }, { plan: `${reference}_earlier` }, { plan: null }]);
  expect(await shown()).toEqual({ cents: REDUCED, isPaid: true });
});
