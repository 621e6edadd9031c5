-- The difficulty index: how hard it was to raise money in a period, 0 easy to 100 hard. Method,
-- reasons and limits: docs/decisions/0013-difficulty-index.md, and the page that shows it.
-- The amount raised alone would not do: one large round swings the sum of a whole country.

-- The terms of the index and their weights in percent. Of those marked, a low value means hard.
create function tracker.difficulty_terms()
returns table (term text, weight numeric, low_is_hard boolean, place int) language sql immutable as $$
  values ('rounds', 25, true, 1),
         ('investors', 20, true, 2),
         ('seeking_per_round', 20, false, 3),
         ('median_amount', 15, true, 4),
         ('days_since_previous', 20, false, 5)
$$;

-- How many rounds of its parent a sparse cell borrows.
create function tracker.shrinkage() returns int return 10;
-- Fewer rounds than this are not enough to say anything.
create function tracker.least_rounds() returns int return 5;
-- Fewer earlier values than this are no history to rank a value in.
create function tracker.least_history() returns int return 4;

-- The value of each term in each cell of a period (`back` 1: of the period before), and how hard
-- that is: 0 to 1, null with too little history.
create table tracker.ranked_terms (
  period text,
  back int,
  country text,
  venture_round text,
  term text,
  value numeric,
  percentile numeric check (percentile between 0 and 1),
  primary key (period, back, country, venture_round, term)
);

-- The index of each cell that had a round: `cell_index` by itself, `index` drawn towards the
-- parent's as far as its rounds are few.
create table tracker.ranked_cells (
  period text,
  back int,
  country text,
  venture_round text,
  rounds int not null,
  cell_index numeric check (cell_index between 0 and 100),
  parent_index numeric check (parent_index between 0 and 100),
  index numeric check (index between 0 and 100),
  primary key (period, back, country, venture_round)
);

-- The day for which all of this was computed.
create table tracker.snapshot (
  only_row boolean primary key default true check (only_row),
  as_of date not null
);

alter table tracker.ranked_terms enable row level security;
alter table tracker.ranked_cells enable row level security;
alter table tracker.snapshot enable row level security;

-- The share of the earlier values that are lower, equal ones counting half: 0 to 1. Null without a
-- value and where there are too few earlier ones.
create function tracker.midrank(value numeric, history numeric[]) returns numeric
language sql immutable as $$
  select (count(*) filter (where earlier < value) + 0.5 * count(*) filter (where earlier = value))
         / count(earlier)
    from unnest(history) as earlier
  having count(earlier) >= tracker.least_history() and value is not null
$$;

-- The median of amounts that are clamped to the bounds, from the two middle ones: clamping keeps
-- their order. A window with one or two disclosed amounts shows no more than is usual in its cell.
create function tracker.winsorised_median(lower_median numeric, upper_median numeric, low numeric, high numeric)
returns numeric language sql immutable as $$
  select (greatest(least(lower_median, high), low) + greatest(least(upper_median, high), low)) / 2
   where lower_median is not null
$$;

-- A window without rounds has a value in the first two terms only. A year has the means of its
-- windows' values.
create function tracker.rank_terms(as_of date) returns void
language sql set search_path = '' as $$
  delete from tracker.ranked_terms;

  with windows as materialized (
    select p.period, back, w.unit, w.ends_on, w.step <= s.last_step as is_current
      from unnest(array['week', 'month', 'year']) as p (period)
     cross join generate_series(0, 1) as back
     cross join lateral tracker.steps_of(p.period, back) s
      join tracker.windows_of(as_of) w on w.unit = s.unit
       and w.step between s.first_step and s.last_history_step
  ), cells as (
    select distinct w.period, w.back, m.country, m.venture_round
      from windows w join tracker.windows m using (unit, ends_on)
     where w.is_current and m.rounds > 0
  ), measured as (
    select period, back, country, venture_round, w.is_current,
           coalesce(m.rounds, 0)::numeric as rounds,
           coalesce(m.investors, 0)::numeric as investors,
           -- Rounded, so that equal ratios of different numbers are equal.
           round(k.startups::numeric / nullif(m.rounds, 0), 6) as seeking_per_round,
           tracker.winsorised_median(m.lower_median, m.upper_median, b.low, b.high) as median_amount,
           m.days_since_previous
      from cells
      join windows w using (period, back)
      left join tracker.windows m using (unit, ends_on, country, venture_round)
      left join tracker.seekers k using (ends_on, country, venture_round)
      left join tracker.amount_bounds b using (period, country, venture_round)
  ), collected as (
    select period, back, country, venture_round,
           round(avg(rounds) filter (where is_current), 6) as rounds,
           round(avg(investors) filter (where is_current), 6) as investors,
           round(avg(seeking_per_round) filter (where is_current), 6) as seeking_per_round,
           round(avg(median_amount) filter (where is_current), 6) as median_amount,
           round(avg(days_since_previous) filter (where is_current), 6) as days_since_previous,
           array_agg(rounds) filter (where not is_current) as rounds_before,
           array_agg(investors) filter (where not is_current) as investors_before,
           array_agg(seeking_per_round) filter (where not is_current) as seeking_per_round_before,
           array_agg(median_amount) filter (where not is_current) as median_amount_before,
           array_agg(days_since_previous) filter (where not is_current) as days_since_previous_before
      from measured
     group by period, back, country, venture_round
  )
  insert into tracker.ranked_terms (period, back, country, venture_round, term, value, percentile)
  select period, back, country, venture_round, term, value,
         case when low_is_hard then 1 - midrank else midrank end
    from collected c
   cross join lateral (values
     ('rounds', c.rounds, c.rounds_before),
     ('investors', c.investors, c.investors_before),
     ('seeking_per_round', c.seeking_per_round, c.seeking_per_round_before),
     ('median_amount', c.median_amount, c.median_amount_before),
     ('days_since_previous', c.days_since_previous, c.days_since_previous_before)
   ) as t (term, value, history)
    join tracker.difficulty_terms() using (term)
   cross join lateral tracker.midrank(value, history) as midrank
