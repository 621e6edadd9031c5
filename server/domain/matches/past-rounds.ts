import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import type { PastDeal } from "../../../contracts/matching.ts";
import { inLanguage } from "../../postgres/in-language.ts";

/** The newest of each: the other deals of a fund with hundreds would change nothing. */
const MOST_DEALS = 10;
const MOST_ROUNDS = 5;

/**
 * Investments in published companies, newest first, by the investor's id.
 * @param industries if given, only companies in one of them are described, as reading texts is slow
 */
export async function readDeals(
  client: pg.ClientBase | pg.Pool,
  investorIds: readonly string[],
  language: Language,
  industries?: readonly string[],
): Promise<Map<string, PastDeal[]>> {
  const { rows } = await client.query<{ of: string } & Required<Omit<PastDeal, "round">>>(
    `select c.id as of, s.name as company, s.industries, s.country, v.latest_on::text as date,
            case when $3::text[] is null or s.industries && $3
                 then ${inLanguage("s.tagline", language)} else '' end as description
       from unnest($1::uuid[]) as c (id)
      cross join lateral (
        select i.startup_id, i.latest_on from directory.investments i
         where i.investor_id = c.id order by i.latest_on desc, i.startup_id limit $2) v
       join public.startups s on s.id = v.startup_id and s.is_published
      order by v.latest_on desc, v.startup_id`,
    [investorIds, MOST_DEALS, industries ?? null],
  );
  return grouped(rows);
}

/** The rounds of startups, newest first, by the startup's id. */
export async function readRounds(
  client: pg.ClientBase | pg.Pool,
  startupIds: readonly string[],
): Promise<Map<string, PastDeal[]>> {
  const { rows } = await client.query<{ of: string; round: string; date: string }>(
    `select c.id as of, r.kind as round, r.announced_on::text as date
       from unnest($1::uuid[]) as c (id)
      cross join lateral (
        select f.kind, f.announced_on from public.funding_rounds f
         where f.startup_id = c.id and f.kind <> 'debt'
         order by f.announced_on desc, f.id limit $2) r
      order by r.announced_on desc, r.kind`,
    [startupIds, MOST_ROUNDS],
  );
  return grouped(rows);
}

function grouped(rows: ({ of: string } & PastDeal)[]): Map<string, PastDeal[]> {
  const all = new Map<string, PastDeal[]>();
  for (const { of, ...deal } of rows) {
    const deals = all.get(of);
    if (deals) deals.push(deal);
    else all.set(of, [deal]);
  }
  return all;
}
