import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { claimsOf, makePerson, signAsServer } from "../testing/people.ts";

const server = inject("server");
const NOT_PERMITTED = "42501";

/** Every table that the data API could reach; the list is read from the database below. */
const TABLES = [
  "account_activity",
  "checkouts",
  "company_events",
  "credit_accounts",
  "credit_entries",
  "credit_lot_uses",
  "credit_lots",
  "credit_reconciliations",
  "criteria_readings",
  "deck_issue_marks",
  "deck_reviews",
  "fact_sources",
  "free_reviews",
  "funding_round_investors",
  "funding_rounds",
  "introductions",
  "investor_profiles",
  "investors",
  "invoices",
  "kept_forms",
  "match_feedback",
  "match_results",
  "model_calls",
  "moved_addresses",
  "news",
  "news_investors",
  "news_startups",
  "payment_customers",
  "payment_events",
  "profile_files",
  "profiles",
  "publications",
  "reports",
  "run_attempts",
  "runs",
  "site_pages",
  "startup_profiles",
  "startups",
  "subscriptions",
];

/**
 * What people write themselves: their saved items (saved.test.ts), and their permission for support
 * to see a deck (supabase/tests/desk-support.test.ts).
 */
const OWN = ["saved_investors", "saved_searches", "saved_startups", "support_grants"];

let actors: [string, SupabaseClient][];

beforeAll(async () => {
  const person = await makePerson(server);
  const token = await signAsServer(server, claimsOf(server, person));
  actors = [
    ["a visitor", visitor(server)],
    ["a signed-in person", signedIn(server, token)],
  ];
});

async function stateOf(table: string): Promise<string> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as state
         from public.${table} t`,
    );
    return rows[0]?.state;
  });
}

describe("nobody writes through the data API without the secret key", () => {
  it("in any table that is there", async () => {
    const { rows } = await withDatabase(server, (client) =>
      client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual([...TABLES, ...OWN].sort());
  });

  // Other files add rows at the same time: for these tables only the error codes are checked.
  it.each(TABLES)("in %s", async (table) => {
    const busy =
      /profile|activity|checkout|credit|invoice|payment|subscription|^news$|run|deck|match|intro|kept|free|publication|startups|investors|moved|company|fact/.test(
        table,
      );
    const stands = busy ? undefined : await stateOf(table);
    const { column, id } = await someColumn(table);
    const row: Record<string, unknown> = { [column]: id };
    for (const [actor, client] of actors) {
      const attempts = {
        insert: client.from(table).insert(row),
        upsert: client.from(table).upsert(row),
        update: client.from(table).update(row).neq(column, id),
        delete: client.from(table).delete().neq(column, id),
      };
      for (const [attempt, request] of Object.entries(attempts)) {
        const { error } = await request;
        expect(error?.code, `${attempt} by ${actor}`).toBe(NOT_PERMITTED);
      }
    }
    if (stands !== undefined) expect(await stateOf(table)).toBe(stands);
  });

  it.each([
    ["auth", "users"],
    ["auth", "sessions"],
    ["internal", "sample_content"],
    ["supabase_migrations", "schema_migrations"],
    ["pg_catalog", "pg_roles"],
  ])("and the schema %s is not served at all", async (schema, table) => {
    for (const [actor, client] of actors) {
      const { error, data } = await client.schema(schema).from(table).select("*");
      expect(data, actor).toBeNull();
      expect(error?.code, actor).toBe("PGRST106");
    }
  });
});

/** The owner column of a table, else another one that can be set; and a value for it. */
async function someColumn(table: string): Promise<{ column: string; id: string }> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select attname as name, atttypid::regtype::text as type from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and attidentity = ''
        order by attname <> 'user_id', attnum limit 1`,
      [`public.${table}`],
    );
    const [found = { name: "", type: "" }] = rows;
    const values: Record<string, string> = { bigint: "1", "timestamp with time zone": "now" };
    return { column: found.name, id: values[found.type] ?? randomUUID() };
  });
}
