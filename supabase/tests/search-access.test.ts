import { describe, expect, it } from "vitest";
import { type Actor, owner, service, stranger, visitor } from "./actors.ts";
import { given, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

const CALLS: Record<string, string> = {
  search_site: "'kopi'",
  suggest: "'kopi'",
  near_matches: "'kopi'",
  named_phrases: "array['kopi']",
};
const FUNCTIONS = Object.keys(CALLS);
const EVERYBODY: [string, Actor][] = [
  ["a visitor", visitor],
  ["a signed-in person", stranger],
  ["the service", service],
];

async function find(sql: string): Promise<unknown[]> {
  const { rows } = await database.run(owner, sql);
  return rows.map((row) => row.found);
}

describe.each(EVERYBODY)("%s", (_who, actor) => {
  it.each(FUNCTIONS)("may call %s", async (name) => {
    await given(database, "startups", startup({ name: "Kopi" }));
    const { rowCount } = await database.run(actor, `select from public.${name}(${CALLS[name]})`);
    expect(rowCount).toBe(1);
  });

  it("may call them only by the names of their parameters", async () => {
    await database.run(
      actor,
      "select from public.search_site(query => 'x', segmented => 'x', kind => 'news', page_size => 6, meant => '{isseed}')",
    );
    await database.run(actor, "select from public.named_phrases(phrases => '{kopi}')");
    await database.run(actor, "select from public.suggest(query => 'x', page_size => 8)");
    await database.run(actor, "select from public.near_matches(query => 'x', page_size => 6)");
  });

  it("may not enter the schema search", async () => {
    for (const sql of [
      "select from search.news",
      "select from search.names",
      "select from search.people",
      "select search.fold('x')",
      "select search.rebuild_news()",
    ]) {
      await expect(database.run(actor, sql), sql).rejects.toMatchObject({
        code: "42501",
        message: "permission denied for schema search",
      });
    }
  });
});

describe("the schema search", () => {
  it("grants nothing to anybody but its owner", async () => {
    const roles =
      "(values ('anon'), ('authenticated'), ('service_role'), ('authenticator')) as role (name)";
    const granted = await find(
      `select format('%s: %s', role.name, c.oid::regclass) as found
         from pg_class c, ${roles}
        where c.relnamespace = 'search'::regnamespace and c.relkind in ('r', 'v', 'm', 'S')
          and case c.relkind when 'S' then has_sequence_privilege(role.name, c.oid, 'usage')
              else has_table_privilege(role.name, c.oid, 'select, insert, update, delete, truncate') end
        union all
       select format('%s: %s', role.name, p.oid::regprocedure)
         from pg_proc p, ${roles}
        where p.pronamespace = 'search'::regnamespace
          and has_function_privilege(role.name, p.oid, 'execute')`,
    );
    expect(granted).toEqual([]);
  });

  it("has row-level security on every table, and no policy", async () => {
    const open = await find(
      `select c.oid::regclass::text as found from pg_class c
        where c.relnamespace = 'search'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
        union all
       select policyname from pg_policies where schemaname = 'search'`,
    );
    expect(open).toEqual([]);
  });

  it("belongs to the role that runs migrations, as everything in it", async () => {
    const owners = await find(
      `select distinct relowner::regrole::text as found from pg_class
        where relnamespace = 'search'::regnamespace
        union select proowner::regrole::text from pg_proc where pronamespace = 'search'::regnamespace`,
    );
    expect(owners).toEqual(["postgres"]);
  });
});

it.each(FUNCTIONS)("%s is cut after a second", async (name) => {
  const settings = await find(
    `select unnest(proconfig) as found from pg_proc
      where pronamespace = 'public'::regnamespace and proname = '${name}'`,
  );
  expect(settings).toContain("statement_timeout=1s");
});

it("every industry, country and kind of investor is called something in every language", async () => {
  const missing = await find(
    `select listed.value as found
       from unnest(reference.industries() || reference.countries() || reference.investor_types()) as listed (value)
      where listed.value <> 'Other' and not exists (
        select from search.labels l
         where l.value = listed.value and '' <> all (array[btrim(l.en), btrim(l.zh), btrim(l.vi), btrim(l.th), btrim(l.id)]))`,
  );
  expect(missing).toEqual([]);
});