$$;

-- The weighted mean of the percentiles that there are, times 100, then drawn towards the parent:
-- (rounds * cell + k * parent) / (rounds + k). The parent of a country and of a kind of round is
-- 'all', the parent of a kind in a country is the country.
create function tracker.rank_cells(as_of date) returns void
language sql set search_path = '' as $$
  delete from tracker.ranked_cells;

  with counted as (
    select period, back,
           case grouping(d.country) when 0 then d.country else 'all' end as country,
           case grouping(d.venture_round) when 0 then d.venture_round else 'all' end as venture_round,
           sum(d.rounds) as rounds
      from unnest(array['week', 'month', 'year']) as p (period)
     cross join generate_series(0, 1) as back
      join tracker.daily d
        on d.day > as_of - (back + 1) * tracker.period_days(p.period)
       and d.day <= as_of - back * tracker.period_days(p.period)
     group by period, back, cube (d.country, d.venture_round)
  ), cells as (
    select period, back, country, venture_round, c.rounds,
           100 * sum(w.weight * t.percentile)
           / sum(w.weight) filter (where t.percentile is not null) as cell_index
      from counted c
      join tracker.ranked_terms t using (period, back, country, venture_round)
      join tracker.difficulty_terms() w using (term)
     group by 1, 2, 3, 4, 5
  ), top as (
    select c.*, null::numeric as parent_index, c.cell_index as index
      from cells c where c.country = 'all' and c.venture_round = 'all'
  ), middle as (
    select c.*, p.index as parent_index,
           (c.rounds * c.cell_index + tracker.shrinkage() * p.index)
           / (c.rounds + tracker.shrinkage()) as index
      from cells c join top p using (period, back)
     where (c.country = 'all') <> (c.venture_round = 'all')
  ), bottom as (
    select c.*, p.index as parent_index,
           (c.rounds * c.cell_index + tracker.shrinkage() * p.index)
           / (c.rounds + tracker.shrinkage()) as index
      from cells c join middle p using (period, back, country)
     where p.venture_round = 'all' and c.country <> 'all' and c.venture_round <> 'all'
  )
  insert into tracker.ranked_cells
    (period, back, country, venture_round, rounds, cell_index, parent_index, index)
  select * from top union all select * from middle union all select * from bottom
$$;

/*
 * Brings the index up to date with `today`: measures the windows that are missing or contain a
 * stale day, ranks every cell anew, and tells the servers. Cheap when there is nothing to do.
 * @returns whether anything was computed.
 */
create function tracker.refresh(today date default (now() at time zone 'utc')::date)
returns boolean language plpgsql set search_path = '' set work_mem = '64MB' as $$
declare
  marks int;
  stale date[];
begin
  -- One at a time; whoever waited finds the work done.
  perform pg_advisory_xact_lock(hashtext('tracker.refresh'));
  with taken as (delete from tracker.stale_days returning day)
  select count(*), array_agg(distinct day) into marks, stale from taken;
  if marks = 0 and exists (select from tracker.snapshot where as_of = today) then
    return false;
  end if;

  delete from tracker.windows m
   where not exists (
     select from tracker.windows_of(today) w
      where w.unit = m.unit and w.ends_on = m.ends_on
        and not exists (select from unnest(stale) d where d between w.starts_on and w.ends_on)
   );
  delete from tracker.amount_bounds b
   where not exists (select from tracker.snapshot where as_of = today)
      or exists (
        select from tracker.history_of(today) h, unnest(stale) d
         where h.period = b.period and d between h.starts_on and h.ends_on
      );
  perform tracker.measure_windows(today);
  perform tracker.bound_amounts(today);
  perform tracker.count_seekers(today);
  -- Ranking joins what was written just now: without statistics its plan can be a bad one.
  analyze tracker.windows, tracker.amount_bounds, tracker.seekers;
  perform tracker.rank_terms(today);
  perform tracker.rank_cells(today);

  insert into tracker.snapshot (as_of) values (today)
      on conflict (only_row) do update set as_of = excluded.as_of;
  perform pg_notify('content_changed', 'funding_difficulty');
  return true;
end
$$;
