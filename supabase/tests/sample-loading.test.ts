import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSampleContent } from "../../server/sample-content/load.ts";
import { closePool } from "./close-pool.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

let cluster: MigratedDatabase;
let pool: pg.Pool;

// Loading commits, and happens once in a database's life, so each test has its own.
beforeEach(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 3 });
});
afterEach(async () => {
  await closePool(pool);
  await cluster.stop();
});

async function contentRows(): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select count(*)::int from public.news) as news,
            (select count(*)::int from public.startups) as startups,
            (select count(*)::int from public.investors) as investors,
            (select count(*)::int from public.funding_rounds) as rounds,
            (select max(updated_at)::text from public.news) as changed`,
  );
  return rows[0];
}

it("loads once; again, it changes nothing", async () => {
  expect(await loadSampleContent(pool, NOW)).toBe(true);
  const before = await contentRows();
  expect(await loadSampleContent(pool, NOW)).toBe(false);
  expect(await contentRows()).toEqual(before);
});

it("does not come back after somebody deletes it", async () => {
  await loadSampleContent(pool, NOW);
  await pool.query("truncate public.news, public.startups, public.investors cascade");
  expect(await loadSampleContent(pool, NOW)).toBe(false);
  expect(await contentRows()).toMatchObject({ news: 0, startups: 0, investors: 0, rounds: 0 });
});

it.each([
  ["news", "insert into public.news (title) values ('Ours')"],
  [
    "startups",
    `insert into public.startups (slug, name, industries, venture_round, country)
     values ('ours', 'Ours', '{ai}', 'seed', 'Malaysia')`,
  ],
  [
    "investors",
    `insert into public.investors (slug, name, investor_types, country)
     values ('ours', 'Ours', '{association}', 'Malaysia')`,
  ],
])("never loads beside %s of somebody's own, drafts included", async (_table, sql) => {
  await pool.query(sql);
  const before = await contentRows();
  expect(await loadSampleContent(pool, NOW)).toBe(false);
  expect(await contentRows()).toEqual(before);
});

it("is loaded by one of two servers that start at once", async () => {
  const loaded = await Promise.all([loadSampleContent(pool, NOW), loadSampleContent(pool, NOW)]);
  expect(loaded.sort()).toEqual([false, true]);
  expect(await contentRows()).toMatchObject({ startups: 80, investors: 40, rounds: 240 });
});

it("leaves nothing of a load that fails, and loads when it can", async () => {
  const table = "public.funding_round_investors";
  await pool.query(`alter table ${table} add constraint full_up check (false)`);
  await expect(loadSampleContent(pool, NOW)).rejects.toMatchObject({ code: "23514" });
  expect(await contentRows()).toMatchObject({ news: 0, startups: 0, investors: 0, rounds: 0 });
  await pool.query(`alter table ${table} drop constraint full_up`);
  expect(await loadSampleContent(pool, NOW)).toBe(true);
});

it("tracks no round before July 2025, however early the date", async () => {
  await loadSampleContent(pool, new Date("2025-07-02T00:30:00Z"));
  const { rows } = await pool.query(
    "select distinct announced_on::text as day from public.funding_rounds order by 1",
  );
  expect(rows).toEqual([{ day: "2025-07-01" }]);
});

describe("what is made of the sample rows", () => {
  const made = async () => {
    const { rows } = await pool.query<Record<string, unknown>>(
      `select m.kind, n.slug, n.is_sample, n.made_by, n.published_at,
              r.announced_on::text as day, n.title || n.body || n.body_th || n.body_zh as words
         from internal.made_news m join public.news n on n.id = m.news_id
         left join public.funding_rounds r on r.id = n.funding_round_id
        order by n.published_at desc`,
    );
    return rows;
  };

  it.each([
    ["a Friday", NOW, "2026-11-16T01:00:00.000Z"],
    ["a Monday", new Date("2026-11-23T12:00:00Z"), "2026-11-16T01:00:00.000Z"],
    ["a Wednesday", new Date("2026-11-25T02:00:00Z"), "2026-11-23T01:00:00.000Z"],
  ])(
    "is three briefs of their rounds' days, a week's round-up and two months, on %s",
    async (_day, now, monday) => {
      await loadSampleContent(pool, now, { makesNews: true });
      const rows = await made();
      expect(rows.map(({ kind }) => kind).sort()).toEqual([
        "month",
        "month",
        "round_brief",
        "round_brief",
        "round_brief",
        "week",
      ]);
      for (const row of rows) {
        expect(row).toMatchObject({ is_sample: true, made_by: "template" });
        expect(row.words).not.toMatch(/[{}]|undefined|null/);
        if (row.kind === "month") continue;
        if (row.kind === "week") expect(row.published_at).toEqual(new Date(monday));
        else expect(row.published_at).toEqual(new Date(`${row.day}T09:00Z`));
      }
      expect(rows.filter(({ kind }) => kind === "month").map((row) => row.published_at)).toEqual([
        new Date("2026-11-02T01:00Z"),
        new Date("2026-10-02T01:00Z"),
      ]);
    },
  );

  it("leaves the newest articles where they are, on every day of the week", async () => {
    await loadSampleContent(pool, new Date("2026-11-24T00:30:00Z"), { makesNews: true });
    const { rows } = await pool.query<{ made_by: string }>(
      "select made_by from public.news order by published_at desc limit 12",
    );
    expect(rows.map((row) => row.made_by)).toEqual(Array(12).fill("model"));
  });

  it("is nothing where no news is made", async () => {
    await loadSampleContent(pool, NOW);
    expect(await made()).toEqual([]);
  });
});
