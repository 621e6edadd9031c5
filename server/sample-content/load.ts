import { randomUUID } from "node:crypto";
import type pg from "pg";
import { DAY_MS, dayOf } from "../../contracts/days.ts";
import { columnIn, LANGUAGES } from "../../contracts/languages.ts";
import { addMadeStories } from "./made-stories.ts";
import {
  readSampleContent,
  type SampleArticle,
  type SampleContent,
  type SampleInvestor,
  type SampleRound,
  type SampleStartup,
} from "./read-files.ts";

const MINUTE = 60_000;
/** spec §9: funding is tracked since July 2025. */
const TRACKED_SINCE = Date.UTC(2025, 6, 1);
const DAYS_BEFORE_ROUND = 20;

type Row = Record<string, unknown>;

/**
 * Loads the fictional sample content into a database without content: only once, never next to real
 * content, in one transaction. Dates are relative to now, so that the feed is fresh.
 * @param options.makesNews whether to add the newsroom's articles about these rows
 * @returns whether it was loaded
 */
export async function loadSampleContent(
  pool: pg.Pool,
  now: Date,
  { makesNews }: { makesNews: boolean } = { makesNews: false },
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const mayLoad = (await claimOnce(client)) && !(await hasContent(client));
    if (mayLoad) await insertAll(client, readSampleContent(), now);
    if (mayLoad && makesNews) await addMadeStories(client, now);
    await client.query("commit");
    return mayLoad;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** If two servers start at once, the second one waits here, and finds it done. */
async function claimOnce(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    "insert into internal.sample_content default values on conflict do nothing",
  );
  return rowCount === 1;
}

async function hasContent(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `select exists (select from public.news)
         or exists (select from public.startups)
         or exists (select from public.investors) as any`,
  );
  return rows[0]?.any ?? true;
}

async function insertAll(client: pg.ClientBase, content: SampleContent, now: Date): Promise<void> {
  const roundsOf = ({ slug }: SampleStartup) => content.rounds.filter((r) => r.startup === slug);
  const dealsOf = ({ slug }: SampleInvestor) =>
    content.rounds.filter((r) => [r.lead, ...r.participants].includes(slug));
  const startups = await insert(
    client,
    "startups",
    content.startups.map((s) => startupRow(s, joinedAt(roundsOf(s), now))),
  );
  const investors = await insert(
    client,
    "investors",
    content.investors.map((i) => investorRow(i, joinedAt(dealsOf(i), now))),
  );
  const rounds = await insertRounds(client, content.rounds, startups, now);
  const articles = await insert(
    client,
    "news",
    content.articles.map((a) => articleRow(a, a.round ? rounds.get(a.round) : undefined, now)),
  );
  await insertBackers(client, content.rounds, rounds, investors);
  await insertLinks(client, content.articles, { startups, investors, articles });
}

/** @returns the new ids by the rounds' keys. */
async function insertRounds(
  client: pg.ClientBase,
  rounds: SampleRound[],
  startups: Map<string, string>,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map(rounds.map((round) => [round.key, randomUUID()]));
  const rows = rounds.map((round) => ({
    id: ids.get(round.key),
    ...roundRow(round, startups.get(round.startup), now),
  }));
  await insertRows(client, "funding_rounds", rows, "");
  return ids;
}

async function insertBackers(
  client: pg.ClientBase,
  rounds: SampleRound[],
  ids: Map<string, string>,
  investors: Map<string, string>,
): Promise<void> {
  const backers = rounds.flatMap((round) =>
    [round.lead, ...round.participants].map((slug) => ({
      funding_round_id: ids.get(round.key),
      investor_id: investors.get(slug),
      is_lead: slug === round.lead,
    })),
  );
  await insertRows(client, "funding_round_investors", backers, "");
}

async function insertLinks(
  client: pg.ClientBase,
  articles: SampleArticle[],
  ids: Record<"startups" | "investors" | "articles", Map<string, string>>,
): Promise<void> {
  const links = (kind: "startups" | "investors", column: string) =>
    articles.flatMap((article) =>
      article[kind].map((slug, position) => ({
        news_id: ids.articles.get(article.slug),
        [column]: ids[kind].get(slug),
        position,
      })),
    );
  await insertRows(client, "news_startups", links("startups", "startup_id"), "");
  await insertRows(client, "news_investors", links("investors", "investor_id"), "");
}

