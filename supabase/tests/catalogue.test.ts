import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

/** Functions that a browser may call, as `schema.name(argument types)`. Stale entries fail. */
const CALLABLE_BY_BROWSERS = [
  "active_investors(text,integer,date)",
  "co_investors(uuid,integer)",
  "company_published_at(uuid)",
  "count_investors(text,text[],text[],text[])",
  "count_startups(text,text[],text[],text[])",
  "export_investors(text,text[],text[],text[],text,text,integer)",
  "export_startups(text,text[],text[],text[],text,text,integer)",
  "funding_difficulty(text,text,text,date)",
  "funding_difficulty_history(text,text,text,date)",
  "funding_tracker(text,text,text,date)",
  "largest_funding_round(text,date)",
  "list_funding_rounds(text,text,text,date,date,uuid,integer,date,text)",
  "list_investors(text,text[],text[],text[],text,text,text,integer,integer)",
  "list_startups(text,text[],text[],text[],text,text,text,integer,integer)",
  "named_phrases(text[])",
  "near_matches(text,integer)",
  "newest_round_up()",
  "portfolio(uuid,integer)",
  "read_hub(text,text,date)",
  "read_report(text,date)",
  "round_sizes(uuid[])",
  "rounds_joined(uuid)",
  "search_site(text,text,text,integer,text[])",
  "similar_startups(uuid,integer)",
  "suggest(text,integer)",
];

/** What a browser may do with our tables and views; anything else fails. */
const GRANTED_TO_BROWSERS = [
  "anon: SELECT on public.company_events",
  "anon: SELECT on public.fact_sources",
  "anon: SELECT on public.funding_round_investors",
  "anon: SELECT on public.funding_rounds",
  "anon: SELECT on public.investors",
  "anon: SELECT on public.moved_addresses",
  "anon: SELECT on public.news",
  "anon: SELECT on public.news_investors",
  "anon: SELECT on public.news_startups",
  "anon: SELECT on public.reports",
  "anon: SELECT on public.site_pages",
  "anon: SELECT on public.startups",
  "authenticated: DELETE on public.saved_investors",
  "authenticated: DELETE on public.saved_searches",
  "authenticated: DELETE on public.saved_startups",
  "authenticated: DELETE on public.support_grants",
  "authenticated: INSERT on public.profiles",
  "authenticated: INSERT on public.saved_investors",
  "authenticated: INSERT on public.saved_searches",
  "authenticated: INSERT on public.saved_startups",
  "authenticated: INSERT on public.support_grants",
  "authenticated: SELECT on public.account_activity",
  "authenticated: SELECT on public.checkouts",
  "authenticated: SELECT on public.company_events",
  "authenticated: SELECT on public.credit_accounts",
  "authenticated: SELECT on public.credit_entries",
  "authenticated: SELECT on public.credit_lots",
  "authenticated: SELECT on public.criteria_readings",
  "authenticated: SELECT on public.deck_issue_marks",
  "authenticated: SELECT on public.deck_reviews",
  "authenticated: SELECT on public.fact_sources",
  "authenticated: SELECT on public.funding_round_investors",
  "authenticated: SELECT on public.funding_rounds",
  "authenticated: SELECT on public.introductions",
  "authenticated: SELECT on public.investor_profiles",
  "authenticated: SELECT on public.investors",
  "authenticated: SELECT on public.invoices",
  "authenticated: SELECT on public.kept_forms",
  "authenticated: SELECT on public.match_feedback",
  "authenticated: SELECT on public.match_results",
  "authenticated: SELECT on public.moved_addresses",
  "authenticated: SELECT on public.news",
  "authenticated: SELECT on public.news_investors",
  "authenticated: SELECT on public.news_startups",
  "authenticated: SELECT on public.profile_files",
  "authenticated: SELECT on public.profiles",
  "authenticated: SELECT on public.publications",
  "authenticated: SELECT on public.reports",
  "authenticated: SELECT on public.runs",
  "authenticated: SELECT on public.saved_investors",
  "authenticated: SELECT on public.saved_searches",
  "authenticated: SELECT on public.saved_startups",
  "authenticated: SELECT on public.site_pages",
  "authenticated: SELECT on public.startup_profiles",
  "authenticated: SELECT on public.startups",
  "authenticated: SELECT on public.subscriptions",
  "authenticated: SELECT on public.support_grants",
  "authenticated: UPDATE on public.profiles",
  "authenticated: UPDATE on public.saved_searches",
];

