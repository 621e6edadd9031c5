import { owner } from "./actors.ts";
import type { Database } from "./database.ts";

/**
 * The difficulty index computed from the rows, one cell after the other, as
 * docs/decisions/0013-difficulty-index.md defines it and without any of the database's SQL.
 */

const TRACKED_SINCE = dayNumber("2025-07-01");
const PERIODS = {
  week: { days: 7, window: 7, steps: 1, history: 52 },
  month: { days: 30, window: 30, steps: 1, history: 24 },
  year: { days: 365, window: 30, steps: 12, history: 24 },
};
const TERMS = {
  rounds: { weight: 25, lowIsHard: true },
  investors: { weight: 20, lowIsHard: true },
  seeking_per_round: { weight: 20, lowIsHard: false },
  median_amount: { weight: 15, lowIsHard: true },
  days_since_previous: { weight: 20, lowIsHard: false },
};
type Term = keyof typeof TERMS;
type Period = keyof typeof PERIODS;

type Startup = { id: string; country: string; stage: string; since: number };
type Round = {
  id: string;
  startup: Startup;
  kind: string;
  day: number;
  amount: number | null;
  investors: string[];
  sincePrevious: number | undefined;
};
type Content = { startups: Startup[]; rounds: Round[] };
type Cell = { country: string; kind: string };
type Window = { first: number; last: number };

export type Figure = {
  period: string;
  back: number;
  country: string;
  venture_round: string;
  rounds: number;
  cell_index: number;
  parent_index: number | null;
  index: number;
};

/** Every cell that has an index on that day, as tracker.ranked_cells has them, to six decimals. */
export async function workOut(database: Database, today: string): Promise<Figure[]> {
  const content = await read(database);
  const figures: Figure[] = [];
  for (const period of ["week", "month", "year"] as const) {
    for (const back of [0, 1])
      figures.push(...workOutPeriod(content, dayNumber(today), period, back));
  }
  return figures;
}

function workOutPeriod(content: Content, today: number, period: Period, back: number): Figure[] {
  const own = new Map<string, { rounds: number; index: number }>();
  const { days } = PERIODS[period];
  const last = today - back * days;
  for (const cell of cells(content)) {
    const index = cellIndex(content, cell, today, period, back);
    const rounds = roundsIn(content, cell, { first: last - days + 1, last }).length;
    if (index !== undefined && rounds > 0)
      own.set(`${cell.country}/${cell.kind}`, { rounds, index });
  }
  const shrunk = (country: string, kind: string): { parent: number | null; index: number } => {
    const cell = own.get(`${country}/${kind}`) ?? { rounds: 0, index: 0 };
    if (country === "all" && kind === "all") return { parent: null, index: cell.index };
    const parent = (
      country === "all" || kind === "all" ? shrunk("all", "all") : shrunk(country, "all")
    ).index;
    return { parent, index: (cell.rounds * cell.index + 10 * parent) / (cell.rounds + 10) };
  };
  return [...own].map(([key, { rounds, index }]) => {
    const [country = "", kind = ""] = key.split("/");
    const { parent, index: drawn } = shrunk(country, kind);
    return {
      period,
      back,
      country,
      venture_round: kind,
      rounds,
      cell_index: six(index),
      parent_index: parent === null ? null : six(parent),
      index: six(drawn),
    };
  });
}

function cellIndex(
  content: Content,
  cell: Cell,
  today: number,
  period: Period,
  back: number,
): number | undefined {
  const { window, steps, history } = PERIODS[period];
  const windows = (from: number, count: number): Window[] =>
    Array.from({ length: count }, (_, n) => {
      const last = today - (from + n) * window;
      return { first: last - window + 1, last };
    }).filter(({ first }) => first >= TRACKED_SINCE);
  const current = windows(back * steps, steps);
  const before = windows((back + 1) * steps, history);
  if (!current.some((w) => roundsIn(content, cell, w).length > 0)) return undefined;

  const bounds = amountBounds(content, cell, today, period);
  let sum = 0;
  let weights = 0;
  for (const term of Object.keys(TERMS) as Term[]) {
    const values = (of: Window[]) =>
      of.map((w) => measure(content, cell, w, bounds)[term]).filter((value) => value !== undefined);
    const now = values(current);
    const then = values(before);
    if (now.length === 0 || then.length < 4) continue;
    const value = six(now.reduce((total, one) => total + one, 0) / now.length);
    const lower = then.filter((one) => one < value).length;
    const equal = then.filter((one) => one === value).length;
    const rank = (lower + equal / 2) / then.length;
    sum += TERMS[term].weight * (TERMS[term].lowIsHard ? 1 - rank : rank);
    weights += TERMS[term].weight;
  }
  return weights === 0 ? undefined : (100 * sum) / weights;
}

