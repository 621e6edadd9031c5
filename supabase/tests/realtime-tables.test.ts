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

  it("tells of news, and a person of what they buy and have done, and of nothing else", async () => {
    expect(await published("true")).toEqual([
      "public.checkouts",
      "public.credit_accounts",
      "public.news",
      "public.runs",
      "public.subscriptions",
    ]);
  });

  it("sends of a row that goes no more than its key: nobody can be asked whose it was", async () => {
    expect(await published("c.relreplident <> 'd'")).toEqual([]);
  });
});
