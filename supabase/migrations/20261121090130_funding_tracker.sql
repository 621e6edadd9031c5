-- The day that a caller asks about: today unless it names another, within what can be counted.
create function tracker.asked_day(asked date) returns date language sql stable as $$
  select greatest(tracker.tracked_since(), least(
    coalesce(asked, (now() at time zone 'utc')::date), date '2200-01-01'
  ))
$$;

-- A period that ended fewer days ago is provisional: rounds are often reported late.
create function tracker.provisional_days() returns int return 30;

-- The name of a country or kind in a cell. Nobody knows of 'all' outside: it names nothing.
create function tracker.cell_name(asked text) returns text language sql immutable as $$
  select case asked when 'all' then '' else coalesce(asked, 'all') end
$$;

-- The index of a cell as it is shown: to one decimal, null with too few rounds. In the first moments
-- of a day it is that of the day before; no row where the last one is older, or without rounds.
create function tracker.shown_index(
  period text, back int, day date, cell_country text, cell_round text
) returns table (rounds int, cell_index numeric, parent_index numeric, index numeric)
language sql stable as $$
  select c.rounds,
         case when c.rounds >= tracker.least_rounds() then round(c.cell_index, 1) end,
         round(c.parent_index, 1),
         case when c.rounds >= tracker.least_rounds() then round(c.index, 1) end
    from tracker.snapshot s
    join tracker.ranked_cells c on c.period = shown_index.period and c.back = shown_index.back
     and c.country = cell_country and c.venture_round = cell_round
   where s.as_of between day - 2 and day + 1
$$;

/*
 * The figures of a period that ends `today` (UTC), beside those of the equally long period before.
 * `country` and `venture_round` narrow everything; null is all. Amounts are thousand US dollars of
 * the rounds that disclosed one; `undisclosed` counts the others. Debt does not count.
 *
 * Rows by `dimension`: 'all' (one), 'country' and 'venture_round' (each value that had a round in
 * either period), 'time' (every day of a week or month, every calendar month of a year, as far as
 * it lies in the period and was tracked). `previous_*` are null when the previous period began
 * before tracking did; in a 'time' row they are of the same days one period earlier.
 *
 * `difficulty`: 0 easy to 100 hard (docs/decisions/0013); null for 'time', where there is too
 * little history, and where `difficulty_rounds` are fewer than tracker.least_rounds().
 * `provisional`: the row's days end less than 30 days before `today`; rounds may still be reported.
 * An unknown period has no rows.
 */
create function public.funding_tracker(
  period text,
  country text default null,
  venture_round text default null,
  today date default (now() at time zone 'utc')::date
) returns table (
  dimension text, value text, starts_on date, ends_on date,
  rounds int, usd_thousand numeric, undisclosed int,
  previous_rounds int, previous_usd_thousand numeric,
  difficulty numeric, previous_difficulty numeric, difficulty_rounds int,
  provisional boolean
)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  only_country text := funding_tracker.country;
  only_round text := funding_tracker.venture_round;
  last_day date := tracker.asked_day(funding_tracker.today);
  days int := tracker.period_days(funding_tracker.period);
  first_day date := last_day - days + 1;
  has_previous boolean := first_day - days >= tracker.tracked_since();
  bucket_unit text := case funding_tracker.period when 'year' then 'month' else 'day' end;
  cell_country text := tracker.cell_name(only_country);
  cell_round text := tracker.cell_name(only_round);
begin
  if days is null then return; end if;
  return query
  with laid_over as (
    -- Both periods on the days of this one.
    select d.country, d.venture_round, d.day < first_day as is_previous,
           date_trunc(bucket_unit,
             case when d.day < first_day then d.day + days else d.day end::timestamp)::date as bucket,
           sum(d.rounds) as rounds, sum(d.usd_thousand) as usd, sum(d.undisclosed) as undisclosed
      from tracker.daily d
     where d.day between case when has_previous then first_day - days else first_day end and last_day
       and (only_country is null or d.country = only_country)
       and (only_round is null or d.venture_round = only_round)
     group by 1, 2, 3, 4
  ), summed as (
    select case grouping(l.country, l.venture_round, l.bucket)
             when 7 then 'all' when 3 then 'country' when 5 then 'venture_round' else 'time'
           end as dimension,
           coalesce(l.country, l.venture_round) as value, l.bucket,
           coalesce(sum(l.rounds) filter (where not is_previous), 0)::int as rounds,
           coalesce(sum(l.usd) filter (where not is_previous), 0) as usd,
           coalesce(sum(l.undisclosed) filter (where not is_previous), 0)::int as undisclosed,
           coalesce(sum(l.rounds) filter (where is_previous), 0)::int as previous_rounds,
           coalesce(sum(l.usd) filter (where is_previous), 0) as previous_usd
      from laid_over l
     group by grouping sets ((), (l.country), (l.venture_round), (l.bucket))
  ), buckets as (
    select b::date as bucket,
           greatest(b::date, first_day, tracker.tracked_since()) as starts_on,
           least((b + ('1 ' || bucket_unit)::interval)::date - 1, last_day) as ends_on
      from generate_series(date_trunc(bucket_unit, first_day::timestamp), last_day::timestamp,
                           ('1 ' || bucket_unit)::interval) b
  ), figures as (
    select s.dimension, s.value, first_day as starts_on, last_day as ends_on,
           s.rounds, s.usd, s.undisclosed, s.previous_rounds, s.previous_usd,
           now_ranked.index as difficulty, then_ranked.index as previous_difficulty,
           coalesce(now_ranked.rounds, s.rounds) as difficulty_rounds
      from summed s
     cross join lateral (
       select case s.dimension when 'country' then s.value else cell_country end as country,
              case s.dimension when 'venture_round' then s.value else cell_round end as venture_round
     ) cell
      left join tracker.shown_index(
        funding_tracker.period, 0, last_day, cell.country, cell.venture_round) now_ranked on true
      left join tracker.shown_index(
        funding_tracker.period, 1, last_day, cell.country, cell.venture_round) then_ranked on true
     where s.dimension <> 'time' and (s.dimension = 'all' or s.rounds + s.previous_rounds > 0)
    union all
    select 'time', null, b.starts_on, b.ends_on,
           coalesce(s.rounds, 0), coalesce(s.usd, 0), coalesce(s.undisclosed, 0),
           coalesce(s.previous_rounds, 0), coalesce(s.previous_usd, 0), null, null, null
      from buckets b left join summed s on s.bucket = b.bucket
     where b.starts_on <= b.ends_on
  )
  select f.dimension, f.value, f.starts_on, f.ends_on, f.rounds, f.usd, f.undisclosed,
         case when has_previous then f.previous_rounds end,
         case when has_previous then f.previous_usd end,
         f.difficulty, f.previous_difficulty, f.difficulty_rounds,
         f.ends_on > last_day - tracker.provisional_days()
    from figures f
   order by array_position(array['all', 'country', 'venture_round', 'time'], f.dimension),
            case f.dimension when 'venture_round'
              then array_position(reference.funding_kinds(), f.value) end,
            f.starts_on, f.rounds desc, f.usd desc, f.value;