/**
 * For tables that a browser may write, the only columns that it may name. Saved things have their
 * own files.
 */
const WRITABLE_COLUMNS = [
  "INSERT profiles.language",
  "INSERT profiles.role",
  "INSERT support_grants.user_id",
  "UPDATE profiles.language",
  "UPDATE profiles.mails_news",
  "UPDATE profiles.mails_results",
];

/** Every policy on the files of a hosted project's storage; anything else would open a bucket. */
const STORAGE_POLICIES = [
  "objects: A person reads their own decks and licences (SELECT to {authenticated})",
  "objects: Whoever has a second factor shows it first (ALL to {authenticated})",
];

const BROWSERS = "(values ('anon'), ('authenticated')) as browser (name)";
const OURS = "('public', 'internal', 'reference', 'directory', 'tracker', 'search')";

/** The values of the query's only column, `found`, in order. */
async function find(sql: string): Promise<unknown[]> {
  const { rows } = await database.run(owner, sql);
  return rows.map((row) => row.found).sort();
}

describe("every table of ours", () => {
  it("has row-level security enabled", async () => {
    const tables = (secured: boolean) =>
      find(`select c.oid::regclass::text as found
              from pg_class c join pg_namespace n on n.oid = c.relnamespace
             where n.nspname in ${OURS} and c.relkind in ('r', 'p') and c.relrowsecurity = ${secured}`);
    expect(await tables(false)).toEqual([]);
    expect(await tables(true)).toEqual(expect.arrayContaining(["news", "directory.startups"]));
  });

  it("has a primary key: realtime and the data API find rows by it", async () => {
    const without = await find(
      `select c.oid::regclass::text as found
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${OURS} and c.relkind in ('r', 'p')
          and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    );
    expect(without).toEqual([]);
  });

  it("belongs to the role that runs migrations", async () => {
    const owners = await find(
      `select distinct c.relowner::regrole::text as found
         from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${OURS}`,
    );
    expect(owners).toEqual(["postgres"]);
  });
});

describe("every policy", () => {
  it("is named as a sentence", async () => {
    const names = await find("select policyname as found from pg_policies");
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^[A-Z]\w* \w.*[^.]$/);
  });

  it("says to which roles it applies", async () => {
    const toEverybody = await find(
      "select policyname as found from pg_policies where 'public' = any (roles)",
    );
    expect(toEverybody).toEqual([]);
  });
});

describe("a browser (anon, authenticated)", () => {
  it("may call only the functions that are listed here", async () => {
    const callable = await find(
      `select distinct p.oid::regprocedure::text as found
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace, ${BROWSERS}
        where n.nspname in ${OURS}
          and has_schema_privilege(browser.name, n.oid, 'usage')
          and has_function_privilege(browser.name, p.oid, 'execute')`,
    );
    expect(callable).toEqual(CALLABLE_BY_BROWSERS);
  });

  it("may do to tables and views only what is listed here", async () => {
    // has_any_column_privilege is true for a grant on one column as for one on all.
    const granted = await find(
      `select format('%s: %s on %s.%s', browser.name, act.name, n.nspname, c.relname) as found
         from pg_class c join pg_namespace n on n.oid = c.relnamespace, ${BROWSERS},
              unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES',
                           'TRIGGER', 'MAINTAIN']) as act (name)
        where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and case when act.name in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
                   then has_any_column_privilege(browser.name, c.oid, act.name)
                   else has_table_privilege(browser.name, c.oid, act.name) end`,
    );
    expect(granted).toEqual(GRANTED_TO_BROWSERS);
  });

  it("may write only the columns that are listed here", async () => {
    const writable = await find(
      `select distinct format('%s %s.%s', act.name, c.relname, a.attname) as found
         from pg_attribute a join pg_class c on c.oid = a.attrelid
         join pg_namespace n on n.oid = c.relnamespace, ${BROWSERS},
              unnest(array['INSERT', 'UPDATE']) as act (name)
        where n.nspname in ${OURS} and a.attnum > 0 and c.relname not like 'saved\\_%'
          and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and has_column_privilege(browser.name, c.oid, a.attnum, act.name)`,
    );
    expect(writable).toEqual(WRITABLE_COLUMNS);
  });

  it("may do to files only what the policies listed here say", async () => {
    const policies = await find(
      `select format('%s: %s (%s to %s)', tablename, policyname, cmd, roles) as found
         from pg_policies where schemaname = 'storage'`,
    );
    expect(policies).toEqual(STORAGE_POLICIES);
  });

  it("may use no sequence", async () => {
    const usable = await find(
      `select c.oid::regclass::text as found
         from pg_class c join pg_namespace n on n.oid = c.relnamespace, ${BROWSERS}
        where n.nspname in ${OURS} and c.relkind = 'S'
          and has_sequence_privilege(browser.name, c.oid, 'usage, select, update')`,
    );
    expect(usable).toEqual([]);
  });

  it("may enter public only, and make nothing there", async () => {
    const privileges = await find(
      `select format('%s: %s on %s', browser.name, act.name, n.nspname) as found
         from pg_namespace n, ${BROWSERS}, (values ('usage'), ('create')) as act (name)
        where n.nspname in ${OURS} and has_schema_privilege(browser.name, n.oid, act.name)`,
    );
    expect(privileges).toEqual(["anon: usage on public", "authenticated: usage on public"]);
  });

  it("gets no rights on tables of later migrations without a grant", async () => {
    await database.run(owner, "create table public.later (id serial primary key)");
    await database.run(owner, "create function public.later() returns int return 1");
    const privileges = await find(
      `select browser.name as found from ${BROWSERS}
        where has_table_privilege(browser.name, 'public.later', 'select, insert, update, delete')
           or has_sequence_privilege(browser.name, 'public.later_id_seq', 'usage, select')
           or has_function_privilege(browser.name, 'public.later()', 'execute')`,
    );
    expect(privileges).toEqual([]);
  });
});

describe("the login role of requests", () => {
  it("may do nothing to a table before it becomes somebody", async () => {
    const reachable = await find(
      `select c.oid::regclass::text as found
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and (has_any_column_privilege('authenticator', c.oid, 'select, insert, update')
               or has_table_privilege('authenticator', c.oid, 'delete, truncate'))`,
    );
    expect(reachable).toEqual([]);
  });
});

describe("functions", () => {
  it("that run with their owner's rights fix their search_path", async () => {
    const open = await find(
      `select p.oid::regprocedure::text as found
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
          and not exists (select from unnest(p.proconfig) s where s like 'search\\_path=%')`,
    );
    expect(open).toEqual([]);
  });

  it("that a browser may call are cut after a second", async () => {
    const unlimited = await find(
      `select distinct p.oid::regprocedure::text as found
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace, ${BROWSERS}
        where n.nspname in ${OURS}
          and has_schema_privilege(browser.name, n.oid, 'usage')
          and has_function_privilege(browser.name, p.oid, 'execute')
          and not coalesce('statement_timeout=1s' = any (p.proconfig), false)`,
    );
    expect(unlimited).toEqual([]);
  });
});

describe("every view", () => {
  it("reads with the reader's rights, not its owner's", async () => {
    const open = await find(
      `select c.oid::regclass::text as found from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${OURS} and c.relkind in ('v', 'm')
          and not coalesce(c.reloptions @> '{security_invoker=true}', false)`,
    );
    expect(open).toEqual([]);
  });
});
