import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { paymentsDatabase } from "./test-payments.ts";

const { pool, customer } = paymentsDatabase();
const MIGRATION = new URL(
  "../../../supabase/migrations/20261130170100_test_keys_before.sql",
  import.meta.url,
);

/** Somebody with a plan, an invoice and a checkout of each kind, from before the kinds of keys were recorded. */
async function buyer(...kinds: ("live" | "test")[]): Promise<string> {
  const { accountId } = await customer();
  for (const kind of kinds) {
    await pool().query(
      `insert into public.checkouts
         (account_id, idempotency_key, gateway, reference, item_kind, item_id, credits, amount, return_to)
       values ($1, $2, 'stripe', $3, 'pack', 'pack_30', 30, 2900, '/credits')`,
      [accountId, randomUUID(), `cs_${kind}_${randomUUID()}`],
    );
  }
  await pool().query(
    `insert into public.subscriptions
       (account_id, gateway, reference, plan_id, next_plan_id, state, period_start, period_end)
     values ($1, 'stripe', $2, 'seed', 'seed', 'active', now(), now())`,
    [accountId, `sub_${accountId}`],
  );
  await pool().query(
    `insert into public.invoices
       (account_id, gateway, reference, item_kind, item_id, credits, amount, state)
     values ($1, 'stripe', $2, 'plan', 'seed', 40, 2900, 'unpaid')`,
    [accountId, `in_${accountId}`],
  );
  return accountId;
}

/** The gateways of the account's rows. */
async function gatewaysOf(accountId: string) {
  const tables = ["payment_customers", "subscriptions", "invoices", "checkouts"];
  const names = tables.map(
    (table) =>
      `array(select gateway from public.${table} where account_id = $1 order by 1) as ${table}`,
  );
  const { rows } = await pool().query(`select ${names.join(", ")}`, [accountId]);
  return rows[0];
}

const allAt = (gateway: string) => ({
  payment_customers: [gateway],
  subscriptions: [gateway],
  invoices: [gateway],
  checkouts: [gateway],
});

it("what was bought with test keys before they had a name is theirs, and nothing else", async () => {
  const [tried, live, both, again] = [
    await buyer("test"),
    await buyer("live"),
    await buyer("live", "test"),
    await buyer("test"),
  ];
  await pool().query(
    "insert into public.payment_customers (gateway, account_id, reference) values ('stripe_test', $1, $2)",
    [again, `cus_again_${again}`],
  );
  await pool().query(await readFile(MIGRATION, "utf8"));
  expect(await gatewaysOf(tried)).toEqual(allAt("stripe_test"));
  expect(await gatewaysOf(live)).toEqual(allAt("stripe"));
  expect(await gatewaysOf(both)).toEqual({
    ...allAt("stripe"),
    checkouts: ["stripe", "stripe_test"],
  });
  const { rows } = await pool().query(
    `select reference from public.payment_customers
      where account_id = $1 and gateway = 'stripe_test' and gone_at is null`,
    [again],
  );
  expect(rows).toEqual([{ reference: `cus_again_${again}` }]);
});
