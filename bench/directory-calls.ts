import type pg from "pg";
import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "../contracts/catalogue.ts";
import { DIRECTORY_PAGE_SIZE, INVESTOR_SORTS, STARTUP_SORTS } from "../contracts/directory.ts";
import { below, pick, type Random, randomFrom } from "../supabase/seed/scale/random.ts";
import type { Call } from "./function-calls.ts";

/** Calls, by what they ask for. */
type Calls = [kind: string, calls: Call[]][];

type Filters = Record<string, string[]>;
type Row = { id: string; slug: string; name: string };

const PER_KIND = 60;
const SEED = 20;
const EXPORT_PAGE = 500;
/** How many companies come before the last numbered page. */
const DEEPEST = 200_000;

export async function startupCalls(client: pg.Client): Promise<Calls> {
  const random = randomFrom(SEED, 1);
  const rows = await anyRows(client, "startups");
  const options = { industries: INDUSTRIES, venture_rounds: VENTURE_ROUNDS, countries: COUNTRIES };
  return [
    ...directoryCalls(random, { what: "startups", rows, options, sorts: STARTUP_SORTS }),
    ["similar startups", rows.map(({ id }) => call("similar_startups", { startup: id }))],
  ];
}

export async function investorCalls(client: pg.Client): Promise<Calls> {
  const random = randomFrom(SEED, 2);
  const rows = [...(await busiestInvestors(client)), ...(await anyRows(client, "investors"))];
  const options = {
    investor_types: INVESTOR_TYPES,
    countries: COUNTRIES,
    target_industries: INDUSTRIES,
  };
  return [
    ...directoryCalls(random, { what: "investors", rows, options, sorts: INVESTOR_SORTS }),
    ["co-investors", rows.map(({ id }) => call("co_investors", { investor: id }))],
    ["portfolios", rows.map(({ id }) => call("portfolio", { investor: id }))],
  ];
}

type Directory = {
  what: "startups" | "investors";
  /** Rows that provide names, and starting points of pages. */
  rows: Row[];
  options: Record<string, readonly string[]>;
  sorts: readonly string[];
};

function directoryCalls(random: Random, { what, rows, options, sorts }: Directory): Calls {
  const many = (draw: () => Call) => Array.from({ length: PER_KIND }, draw);
  const list = (filters: Record<string, unknown>) =>
    call(`list_${what}`, { ...filters, sort: pick(random, sorts), page_size: DIRECTORY_PAGE_SIZE });
  const one = () => drawFilters(random, options, 1);
  const some = () => drawFilters(random, options, 2 + below(random, 2));
  const named = () => ({ name: drawName(random, rows) });
  const from = () => pick(random, rows).slug;
  return [
    [`${what}: by each sort`, many(() => list({}))],
    [`${what}: one filter`, many(() => list(one()))],
    [`${what}: several filters`, many(() => list(some()))],
    [`${what}: name`, many(() => list(named()))],
    [`${what}: name and filters`, many(() => list({ ...named(), ...one() }))],
    [`${what}: deep, next page`, many(() => list({ after_slug: from() }))],
    [`${what}: deep, page before`, many(() => list({ before_slug: from() }))],
    [`${what}: deep, page by number`, many(() => list({ skip: below(random, DEEPEST) }))],
    [`${what}: deep, filters`, many(() => list({ ...some(), after_slug: from() }))],
    [`${what}: unfiltered counts`, again(call(`count_${what}`, {}))],
    [`${what}: filtered counts`, many(() => call(`count_${what}`, some()))],
    [`${what}: named counts`, many(() => call(`count_${what}`, { ...named(), ...one() }))],
    [
      `${what}: export, a part`,
      many(() => ({
        ...call(`export_${what}`, { ...one(), after_slug: from(), page_size: EXPORT_PAGE }),
        role: "authenticated",
      })),
    ],
  ];
}

/** Repeats a call often enough for a p95. */
function again(same: Call): Call[] {
  return Array.from({ length: PER_KIND }, () => same);
}

function call(name: string, args: Record<string, unknown>): Call {
  return { name, arguments: args };
}

/** Picks that many filters, each with one to three of its options, common and rare ones alike. */
function drawFilters(
  random: Random,
  options: Record<string, readonly string[]>,
  count: number,
): Filters {
  const left = Object.entries(options);
  const chosen = Array.from({ length: count }, () => left.splice(below(random, left.length), 1));
  return Object.fromEntries(
    chosen.flat().map(([filter, values]) => {
      const picked = Array.from({ length: 1 + below(random, 3) }, () => pick(random, values));
      return [filter, [...new Set(picked)]];
    }),
  );
}

/** The beginning of some name, or of a word in it, as a person types it. */
function drawName(random: Random, rows: Row[]): string {
  const words = pick(random, rows).name.split(" ");
  const from = below(random, words.length);
  const text = words.slice(from).join(" ").toLowerCase();
  return [...text].slice(0, 2 + below(random, 6)).join("");
}

/** A hundred or so rows, spread over the table, always the same ones. */
async function anyRows(client: pg.Client, table: "startups" | "investors"): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select id, slug, name from public.${table}
      where is_published order by md5(slug) limit ${PER_KIND}`,
  );
  return rows;
}

async function busiestInvestors(client: pg.Client): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select i.id, i.slug, i.name
       from public.investors i join public.funding_round_investors b on b.investor_id = i.id
      where i.is_published group by i.id order by count(*) desc, i.id limit 10`,
  );
  return rows;
}