end
$$;

/*
 * How the index of one cell of a period came about: a row per term with what was measured (a year:
 * on average in its twelve times 30 days), its percentile 0 (easy) to 1 (hard) and the nominal
 * weight in percent, which a term without percentile leaves to the others; in every row the cell's
 * rounds, its own index, its parent's and the one that is shown. Percentiles and indices are null
 * where funding_tracker shows none. No rows for a cell without rounds.
 */
create function public.funding_difficulty(
  period text,
  country text default null,
  venture_round text default null,
  today date default (now() at time zone 'utc')::date
) returns table (
  term text, weight numeric, value numeric, percentile numeric,
  rounds int, cell_index numeric, parent_index numeric, index numeric
)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  last_day date := tracker.asked_day(funding_difficulty.today);
  cell_country text := tracker.cell_name(funding_difficulty.country);
  cell_round text := tracker.cell_name(funding_difficulty.venture_round);
begin
  return query
  select t.term, w.weight, round(t.value, 2),
         case when c.index is not null then round(t.percentile, 4) end,
         c.rounds, c.cell_index, c.parent_index, c.index
    from tracker.shown_index(
           funding_difficulty.period, 0, last_day, cell_country, cell_round) c
    join tracker.ranked_terms t on t.period = funding_difficulty.period and t.back = 0
     and t.country = cell_country and t.venture_round = cell_round
    join tracker.difficulty_terms() w on w.term = t.term
   order by w.place;
end
$$;

-- A parameter and a column of a table function may not share a name; those of a type may.
create type tracker.listed_round as (
  id uuid, announced_on date, kind text, usd_thousand numeric,
  startup_id uuid, startup_slug text, startup_name text, startup_logo text,
  country text, is_sample boolean, investors jsonb
);

/*
 * The rounds behind a figure of funding_tracker, newest first: those of a period, or of the days of
 * it from `starts_on` to `ends_on`. `after_round` is the last round of the page before; one that
 * does not count starts anew. Up to `page_size` (1 to 200) rows. `investors`: the published ones,
 * [{"slug", "name", "lead"}], leads first.
 */
create function public.list_funding_rounds(
  period text,
  country text default null,
  venture_round text default null,
  starts_on date default null,
  ends_on date default null,
  after_round uuid default null,
  page_size int default 50,
  today date default (now() at time zone 'utc')::date
) returns setof tracker.listed_round
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  only_country text := list_funding_rounds.country;
  only_round text := list_funding_rounds.venture_round;
  last_day date := tracker.asked_day(list_funding_rounds.today);
  from_day date := greatest(last_day - tracker.period_days(list_funding_rounds.period) + 1,
                            list_funding_rounds.starts_on);
  to_day date := least(last_day, list_funding_rounds.ends_on);
  size int := greatest(1, least(coalesce(page_size, 50), 200));
  after_day date;
begin
  if tracker.period_days(list_funding_rounds.period) is null then return; end if;
  select r.announced_on into after_day from tracker.rounds r where r.round_id = after_round;
  return query
  with page as materialized (
    select r.round_id, r.announced_on
      from tracker.rounds r
     where r.announced_on between from_day and to_day
       and (only_country is null or r.country = only_country)
       and (only_round is null or r.venture_round = only_round)
       and (after_day is null or (r.announced_on, r.round_id) < (after_day, after_round))
     order by r.announced_on desc, r.round_id desc
     limit size
  )
  select r.id, r.announced_on, r.kind, r.amount_usd_thousand::numeric,
         s.id, s.slug, s.name, s.logo, s.country, r.is_sample, b.investors
    from page p
    join public.funding_rounds r on r.id = p.round_id
    join public.startups s on s.id = r.startup_id and s.is_published
    cross join lateral (
      select coalesce(jsonb_agg(
               jsonb_build_object('slug', i.slug, 'name', i.name, 'lead', x.is_lead)
               order by x.is_lead desc, i.name, i.id), '[]') as investors
        from public.funding_round_investors x
        join public.investors i on i.id = x.investor_id and i.is_published
       where x.funding_round_id = r.id
    ) b
   order by p.announced_on desc, p.round_id desc;
end
$$;

grant execute on function
  public.funding_tracker(text, text, text, date),
  public.funding_difficulty(text, text, text, date),
  public.list_funding_rounds(text, text, text, date, date, uuid, int, date)
to anon, authenticated, service_role;
