import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import { type MigratedCluster, startMigratedCluster } from "../../../supabase/tests/cluster.ts";
import { countSitemapFiles, listSitemapAddresses } from "./list-addresses.ts";

const PER_FILE = 5;
const ARTICLES = 12;

let cluster: MigratedCluster;
let pool: pg.Pool;

beforeAll(async () => {
  cluster = await startMigratedCluster();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  // All of one moment, so that only the id settles their order.
  await pool.query(
    `insert into public.news (slug, title, is_published, published_at)
     select 'article-' || n, 'Article', n <= $1, '2026-01-01'
       from generate_series(1, $1 + 3) n`,
    [ARTICLES],
  );
  await pool.query(
    `insert into public.news (title, is_published, published_at) values ('No slug', true, '2026-01-02')`,
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
  expect(lists.map((list) => list.length)).toEqual([5, 5, 5]);
  const paths = lists.flat().map((address) => address.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/legal-disclaimer", "/news/article-1", "/news/article-12"]),
  );
  expect(paths).not.toContain("/news/article-13");
});

it("names an article without slug by its id", async () => {
  const all = await listSitemapAddresses(pool, 1);
  expect(all.at(-1)?.path).toMatch(/^\/news\/[0-9a-f-]{36}$/);
  expect(all.at(-1)?.changedAt).toBeInstanceOf(Date);
});