type Bounds = { low: number; high: number } | undefined;

function measure(
  content: Content,
  cell: Cell,
  window: Window,
  bounds: Bounds,
): Record<Term, number | undefined> {
  const rounds = roundsIn(content, cell, window);
  const clamped = rounds.flatMap(({ amount }) =>
    amount === null || !bounds ? [] : [Math.min(Math.max(amount, bounds.low), bounds.high)],
  );
  const seeking = seekingOn(content, cell, window.last);
  return {
    rounds: rounds.length,
    investors: new Set(rounds.flatMap((round) => round.investors)).size,
    seeking_per_round:
      seeking === undefined || rounds.length === 0 ? undefined : six(seeking / rounds.length),
    median_amount: median(clamped),
    days_since_previous: median(rounds.flatMap((round) => round.sincePrevious ?? [])),
  };
}

/** Companies of the cell that are published by then and have not closed a round in 180 days; undefined when there are none. */
function seekingOn(content: Content, cell: Cell, day: number): number | undefined {
  const published = content.startups.filter(
    (s) =>
      s.since <= day &&
      (cell.country === "all" || s.country === cell.country) &&
      (cell.kind === "all" || s.stage === cell.kind),
  );
  if (published.length === 0) return undefined;
  return published.filter(
    (s) => !content.rounds.some((r) => r.startup === s && r.day <= day && r.day > day - 180),
  ).length;
}

function amountBounds(content: Content, cell: Cell, today: number, period: Period): Bounds {
  const { window, steps, history } = PERIODS[period];
  const possible = Math.floor((today - TRACKED_SINCE + 1) / window);
  const count = Math.min(possible, steps + history) - steps;
  const last = today - steps * window;
  const amounts = roundsIn(content, cell, { first: last - count * window + 1, last })
    .flatMap(({ amount }) => amount ?? [])
    .sort((a, b) => a - b);
  const at = (share: number) => amounts[Math.ceil(share * amounts.length) - 1];
  const [low, high] = [at(0.05), at(0.95)];
  return low === undefined || high === undefined ? undefined : { low, high };
}

function roundsIn(content: Content, cell: Cell, { first, last }: Window): Round[] {
  return content.rounds.filter(
    (r) =>
      r.day >= Math.max(first, TRACKED_SINCE) &&
      r.day <= last &&
      (cell.country === "all" || r.startup.country === cell.country) &&
      (cell.kind === "all" || r.kind === cell.kind),
  );
}

function cells({ rounds }: Content): Cell[] {
  const countries = ["all", ...new Set(rounds.map((round) => round.startup.country))];
  const kinds = ["all", ...new Set(rounds.map((round) => round.kind))];
  return countries.flatMap((country) => kinds.map((kind) => ({ country, kind })));
}

function median(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Published companies with their rounds of any day, without debt. */
async function read(database: Database): Promise<Content> {
  const startups = await database.run(
    owner,
    `select id, country, venture_round as stage, reference.market_day(published_at)::text as since
       from public.startups where is_published`,
  );
  const companies = new Map(
    startups.rows.map(({ id, country, stage, since }) => [
      String(id),
      {
        id: String(id),
        country: String(country),
        stage: String(stage),
        since: dayNumber(String(since)),
      },
    ]),
  );
  const found = await database.run(
    owner,
    `select r.id, r.startup_id, r.kind, r.announced_on::text as day,
            r.amount_usd_thousand::float as amount,
            array(select b.investor_id::text from public.funding_round_investors b
                    join public.investors i on i.id = b.investor_id
                   where b.funding_round_id = r.id and i.is_published) as investors
       from public.funding_rounds r where r.kind <> 'debt'`,
  );
  const rounds = found.rows.flatMap((row): Round[] => {
    const startup = companies.get(String(row.startup_id));
    if (!startup) return [];
    return [
      {
        id: String(row.id),
        startup,
        kind: String(row.kind),
        day: dayNumber(String(row.day)),
        amount: row.amount === null ? null : Number(row.amount),
        investors: Array.isArray(row.investors) ? row.investors : [],
        sincePrevious: undefined,
      },
    ];
  });
  for (const round of rounds) {
    const earlier = rounds.filter((r) => r.startup === round.startup && r.day < round.day);
    if (earlier.length > 0)
      round.sincePrevious = round.day - Math.max(...earlier.map((r) => r.day));
  }
  return { startups: [...companies.values()], rounds };
}

function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

function six(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}
