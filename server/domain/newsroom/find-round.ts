import type pg from "pg";
import { TRACKED_SINCE } from "../../../contracts/funding.ts";
import type { StorySource } from "./story.ts";

type Company = { id: string; slug: string; name: string };

/** A public round, what stood before it, and where it stands among others. */
export type ToldRound = {
  id: string;
  kind: string;
  day: string;
  /** Thousand US dollars; null when it was not disclosed. */
  thousands: number | null;
  /** As it was announced, where that was not in US dollars. */
  own: { amount: number; currency: string } | null;
  isSample: boolean;
  startup: Company & { country: string; industries: string[] };
  investors: (Company & { isLead: boolean })[];
  sources: StorySource[];
  /** The company's rounds of earlier days. */
  earlier: { count: number; lastDay: string | null };
  /** Of the tracked rounds of its country, up to its day; null where nothing can be said of them. */
  inCountry: {
    /** The first day of the year. */
    from: string;
    count: number;
    disclosed: number;
    isLargest: boolean;
    /** The last round of the same kind before it. */
    sameKind: { day: string; startup: { slug: string; name: string } } | null;
  } | null;
  /** How many rounds its only lead has led in the month, up to its day. */
  ledInMonth: number;
};

type Row = Omit<ToldRound, "thousands" | "own" | "inCountry"> & {
  thousands: string | null;
  amount: string | null;
  currency: string | null;
};

/** Reads a round of a published company. */
export async function readRound(client: pg.ClientBase, id: string): Promise<ToldRound | undefined> {
  const { rows } = await client.query<Row>(
    `select r.id, r.kind, r.announced_on::text as day, r.amount_usd_thousand as thousands,
            r.amount, r.currency, r.is_sample as "isSample",
            jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
              'country', s.country, 'industries', s.industries) as startup,
            coalesce((
              select jsonb_agg(jsonb_build_object('id', i.id, 'slug', i.slug, 'name', i.name,
                       'isLead', b.is_lead) order by b.is_lead desc, i.name, i.id)
                from public.funding_round_investors b
                join public.investors i on i.id = b.investor_id and i.is_published
               where b.funding_round_id = r.id), '[]') as investors,
            coalesce((
              select jsonb_agg(jsonb_build_object('title', f.publisher, 'publisher', f.publisher,
                       'url', f.url, 'readOn', f.read_on) order by f.url)
                from (select distinct on (url) publisher, url, read_on
                        from public.fact_sources where funding_round_id = r.id
                       order by url, read_on desc) f), '[]') as sources,
            (select jsonb_build_object('count', count(*), 'lastDay', max(e.announced_on))
               from public.funding_rounds e
              where e.startup_id = r.startup_id and e.announced_on < r.announced_on) as earlier,
            (select count(*)::int
               from public.funding_round_investors mine
               join public.funding_round_investors b
                 on b.investor_id = mine.investor_id and b.is_lead
               join public.funding_rounds led on led.id = b.funding_round_id
               join public.startups c on c.id = led.startup_id and c.is_published
              where mine.funding_round_id = r.id and mine.is_lead
                and (select count(*) from public.funding_round_investors l
                      where l.funding_round_id = r.id and l.is_lead) = 1
                and led.announced_on between date_trunc('month', r.announced_on)::date
                                         and r.announced_on) as "ledInMonth"
       from public.funding_rounds r
       join public.startups s on s.id = r.startup_id and s.is_published
      where r.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { thousands, amount, currency, ...round } = row;
  return {
    ...round,
    thousands: thousands === null ? null : Number(thousands),
    own:
      amount !== null && currency !== null && currency !== "USD"
        ? { amount: Number(amount), currency }
        : null,
    inCountry: await standing(client, row),
  };
}

async function standing(client: pg.ClientBase, round: Row): Promise<ToldRound["inCountry"]> {
  const from = `${round.day.slice(0, 4)}-01-01`;
  if (round.startup.country === "Other" || round.kind === "debt" || from < TRACKED_SINCE)
    return null;
  const { rows } = await client.query<Omit<NonNullable<ToldRound["inCountry"]>, "from">>(
    `select count(*)::int as count, count(usd_thousand)::int as disclosed,
            coalesce($4::numeric > all (
              array_agg(usd_thousand) filter (where round_id <> $5 and usd_thousand is not null)
            ), false) as "isLargest",
            (select jsonb_build_object('day', b.announced_on,
                      'startup', jsonb_build_object('slug', s.slug, 'name', s.name))
               from tracker.rounds b join public.startups s on s.id = b.startup_id
              where b.country = $1 and b.venture_round = $6 and b.announced_on <= $3
                and b.round_id <> $5
              order by b.announced_on desc, b.round_id limit 1) as "sameKind"
       from tracker.rounds
      where country = $1 and announced_on between $2 and $3`,
    [round.startup.country, from, round.day, round.thousands, round.id, round.kind],
  );
  const [found] = rows;
  return found && found.count > 0 ? { from, ...found } : null;
}
