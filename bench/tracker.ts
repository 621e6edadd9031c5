import type pg from "pg";
import { COUNTRIES, FUNDING_KINDS } from "../contracts/catalogue.ts";
import { FUNDING_PERIODS } from "../contracts/funding.ts";
import { pick, type Random, randomFrom } from "../supabase/seed/scale/random.ts";
import { LAST_DAY } from "../supabase/seed/scale/sizes.ts";
import { type Call, timeCalls } from "./function-calls.ts";
import { measureGrowth, type Timing } from "./growth.ts";

/**
 * `node bench/tracker.ts 10000 1000000`: the figures of every period, country and venture round,
 * the breakdown of their difficulty and the rounds behind them, for random but reproducible
 * filters.
 */

const MOST_MS = 100;
const PER_KIND = 80;
const PAGES = 20;
const SEED = 21;
const PERIODS = Object.keys(FUNDING_PERIODS);
const NO_FILTER = { country: null, venture_round: null };
const EVERY_FILTER = [null, ...COUNTRIES].flatMap((country) =>
  [null, ...FUNDING_KINDS].map((venture_round) => ({ country, venture_round })),
);

await measureGrowth(
  "Funding tracker",
  process.argv.slice(2),
  async ({ client }) => {
    const timings = new Map<string, Timing[]>();
    for (const period of PERIODS) {
      for (const [kind, calls] of await callsOf(client, period)) {
        timings.set(`${period}: ${kind}`, await timeCalls(client, calls));
      }
    }
    return timings;
  },
  () => ({ p95: MOST_MS }),
);

async function callsOf(client: pg.Client, period: string): Promise<[kind: string, Call[]][]> {
  const random = randomFrom(SEED, PERIODS.indexOf(period));
  const call = (name: string, args: Record<string, unknown>): Call => ({
    name,
    arguments: { period, ...args, today: LAST_DAY },
  });
  const many = (name: string) =>
    Array.from({ length: PER_KIND }, () => call(name, drawFilters(random)));
  const figures = (filters: Record<string, string | null>) => call("funding_tracker", filters);
  const places = await roundIds(client);
  return [
    ["figures, unfiltered", Array.from({ length: PER_KIND }, () => figures(NO_FILTER))],
    ["figures, every filter", EVERY_FILTER.map(figures)],
    ["difficulty, term by term", many("funding_difficulty")],
    ["rounds", many("list_funding_rounds")],
    [
      "rounds, deep",
      places.map((after_round) =>
        call("list_funding_rounds", { ...drawFilters(random), after_round }),
      ),
    ],
  ];
}

function drawFilters(random: Random): Record<string, string | null> {
  return {
    country: random() < 0.6 ? pick(random, COUNTRIES) : null,
    venture_round: random() < 0.6 ? pick(random, FUNDING_KINDS) : null,
  };
}

/** Rounds throughout the year, always the same ones. */
async function roundIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from public.funding_rounds
      where announced_on between $1::date - 364 and $1 order by md5(id::text) limit ${PAGES}`,
    [LAST_DAY],
  );
  return rows.map(({ id }) => id);
}
