import type pg from "pg";
import {
  LEAST_MEDIAN_AMOUNTS,
  PAUSE_DAYS,
  RARE_AFTER_DAYS,
  type ReportFigures,
  reportFigures,
} from "../../../contracts/market-reports.ts";

/** The days that a report counts, and the first of the months that it compares. */
export type ReportSpan = { from: string; to: string; monthsFrom: string };

/** Nobody reads a longer list; the tracker has all of them. */
const MOST_LISTED = 10;
const LEAST_ROUNDS_OF_INVESTOR = 2;

/** Sums of the rows of `r`, under their names in contracts/market-reports.ts. */
const SUMS = `'rounds', count(r.round_id), 'usdThousand', coalesce(sum(r.usd_thousand), 0),
  'disclosed', count(r.usd_thousand), 'medianUsdThousand',
  case when count(r.usd_thousand) >= ${LEAST_MEDIAN_AMOUNTS}
       then percentile_cont(0.5) within group (order by r.usd_thousand) end`;

const DEAL = `'round', r.round_id, 'startup', r.startup_id, 'day', r.announced_on,
  'kind', r.venture_round, 'country', r.country, 'sector', r.sector, 'usdThousand', r.usd_thousand,
  'leads', array(select b.investor_id from public.funding_round_investors b
                  join public.investors i on i.id = b.investor_id and i.is_published
                 where b.funding_round_id = r.round_id and b.is_lead order by i.name, i.id)`;

const LARGEST_FIRST = "r.usd_thousand desc nulls last, r.announced_on desc, r.round_id";

function groupedBy(column: string): string {
  return `(select coalesce(jsonb_agg(g.told order by g.rounds desc, g.usd desc, g.value), '[]')
     from (select r.${column} as value, count(*) as rounds, coalesce(sum(r.usd_thousand), 0) as usd,
                  jsonb_build_object('value', r.${column}, ${SUMS}) as told
             from counted r group by r.${column}) g)`;
}

/** @param more further properties of each object. */
function listed(where: string, more = ""): string {
  return `(select coalesce(jsonb_agg(l.told), '[]')
     from (select jsonb_build_object(${DEAL}${more}) as told from counted r
            where ${where} order by ${LARGEST_FIRST} limit ${MOST_LISTED}) l)`;
}

function joinedBy(directory: "startup" | "investor"): string {
  return `(select coalesce(jsonb_agg(j.id), '[]')
     from (select p.id from public.${directory}s p
             join public.${directory}_profiles d on d.${directory}_id = p.id
            where p.is_published and not p.is_sample
              and reference.market_day(p.published_at) between $1 and $2
            order by p.published_at, p.id limit ${MOST_LISTED}) j)`;
}

const COUNT = `
  with counted as materialized (
    select r.round_id, r.startup_id, r.announced_on, r.country, r.venture_round, r.usd_thousand,
           r.days_since_previous, s.industries[1] as sector, f.is_sample,
           (select max(b.announced_on) from tracker.rounds b
             where b.country = r.country and b.venture_round = r.venture_round
               and b.announced_on <= r.announced_on and b.round_id <> r.round_id) as kind_before
      from tracker.rounds r
      join public.startups s on s.id = r.startup_id
      join public.funding_rounds f on f.id = r.round_id
     where r.announced_on between $1 and $2
  )
  select (select jsonb_build_object('from', $1::date, 'to', $2::date, ${SUMS}) from counted r)
    || jsonb_build_object(
      'months', (
        select jsonb_agg(m.told order by m.month)
          from (select m as month, jsonb_build_object('from', m::date,
                         'to', least((m + interval '1 month - 1 day')::date, $2), ${SUMS}) as told
                  from generate_series($3::date::timestamp, $2::date::timestamp, '1 month') m
                  left join tracker.rounds r on r.announced_on between m::date
                    and least((m + interval '1 month - 1 day')::date, $2)
                 group by m) m),
      'byCountry', ${groupedBy("country")},
      'bySector', ${groupedBy("sector")},
      'byKind', ${groupedBy("venture_round")},
      'largest', ${listed("r.usd_thousand is not null")},
      'investors', (
        select coalesce(jsonb_agg(jsonb_build_object('investor', i.id, 'rounds', i.rounds, 'led', i.led)
                 order by i.rounds desc, i.led desc, i.name, i.id), '[]')
          from (select i.id, i.name, count(*) as rounds, count(*) filter (where b.is_lead) as led
                  from counted r
                  join public.funding_round_investors b on b.funding_round_id = r.round_id
                  join public.investors i on i.id = b.investor_id and i.is_published
                 group by i.id having count(*) >= ${LEAST_ROUNDS_OF_INVESTOR}
                 order by rounds desc, led desc, i.name, i.id limit ${MOST_LISTED}) i),
      'firstRounds', ${listed("r.days_since_previous is null")},
      'back', ${listed(`r.days_since_previous >= ${PAUSE_DAYS}`, ", 'since', r.announced_on - r.days_since_previous")},
      'firstOfKind', ${listed(
        `r.country <> 'Other' and r.announced_on - r.kind_before >= ${RARE_AFTER_DAYS}`,
        ", 'since', r.kind_before",
      )},
      'joined', jsonb_build_object('startups', ${joinedBy("startup")}, 'investors', ${joinedBy("investor")})
    ) as figures,
    (select coalesce(bool_or(is_sample), false) from counted) as "isSample"`;

/**
 * Counts the figures of a report over the tracker's rows.
 * @returns the figures, and whether any of its rounds is sample content
 */
export async function countFigures(
  client: pg.ClientBase | pg.Pool,
  { from, to, monthsFrom }: ReportSpan,
): Promise<{ figures: ReportFigures; isSample: boolean }> {
  const { rows } = await client.query<{ figures: unknown; isSample: boolean }>(COUNT, [
    from,
    to,
    monthsFrom,
  ]);
  return {
    figures: reportFigures.parse(rows[0]?.figures),
    isSample: rows[0]?.isSample ?? false,
  };
}

/** How many rounds the tracker counts within some days. */
export async function countRounds(
  client: pg.ClientBase | pg.Pool,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from tracker.rounds where announced_on between $1 and $2",
    [from, to],
  );
  return rows[0]?.count ?? 0;
}
