import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

describe("realtime", () => {
  const published = async (condition: string) => {
    const { rows } = await database.run(
      owner,
      `select format('%s.%s', schemaname, tablename) as found
         from pg_publication_tables p
         join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
        where pubname = 'supabase_realtime' and ${condition} order by 1`,
    );
    return rows.map((row) => row.found);
  };

  it("publishes news, and a person's own purchases, runs and introductions, and nothing else", async () => {
    expect(await published("true")).toEqual([
      "public.checkouts",
      "public.credit_accounts",
      "public.introductions",
      "public.news",
      "public.runs",
      "public.subscriptions",
    ]);
  });

  it("sends only the key of a deleted row: its owner can no longer be checked", async () => {
    expect(await published("c.relreplident <> 'd'")).toEqual([]);
  });
});
