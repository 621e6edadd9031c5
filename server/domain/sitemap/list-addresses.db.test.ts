import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { countSitemapFiles, listRecentArticles, listSitemapAddresses } from "./list-addresses.ts";

const PER_FILE = 5;
const ARTICLES = 12;

let cluster: MigratedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  // All at the same time, so that only the id decides their order.
  await pool.query(
    `insert into public.news (slug, title, is_published, published_at)
     select 'article-' || n, 'Article', n <= $1, '2026-01-01'
       from generate_series(1, $1 + 3) n`,
    [ARTICLES],
  );
  await pool.query(
    `insert into public.news (title, is_published, published_at) values ('No slug', true, '2026-01-02')`,
  );
  await pool.query(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     select 'startup-' || n, 'Startup', '{fintech}', 'seed', 'Vietnam', n <= 6, '2026-01-01'
       from generate_series(1, 7) n`,
  );
  await pool.query(
    `insert into public.investors (slug, name, investor_types, country, is_published, published_at)
     values ('investor', 'Investor', '{venture_capital}', 'Vietnam', true, '2026-01-01')`,
  );
  await pool.query(
    `insert into public.reports (kind, period, figures)
     values ('month', '2026-10-01', '{}'), ('year', '2026-01-01', '{}')`,
  );
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

it("cuts the addresses into files that hold each published page exactly once", async () => {
  const files = await countSitemapFiles(pool, PER_FILE);
  const lists = await Promise.all(
    Array.from({ length: files }, (_, position) =>
      listSitemapAddresses(pool, position + 1, PER_FILE),
    ),
  );
  // The fixed pages, a country, a sector and two reports, 13 articles, 6 startups and 1 investor.
  expect(lists.map((list) => list.length)).toEqual([19, 5, 5, 3, 5, 1, 1]);
  const paths = lists.flat().map((address) => address.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(
      ["/", "/legal-disclaimer", "/funding-tracker", "/news/article-1", "/news/article-12"].concat([
        "/startups/startup-6",
        "/investors/investor",
        "/countries/vietnam",
        "/sectors/fintech",
        "/reports/2026-10",
        "/reports/2026",
      ]),
    ),
  );
  expect(paths).not.toContain("/news/article-13");
  expect(paths).not.toContain("/startups/startup-7");
});

it("names an article without slug by its id", async () => {
  const all = await listSitemapAddresses(pool, 2);
  expect(all.at(-1)?.path).toMatch(/^\/news\/[0-9a-f-]{36}$/);
  expect(all.at(-1)?.changedAt).toBeInstanceOf(Date);
});

it("says in which languages an article can be read, and which articles are new", async () => {
  await pool.query(
    `insert into public.news (slug, title, title_vi, is_sample, is_published, published_at) values
       ('translated', 'Rice', 'Lúa', false, true, now() - interval '1 hour'),
       ('a-sample', 'Sample', null, true, true, now())`,
  );
  const files = await countSitemapFiles(pool);
  const lists = await Promise.all(
    Array.from({ length: files }, (_, position) => listSitemapAddresses(pool, position + 1)),
  );
  const languagesOf = (path: string) => lists.flat().find((one) => one.path === path)?.languages;
  expect(languagesOf("/news/translated")).toEqual(["en", "vi"]);
  expect(languagesOf("/news/article-1")).toEqual(["en"]);
  expect(languagesOf("/startups/startup-1")).toHaveLength(5);
  expect(await listRecentArticles(pool)).toEqual([
    { path: "/news/translated", publishedAt: expect.any(Date), titles: { en: "Rice", vi: "Lúa" } },
  ]);
});

it("lists a country and a sector by the year's rounds, too", async () => {
  await pool.query(
    `with startup as (
       insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
       values ('rice-mill', 'Rice Mill', '{agritech}', 'seed', 'Thailand', true, '2026-01-01')
       returning id
     )
     insert into public.funding_rounds (startup_id, kind, announced_on, amount_usd_thousand)
     select id, 'seed', current_date - n, 100 from startup, generate_series(10, 30, 10) n`,
  );
  const paths = (await listSitemapAddresses(pool, 1)).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/countries/thailand", "/sectors/agritech"]));
});