/** A company came to the directory a while before its first round there, so that the newest differ. */
function joinedAt(rounds: SampleRound[], now: Date): Date {
  const first = Math.max(0, ...rounds.map(({ daysAgo }) => daysAgo));
  return new Date(Math.max(TRACKED_SINCE, now.getTime() - (first + DAYS_BEFORE_ROUND) * DAY_MS));
}

function startupRow(startup: SampleStartup, joined: Date): Row {
  return {
    slug: startup.slug,
    name: startup.name,
    ...inColumns("tagline", startup.tagline),
    ...inColumns("description", startup.description),
    industries: startup.industries,
    venture_round: startup.ventureRound,
    country: startup.country,
    city: startup.city,
    address: startup.address,
    founded_year: startup.foundedYear,
    team_size: startup.employees,
    founder_name: startup.founderName,
    website: startup.website,
    logo: `/sample/logos/${startup.slug}.svg`,
    ...published(joined),
  };
}

function investorRow(investor: SampleInvestor, joined: Date): Row {
  return {
    slug: investor.slug,
    name: investor.name,
    ...inColumns("tagline", investor.tagline),
    ...inColumns("description", investor.description),
    investor_types: investor.types,
    country: investor.country,
    city: investor.city,
    address: investor.address,
    founded_year: investor.foundedYear,
    investment_stages: investor.investmentStages,
    target_regions: investor.targetRegions,
    target_industries: investor.targetIndustries,
    website: investor.website,
    logo: `/sample/logos/${investor.slug}.svg`,
    ...published(joined),
  };
}

function articleRow(article: SampleArticle, roundId: string | undefined, now: Date): Row {
  const publishedAt = new Date(now.getTime() - article.minutesAgo * MINUTE);
  const readOn = dayOf(publishedAt);
  return {
    slug: article.slug,
    category: article.category,
    made_by: "model",
    funding_round_id: roundId ?? null,
    source_url: article.sources[0]?.url ?? null,
    sources: article.sources.map((source) => ({ ...source, readOn })),
    image: `/sample/news/${article.slug}.svg`,
    ...inColumns("title", article.title),
    ...inColumns("excerpt", article.excerpt),
    ...inColumns("body", article.body),
    ...inColumns("image_alt", article.imageAlt),
    ...published(publishedAt),
  };
}

function roundRow(round: SampleRound, startupId: string | undefined, now: Date): Row {
  const announced = Math.max(TRACKED_SINCE, now.getTime() - round.daysAgo * DAY_MS);
  return {
    startup_id: startupId,
    kind: round.kind,
    announced_on: dayOf(announced),
    amount_usd_thousand: round.amountUsdThousand,
    is_sample: true,
  };
}

function published(at: Date): Row {
  return { is_sample: true, is_published: true, published_at: at };
}

/** The original in the plain column, each translation in its own column. */
function inColumns(column: string, texts: Record<(typeof LANGUAGES)[number], string>): Row {
  return Object.fromEntries(
    LANGUAGES.map((language) => [columnIn(language, column), texts[language]]),
  );
}

/** @returns the new ids by slug. */
async function insert(
  client: pg.ClientBase,
  table: string,
  rows: Row[],
): Promise<Map<string, string>> {
  const { rows: made } = await insertRows(client, table, rows, "returning id, slug");
  return new Map(made.map(({ slug, id }) => [slug, id]));
}

/** One statement for all rows; table and columns are our own names, values are parameters. */
function insertRows(client: pg.ClientBase, table: string, rows: Row[], returning: string) {
  const columns = Object.keys(rows[0] ?? {});
  return client.query<{ id: string; slug: string }>(
    `insert into public.${table} (${columns.join(", ")})
     select ${columns.map((column) => `r.${column}`).join(", ")}
       from jsonb_populate_recordset(null::public.${table}, $1) r
     ${returning}`,
    [JSON.stringify(rows)],
  );
}
