import type pg from "pg";
import { DAY_MS, dayInRegion } from "../../../contracts/days.ts";
import {
  LEAST_REPORTED_ROUNDS,
  type NamedReport,
  namedReport,
  type ReportKind,
} from "../../../contracts/market-reports.ts";
import { countFigures, countRounds } from "./count-figures.ts";
import { monthSpan, yearSpan } from "./spans.ts";

/** In January the previous year is still updated, as rounds are often reported late. */
const LATE_DAYS = 31;

/**
 * Counts a month, and keeps the result for good.
 * @param month its first day
 * @returns the report, or the existing one; undefined for a month with too few rounds
 */
export async function keepMonth(
  client: pg.ClientBase,
  month: string,
  madeAt: Date,
): Promise<NamedReport | undefined> {
  const span = monthSpan(month);
  if ((await countRounds(client, span)) < LEAST_REPORTED_ROUNDS) return undefined;
  const counted = await countFigures(client, span);
  await client.query(
    `insert into public.reports (kind, period, figures, is_sample, made_at)
     values ('month', $1, $2, $3, $4) on conflict do nothing`,
    [month, JSON.stringify(counted.figures), counted.isSample, madeAt],
  );
  return readReport(client, "month", month);
}

/** Counts the year so far again. If nothing has changed, nothing is written, and no page is dropped. */
export async function refreshYears(client: pg.ClientBase | pg.Pool, now: Date): Promise<void> {
  const today = dayInRegion(now);
  const years = new Set(
    [now.getTime() - LATE_DAYS * DAY_MS, now].map((at) => Number(dayInRegion(at).slice(0, 4))),
  );
  for (const year of years) {
    const span = yearSpan(year, today);
    if (span.from > span.to || (await countRounds(client, span)) < LEAST_REPORTED_ROUNDS) continue;
    const { figures, isSample } = await countFigures(client, span);
    await client.query(
      `insert into public.reports as kept (kind, period, figures, is_sample, made_at)
       values ('year', $1, $2, $3, $4)
       on conflict (kind, period) do update
         set figures = excluded.figures, is_sample = excluded.is_sample, made_at = excluded.made_at
       where kept.figures is distinct from excluded.figures`,
      [`${year}-01-01`, JSON.stringify(figures), isSample, now],
    );
  }
}

/** A report with the companies that it may name. */
export async function readReport(
  client: pg.ClientBase | pg.Pool,
  kind: ReportKind,
  period: string,
): Promise<NamedReport | undefined> {
  const { rows } = await client.query(
    `select figures, is_sample, to_json(made_at) #>> '{}' as made_at, startups, investors
       from public.read_report($1, $2)`,
    [kind, period],
  );
  return rows[0] ? namedReport.parse(rows[0]) : undefined;
}
