import type pg from "pg";
import { planCareer } from "../supabase/seed/scale/careers.ts";
import { idOf } from "../supabase/seed/scale/identity.ts";
import { investorRow } from "../supabase/seed/scale/investors.ts";
import { nameCompanies } from "../supabase/seed/scale/names.ts";
import { newsRow } from "../supabase/seed/scale/news.ts";
import { at } from "../supabase/seed/scale/random.ts";
import { backerRows, roundRow } from "../supabase/seed/scale/rounds.ts";
import type { Row } from "../supabase/seed/scale/row.ts";
import { sizesFor } from "../supabase/seed/scale/sizes.ts";
import { startupRow } from "../supabase/seed/scale/startups.ts";
import { writeStories } from "../supabase/seed/scale/stories.ts";
import { measureGrowth, type Timing } from "./growth.ts";

/**
 * `node bench/inserts.ts 10000 1000000`: the cost of adding one more row with everything that the
 * database derives from it, without the time the disk needs to make it durable. The rows are
 * removed again.
 */

const MOST_MS = 3;
const ROWS = 200;
const WARM_UP = 200;

/** The rows of one table that are added one by one. */
type Addition = { kind: string; table: string; rows: Row[] };

await measureGrowth(
  "Adding a row",
  process.argv.slice(2),
  async ({ client, news }) => {
    // Waiting for the disk would measure this machine's disk.
    await client.query("set synchronous_commit = off");
    const timings = new Map<string, Timing[]>();
    const additions = drawAdditions(news);
    for (const { kind, table, rows } of additions)
      timings.set(kind, await add(client, table, rows));
    for (const { table, rows } of additions.toReversed()) await remove(client, table, rows);
    await client.query("vacuum analyze");
    return timings;
  },
  () => ({ p50: MOST_MS, p95: MOST_MS }),
);

/** Copies of existing rows, numbered from the end. */
function drawAdditions(news: number): Addition[] {
  const { startups, investors, rounds } = sizesFor(news);
  const count = ROWS + WARM_UP;
  const sizes = { news: count, startups: count, investors: count, rounds: count };
  const places = Array.from({ length: count }, (_, place) => place);
  const names = nameCompanies(sizes);
  const stories = [...writeStories(count, names)];
  const round = (place: number) => at(planCareer(place, 1).rounds, 0);
  return [
    {
      kind: "startup",
      table: "startups",
      rows: places.map((n) => startupRow(startups + n, at(names.startups, n), "seed")),
    },
    {
      kind: "investor",
      table: "investors",
      rows: places.map((n) => investorRow(investors + n, at(names.investors, n))),
    },
    {
      kind: "round",
      table: "funding_rounds",
      rows: places.map((n) => roundRow(rounds + n, n, round(n))),
    },
    {
      kind: "investor of a round",
      table: "funding_round_investors",
      rows: places.map((n) => at(backerRows(rounds + n, investors), 0)),
    },
    {
      kind: "article",
      table: "news",
      rows: stories.map((story) => newsRow({ ...story, place: news + story.place })),
    },
    {
      kind: "article's link to a startup",
      table: "news_startups",
      rows: places.map((n) => ({
        news_id: idOf("news", news + n),
        startup_id: idOf("startup", n),
        position: 0,
      })),
    },
  ];
}

async function add(client: pg.Client, table: string, rows: Row[]): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const row of rows) {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const began = performance.now();
    await client.query(
      `insert into public.${table} (${columns.join(", ")}) values (${places.join(", ")})`,
      Object.values(row),
    );
    timings.push({ what: `${table} ${row.slug ?? ""}`.trim(), ms: performance.now() - began });
  }
  return timings.slice(WARM_UP);
}

/** Rows without an id are deleted with those that they reference. */
async function remove(client: pg.Client, table: string, rows: Row[]): Promise<void> {
  const ids = rows.flatMap(({ id }) => (typeof id === "string" ? [id] : []));
  if (ids.length === 0) return;
  await client.query(`delete from public.${table} where id = any ($1)`, [ids]);
}
