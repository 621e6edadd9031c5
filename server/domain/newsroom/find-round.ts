import type pg from "pg";
import { daysAfter } from "../../../contracts/days.ts";
import { FUNDING_PERIODS, TRACKED_SINCE } from "../../../contracts/funding.ts";
import type { StorySource } from "./story.ts";

/** A year as counted by the tracker. */
const YEAR_DAYS = FUNDING_PERIODS.year;

type Company = { id: string; slug: string; name: string };
type Named = Omit<Company, "id">;

/** A round that is mentioned with another. */
export type OtherRound = {
  day: string;
  kind: string;
  /** Thousand US dollars; null when it was not disclosed. */
  thousands: number | null;
  startup: Named;
};

/** Groups of rounds of the same kind, the closest first: its country, its sector, all tracked ones. */
export type Peers = {
  of: "country" | "sector" | "all";
  /** How many disclosed an amount, including the round itself. */
  disclosed: number;
  medianThousands: number | null;
};

/** A public round, with its company's history and its place among other rounds. */
export type ToldRound = {
  id: string;
  kind: string;
  day: string;
  /** Thousand US dollars; null when it was not disclosed. */
  thousands: number | null;
  /** The amount as announced, if not in US dollars. */
  own: { amount: number; currency: string } | null;
  isSample: boolean;
  startup: Company & { country: string; industries: string[] };
  investors: (Company & { isLead: boolean })[];
  sources: StorySource[];
  /** The company's last round of an earlier day. */
  earlier: Omit<OtherRound, "startup"> | null;
  /** What the company disclosed before, without debt; null if it disclosed nothing. */
  raisedBefore: number | null;
  /** The twelve months up to its day; null if they were not all tracked, and for debt. */
  year: {
    /** Their first day. */
    from: string;
    peers: Peers[];
    /** The other companies of its most active lead, or else of its most active investor, latest first. */
    alsoBacked: { investor: Named; startups: Named[] } | null;
    /** Null if the country is not a single one. */
    inCountry: {
      count: number;
      disclosed: number;
      isLargest: boolean;
      /** The largest of the others. */
      next: OtherRound | null;
    } | null;
  } | null;
  /** The last tracked round of the same kind in its country before it. */
  sameKind: { day: string; startup: Named } | null;
  /** How many rounds its only lead has led in the month, up to its day. */
  ledInMonth: number;
};

type Row = Omit<ToldRound, "thousands" | "own" | "year" | "sameKind" | "raisedBefore"> & {
  thousands: string | null;
  amount: string | null;
  currency: string | null;
  raisedBefore: string | null;
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
            (select jsonb_build_object('day', e.announced_on, 'kind', e.kind,
                      'thousands', e.amount_usd_thousand)
               from public.funding_rounds e
              where e.startup_id = r.startup_id and e.announced_on < r.announced_on
              order by e.announced_on desc, e.amount_usd_thousand desc nulls last, e.id
              limit 1) as earlier,
            (select sum(e.amount_usd_thousand)
               from public.funding_rounds e
              where e.startup_id = r.startup_id and e.announced_on < r.announced_on
                and e.kind <> 'debt') as "raisedBefore",
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
  const { thousands, amount, currency, raisedBefore, ...round } = row;
  return {
    ...round,
    thousands: numberOf(thousands),
    raisedBefore: numberOf(raisedBefore),
    own:
      amount !== null && currency !== null && currency !== "USD"
        ? { amount: Number(amount), currency }
        : null,
    year: await yearBefore(client, row),
    sameKind: await sameKind(client, row),
  };
}

function numberOf(numeric: string | null): number | null {
  return numeric === null ? null : Number(numeric);
}

type Standing = { peers: Peers[]; inCountry: NonNullable<ToldRound["year"]>["inCountry"] };

