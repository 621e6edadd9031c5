import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

/** Tables of credits and payments. */
const MONEY = [
  "checkouts",
  "credit_accounts",
  "credit_entries",
  "credit_lot_uses",
  "credit_lots",
  "credit_reconciliations",
  "invoices",
  "payment_customers",
  "payment_events",
  "subscriptions",
];

/** The values of the query's only column, `found`, in order. */
async function find(sql: string, values: unknown[] = []): Promise<unknown[]> {
  const { rows } = await database.run(owner, sql, values);
  return rows.map((row) => row.found).sort();
}

describe("the secret key", () => {
  it("only reads money: what moves it is the server's operations", async () => {
    const granted = await find(
      `select format('%s on %s', act.name, c.relname) as found
         from pg_class c join pg_namespace n on n.oid = c.relnamespace,
              unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES',
                           'TRIGGER', 'MAINTAIN']) as act (name)
        where n.nspname = 'public' and c.relname = any ($1)
          and case when act.name in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
                   then has_any_column_privilege('service_role', c.oid, act.name)
                   else has_table_privilege('service_role', c.oid, act.name) end`,
      [MONEY],
    );
    expect(granted).toEqual(MONEY.map((table) => `SELECT on ${table}`));
  });

  it("calls no function that moves it", async () => {
    const callable = await find(
      `select p.oid::regprocedure::text as found
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'internal' and (p.proname ~ 'credit' or p.proname ~ 'payment')
          and has_function_privilege('service_role', p.oid, 'execute')`,
    );
    expect(callable).toEqual([]);
  });
});
