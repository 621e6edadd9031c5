import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contracts/languages.ts";
import { NEWS_CATEGORIES } from "../../contracts/news-feed.ts";
import { loadSampleContent } from "../../server/sample-content/load.ts";
import { closePool } from "./close-pool.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";
import { moneyWords } from "./money-words.ts";

const PUBLIC = path.resolve(import.meta.dirname, "../../public");
const NOW = new Date("2026-11-20T12:00:00Z");

/** A text needs this share of the English one's length to say the same; Chinese is the shortest. */
const LEAST_SHARE: Record<Language, number> = { en: 1, id: 0.8, vi: 0.8, th: 0.65, zh: 0.2 };

let cluster: MigratedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  await loadSampleContent(pool, NOW);
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

async function rowsOf<Row extends pg.QueryResultRow>(sql: string, ...values: unknown[]) {
  const { rows } = await pool.query<Row>(sql, values);
  return rows;
}

function columnOf(column: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? column : `${column}_${language}`;
}

describe("how much there is", () => {
  it("is enough for every list", async () => {
    const [counted] = await rowsOf(
      `select (select count(*)::int from public.startups where is_published) as startups,
              (select count(*)::int from public.investors where is_published) as investors,
              (select count(*)::int from public.funding_rounds) as rounds,
              (select count(*)::int from public.news where is_published) as news`,
    );
    expect(counted).toMatchObject({ startups: 80, investors: 40, rounds: 240 });
    expect(counted?.news).toBeGreaterThanOrEqual(60);
  });

  it("fills a page of every category", async () => {
    const rows = await rowsOf<{ category: string; articles: number }>(
      "select category, count(*)::int as articles from public.news group by category",
    );
    expect(rows.map((row) => row.category).sort()).toEqual([...NEWS_CATEGORIES].sort());
    for (const { articles } of rows) expect(articles).toBeGreaterThanOrEqual(6);
  });

  it("is marked as sample in every row", async () => {
    const unmarked = await rowsOf(
      `select 'news' as kind from public.news where not is_sample
       union all select 'startups' from public.startups where not is_sample
       union all select 'investors' from public.investors where not is_sample
       union all select 'rounds' from public.funding_rounds where not is_sample`,
    );
    expect(unmarked).toEqual([]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each([
    ["news", ["title", "excerpt", "body", "image_alt"]],
    ["startups", ["tagline", "description"]],
    ["investors", ["tagline", "description"]],
  ])("%s lack no text", async (table, columns) => {
    const empty = columns.map((column) => `coalesce(${columnOf(column, language)}, '') ~ '^\\s*$'`);
    expect(await rowsOf(`select slug from public.${table} where ${empty.join(" or ")}`)).toEqual(
      [],
    );
  });

  it.each([
    ["news", "body"],
    ["startups", "description"],
    ["investors", "description"],
  ])("the long text of %s is as long as the English one says", async (table, column) => {
    const short = await rowsOf(
      `select slug from public.${table}
        where length(${columnOf(column, language)}) < length(${column}) * $1::float8`,
      LEAST_SHARE[language],
    );
    expect(short).toEqual([]);
  });

  it("an article names every startup and investor that it is linked with", async () => {
    const unnamed = await rowsOf(
      `select n.slug, linked.name
         from public.news n
         join (select news_id, name from public.news_startups
                 join public.startups on startups.id = startup_id
               union all
               select news_id, name from public.news_investors
                 join public.investors on investors.id = investor_id) linked on news_id = n.id
        where position(linked.name in n.${columnOf("body", language)}) = 0`,
    );
    expect(unnamed).toEqual([]);
  });

  it("an article about a round says its amount", async () => {
    const articles = await rowsOf<{ slug: string; body: string; amount: number }>(
      `select slug, ${columnOf("body", language)} as body, amount_usd_thousand::float8 as amount
         from public.funding_rounds r join public.news on r.id = funding_round_id
        where amount_usd_thousand is not null`,
    );
    expect(articles.length).toBeGreaterThan(0);
    const silent = articles.filter(
      ({ body, amount }) => !moneyWords(amount)[language].some((words) => body.includes(words)),
    );
    expect(silent.map(({ slug, amount }) => ({ slug, amount }))).toEqual([]);
  });
});

describe("an article", () => {
  it("has at least 300 English words", async () => {
    const short = await rowsOf(
      "select slug from public.news where cardinality(regexp_split_to_array(body, '\\s+')) < 300",
    );
    expect(short).toEqual([]);
  });

  it("names no invented author, and is published by now", async () => {
    const wrong = await rowsOf(
      "select slug from public.news where author <> '' or made_by = 'person' or published_at > $1",
      NOW,
    );
    expect(wrong).toEqual([]);
  });

  it("about funding mentions one round of a startup it is linked with", async () => {
    const wrong = await rowsOf(
      `select n.slug from public.news n
        where n.category = 'Funding'
          and 1 <> (select count(*) from public.funding_rounds r
                      join public.news_startups l using (startup_id)
                     where r.id = n.funding_round_id and l.news_id = n.id)`,
    );
    expect(wrong).toEqual([]);
  });

  it("about anything else mentions no round", async () => {
    const wrong = await rowsOf(
      `select n.slug from public.news n join public.funding_rounds r on r.id = n.funding_round_id
        where n.category <> 'Funding'`,
    );
    expect(wrong).toEqual([]);
  });

  it("about funding is linked with the investors of its round, all of them and no others", async () => {
    const wrong = await rowsOf(
      `select n.slug from public.funding_rounds r join public.news n on n.funding_round_id = r.id
        where array(select investor_id from public.news_investors l
                     where l.news_id = n.id order by 1)
           <> array(select investor_id from public.funding_round_investors b
                     where b.funding_round_id = r.id order by 1)`,
    );
    expect(wrong).toEqual([]);
  });

  it("about funding says who led", async () => {
    const articles = await rowsOf<{ slug: string; text: string; lead: string }>(
      `select n.slug, i.name as lead, concat_ws(E'\\n', title, excerpt, body) as text
         from public.funding_rounds r
         join public.news n on n.funding_round_id = r.id
         join public.funding_round_investors b on b.funding_round_id = r.id and b.is_lead
         join public.investors i on i.id = b.investor_id`,
    );
    const silent = articles.filter(
      ({ text, lead }) =>
        !text.includes(`led by ${lead}`) && !text.match(`${lead}( of \\w+)? (leads|led)\\b`),
    );
    expect(silent.map(({ slug, lead }) => ({ slug, lead }))).toEqual([]);
  });

  it("about funding comes out within a day of the announcement", async () => {
    const wrong = await rowsOf(
      `select slug from public.funding_rounds r join public.news on r.id = funding_round_id
        where (published_at at time zone 'UTC')::date - announced_on not between 0 and 1`,
    );
    expect(wrong).toEqual([]);
  });
});

describe("a round", () => {
  it("was announced since July 2025 (spec §9), and not in the future", async () => {
    const wrong = await rowsOf(
      `select announced_on::text from public.funding_rounds
        where announced_on < '2025-07-01' or announced_on > ($1::timestamptz at time zone 'UTC')::date`,
      NOW,
    );
    expect(wrong).toEqual([]);
  });

  it("has exactly one lead", async () => {
    const wrong = await rowsOf(
      `select r.id from public.funding_rounds r
        where 1 <> (select count(*) from public.funding_round_investors b
                     where b.funding_round_id = r.id and b.is_lead)`,
    );
    expect(wrong).toEqual([]);
  });

  it("is mostly of a field that its investors say they back", async () => {
    const wrong = await rowsOf(
      `select i.slug from public.investors i
         join public.funding_round_investors b on b.investor_id = i.id
         join public.funding_rounds r on r.id = b.funding_round_id
         join public.startups s on s.id = r.startup_id
        group by i.slug
       having count(*) filter (where i.target_industries && s.industries) < count(*) / 2.0`,
    );
    expect(wrong).toEqual([]);
  });

  it("comes neither before its startup nor before its investors were founded", async () => {
    const wrong = await rowsOf(
      `select s.slug, i.slug as investor from public.funding_rounds r
         join public.startups s on s.id = r.startup_id
         join public.funding_round_investors b on b.funding_round_id = r.id
         join public.investors i on i.id = b.investor_id
        where extract(year from r.announced_on) < greatest(s.founded_year, i.founded_year)`,
    );
    expect(wrong).toEqual([]);
  });

  it("that is a stage comes after the earlier stages; the last is the startup's own", async () => {
    const wrong = await rowsOf(
      `select slug, stages from (
         select s.slug, s.venture_round,
                array_agg(array_position(reference.venture_rounds(), r.kind)
                          order by announced_on) as stages
           from public.startups s join public.funding_rounds r on r.startup_id = s.id
          where r.kind = any (reference.venture_rounds())
          group by s.id) of_startup
        where stages <> array(select distinct unnest(stages) order by 1)
           or stages[cardinality(stages)] <>
              array_position(reference.venture_rounds(), venture_round)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe("the pictures", () => {
  it("are all in public/", async () => {
    const rows = await rowsOf<{ file: string }>(
      `select image as file from public.news
       union all select logo from public.startups
       union all select logo from public.investors`,
    );
    const missing = rows.filter(({ file }) => !existsSync(path.join(PUBLIC, file)));
    expect(missing).toEqual([]);
  });
});
