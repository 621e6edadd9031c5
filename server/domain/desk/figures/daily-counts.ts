import type pg from "pg";
import {
  DAILY_FIGURES,
  DAYS_SHOWN,
  type DailyCounts,
  type DailyFigure,
} from "../../../../contracts/desk/figures.ts";

type Source = {
  /** Rows with a moment `at` within the days shown; $2 is their beginning. */
  rows: string;
  value: string;
};

const DID_SOMETHING = `
  select user_id, created_at as at from public.account_activity where created_at >= $2
  union all
  select user_id, created_at from public.runs where created_at >= $2
  union all
  select user_id, created_at from auth.sessions where created_at >= $2`;

const ENTRIES = (kinds: string) =>
  `select -amount as taken, amount, created_at as at from public.credit_entries
   where created_at >= $2 and kind in (${kinds})`;

const RUNS = (state: string) =>
  `select finished_at as at from public.runs
   where created_at >= $2::timestamptz - interval '1 day' and finished_at >= $2 and state = '${state}'`;

/** Where each figure comes from. */
const SOURCES: Record<DailyFigure, Source> = {
  signUps: {
    rows: `select created_at as at from auth.users
           where created_at >= $2 and email_confirmed_at is not null`,
    value: "count(*)",
  },
  activePeople: { rows: DID_SOMETHING, value: "count(distinct user_id)" },
  creditsSold: { rows: ENTRIES("'purchase', 'plan'"), value: "coalesce(sum(amount), 0)" },
  salesCents: {
    rows: `select amount, paid_at as at from public.invoices where state = 'paid' and paid_at >= $2`,
    value: "coalesce(sum(amount), 0)",
  },
  // Credits refunded for a failed run were not spent.
  creditsSpent: {
    rows: ENTRIES("'spend', 'refund'"),
    value: "greatest(coalesce(sum(taken), 0), 0)",
  },
  runsDone: { rows: RUNS("done"), value: "count(*)" },
  runsFailed: { rows: RUNS("failed"), value: "count(*)" },
  modelMicros: {
    rows: `select cost_micros, created_at as at from public.model_calls where created_at >= $2`,
    value: "coalesce(sum(cost_micros), 0)",
  },
  emptySearches: {
    // Stored by UTC days.
    rows: `select times, (day + time '12:00') at time zone 'UTC' as at from desk.empty_searches
           where day >= ($2::timestamptz at time zone 'UTC')::date`,
    value: "coalesce(sum(times), 0)",
  },
};

/** The days shown, in a time zone, and the moment at which the first of them began. */
export async function readDays(
  client: pg.ClientBase,
  timeZone: string,
): Promise<{ days: string[]; since: Date }> {
  const { rows } = await client.query<{ day: string; began: Date }>(
    `select to_char(d, 'YYYY-MM-DD') as day, d at time zone $1 as began
     from (select date_trunc('day', now() at time zone $1) as today) as now,
       generate_series(today - ($2::int - 1) * interval '1 day', today, interval '1 day') as d
     order by d`,
    [timeZone, DAYS_SHOWN],
  );
  const [first] = rows;
  if (!first) throw new Error("There are no days");
  return { days: rows.map(({ day }) => day), since: first.began };
}

/** Each figure by day, and for the last two complete weeks. */
export async function readDailyCounts(
  client: pg.ClientBase,
  timeZone: string,
  { days, since }: { days: string[]; since: Date },
): Promise<DailyCounts[]> {
  const daily: DailyCounts[] = [];
  for (const figure of DAILY_FIGURES) {
    const { rows, value } = SOURCES[figure];
    const found = await client.query<{ day: string | null; week: number | null; value: string }>(
      `with told as (select *, (at at time zone $1)::date as day from (${rows}) as source),
       placed as (select *, ((($2::timestamptz at time zone $1)::date + 14) - day - 1) / 7 as week from told)
       select to_char(day, 'YYYY-MM-DD') as day, null::int as week, ${value} as value
       from placed group by day
       union all
       select null, week, ${value} from placed
       where day < ($2::timestamptz at time zone $1)::date + 14 group by week`,
      [timeZone, since],
    );
    const countWhere = (is: (row: { day: string | null; week: number | null }) => boolean) =>
      Number(found.rows.find(is)?.value ?? 0);
    daily.push({
      figure,
      perDay: days.map((day) => countWhere((row) => row.day === day)),
      week: countWhere((row) => row.week === 0),
      weekBefore: countWhere((row) => row.week === 1),
    });
  }
  return daily;
}