/** Medians are of all amounts that the tracker shows for the same days, including the round's own. */
async function yearBefore(client: pg.ClientBase, round: Row): Promise<ToldRound["year"]> {
  const from = daysAfter(round.day, 1 - YEAR_DAYS);
  if (round.kind === "debt" || from < TRACKED_SINCE) return null;
  const { country, industries } = round.startup;
  const median = (of: Peers["of"], where: string) =>
    `jsonb_build_object('of', '${of}',
       'disclosed', count(usd_thousand) filter (where venture_round = $6 and ${where}),
       'medianThousands', percentile_cont(0.5) within group (order by usd_thousand)
         filter (where venture_round = $6 and ${where}))`;
  const { rows } = await client.query<Standing>(
    `with year as materialized (
       select t.round_id, t.announced_on, t.country, t.venture_round, t.usd_thousand,
              s.industries[1] as sector, s.slug, s.name
         from tracker.rounds t join public.startups s on s.id = t.startup_id
        where t.announced_on between $2 and $3
     )
     select jsonb_build_array(${median("country", "country = $1 and $1 <> 'Other'")},
              ${median("sector", "sector = $7")}, ${median("all", "true")}) as peers,
            case when $1 <> 'Other' then jsonb_build_object(
              'count', count(*) filter (where country = $1),
              'disclosed', count(usd_thousand) filter (where country = $1),
              'isLargest', coalesce($4::numeric > max(usd_thousand)
                filter (where country = $1 and round_id <> $5), false),
              'next', (
                select jsonb_build_object('day', n.announced_on, 'kind', n.venture_round,
                         'thousands', n.usd_thousand,
                         'startup', jsonb_build_object('slug', n.slug, 'name', n.name))
                  from year n
                 where n.country = $1 and n.round_id <> $5 and n.usd_thousand is not null
                 order by n.usd_thousand desc, n.announced_on desc, n.round_id limit 1)
            ) end as "inCountry"
       from year`,
    [country, from, round.day, round.thousands, round.id, round.kind, industries[0] ?? ""],
  );
  const [found] = rows;
  return found ? { from, ...found, alsoBacked: await alsoBacked(client, round, from) } : null;
}

async function alsoBacked(
  client: pg.ClientBase,
  { id, day, startup }: Row,
  from: string,
): Promise<NonNullable<ToldRound["year"]>["alsoBacked"]> {
  const { rows } = await client.query<{ investor: Named; startups: Named[] }>(
    `with deals as (
       select mine.investor_id, mine.is_lead, t.startup_id, max(t.announced_on) as day
         from public.funding_round_investors mine
         join public.funding_round_investors b on b.investor_id = mine.investor_id
         join tracker.rounds t on t.round_id = b.funding_round_id
        where mine.funding_round_id = $1 and t.startup_id <> $2
          and t.announced_on between $3 and $4
        group by mine.investor_id, mine.is_lead, t.startup_id
     )
     select jsonb_build_object('slug', i.slug, 'name', i.name) as investor,
            jsonb_agg(jsonb_build_object('slug', s.slug, 'name', s.name)
              order by d.day desc, s.name, s.id) as startups
       from deals d
       join public.investors i on i.id = d.investor_id and i.is_published
       join public.startups s on s.id = d.startup_id
      group by i.id, d.is_lead
      order by d.is_lead desc, count(*) desc, i.name, i.id limit 1`,
    [id, startup.id, from, day],
  );
  return rows[0] ?? null;
}

async function sameKind(client: pg.ClientBase, round: Row): Promise<ToldRound["sameKind"]> {
  if (round.kind === "debt" || round.startup.country === "Other") return null;
  const { rows } = await client.query<NonNullable<ToldRound["sameKind"]>>(
    `select b.announced_on::text as day,
            jsonb_build_object('slug', s.slug, 'name', s.name) as startup
       from tracker.rounds b join public.startups s on s.id = b.startup_id
      where b.country = $1 and b.venture_round = $2 and b.announced_on <= $3 and b.round_id <> $4
      order by b.announced_on desc, b.round_id limit 1`,
    [round.startup.country, round.kind, round.day, round.id],
  );
  return rows[0] ?? null;
}
