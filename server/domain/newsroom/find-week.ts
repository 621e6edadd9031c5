import type pg from "pg";
import { DAY_MS, dayOf, daysAfter } from "../../../contracts/days.ts";
import { TRACKED_SINCE } from "../../../contracts/funding.ts";

export type WeekRound = {
  kind: string;
  day: string;
  /** Thousand US dollars; null when it was not disclosed. */
  thousands: number | null;
  isSample: boolean;
  startup: { id: string; slug: string; name: string; country: string; sector: string };
  leads: { id: string; slug: string; name: string }[];
};

/** A week from Monday to Sunday, its rounds, largest first, and the four weeks before it. */
export type ToldWeek = {
  from: string;
  to: string;
  /** The rounds that the tracker counts. */
  rounds: WeekRound[];
  debt: WeekRound[];
  /** The four weeks before it, earliest first; none if they were not all tracked. */
  before: WeekCount[];
  /** The last week of the previous year with as many; null if there is none, undefined if not all were tracked. */
  lastAsBusy: WeekCount | null | undefined;
};

type WeekCount = { from: string; to: string; count: number };

const WEEKS_BEFORE = 4;
const WEEKS_OF_YEAR = 52;

/**
 * The last whole week.
 * @param settledFor the milliseconds since it must have ended
 */
export function weekBefore(now: Date, settledFor: number): { from: string; to: string } {
  const settled = new Date(now.getTime() - settledFor);
  const daysSinceMonday = (settled.getUTCDay() + 6) % 7;
  const monday = dayOf(settled.getTime() - daysSinceMonday * DAY_MS);
  return { from: daysAfter(monday, -7), to: daysAfter(monday, -1) };
}

/** The week that begins on this Monday. */
export function weekFrom(monday: string): { from: string; to: string } {
  return { from: monday, to: daysAfter(monday, 6) };
}

export async function readWeek(
  client: pg.ClientBase,
  { from, to }: { from: string; to: string },
): Promise<ToldWeek> {
  const { rows } = await client.query<Omit<WeekRound, "thousands"> & { thousands: string | null }>(
    `select r.kind, r.announced_on::text as day, r.amount_usd_thousand as thousands,
            r.is_sample as "isSample",
            jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'country', s.country,
              'sector', s.industries[1]) as startup,
            coalesce((
              select jsonb_agg(jsonb_build_object('id', i.id, 'slug', i.slug, 'name', i.name)
                       order by i.name, i.id)
                from public.funding_round_investors b
                join public.investors i on i.id = b.investor_id and i.is_published
               where b.funding_round_id = r.id and b.is_lead), '[]') as leads
       from public.funding_rounds r
       join public.startups s on s.id = r.startup_id and s.is_published
      where r.announced_on between $1 and $2
      order by r.amount_usd_thousand desc nulls last, r.announced_on desc, s.name, r.id`,
    [from, to],
  );
  const rounds = rows.map((row) => ({
    ...row,
    thousands: row.thousands === null ? null : Number(row.thousands),
  }));
  const counted = rounds.filter(({ kind, day }) => kind !== "debt" && day >= TRACKED_SINCE);
  const weeks = await weeksBefore(client, from);
  return {
    from,
    to,
    rounds: counted,
    debt: rounds.filter(({ kind }) => kind === "debt"),
    before: weeks.length < WEEKS_BEFORE ? [] : weeks.slice(-WEEKS_BEFORE),
    lastAsBusy:
      weeks.findLast(({ count }) => count >= counted.length) ??
      (weeks.length < WEEKS_OF_YEAR ? undefined : null),
  };
}

/** The weeks of the year before a Monday, as far back as they were tracked, earliest first. */
async function weeksBefore(client: pg.ClientBase, from: string): Promise<WeekCount[]> {
  const weeks = Array.from({ length: WEEKS_OF_YEAR }, (_, at) => {
    const first = daysAfter(from, -7 * (WEEKS_OF_YEAR - at));
    return weekFrom(first);
  }).filter((week) => week.from >= TRACKED_SINCE);
  const { rows } = await client.query<{ count: number }>(
    `select (select count(*)::int from tracker.rounds r
              where r.announced_on between w.first::date and w.first::date + 6) as count
       from unnest($1::text[]) with ordinality as w (first, place) order by w.place`,
    [weeks.map((week) => week.from)],
  );
  return weeks.map((week, at) => ({ ...week, count: rows[at]?.count ?? 0 }));
}
