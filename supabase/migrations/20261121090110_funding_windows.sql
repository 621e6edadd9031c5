-- What the difficulty index is measured on (docs/decisions/0013-difficulty-index.md): windows of 7
-- and of 30 days, kept so that a request reads and computes nothing of it.

-- Days of a period; null for what is none.
create function tracker.period_days(period text) returns int language sql immutable as $$
  select case period when 'week' then 7 when 'month' then 30 when 'year' then 365 end
$$;

-- A company seeks money once it has closed no round for so many days.
create function tracker.seeking_after_days() returns int return 180;

-- The windows that a snapshot of a day is made of: steps of 7 and of 30 days back from it, as far
-- as they lie wholly after tracking began; so many that the period before has a history, too.
create function tracker.windows_of(as_of date)
returns table (unit text, step int, starts_on date, ends_on date) language sql stable as $$
  select u.unit, step, as_of - (step + 1) * u.days + 1, as_of - step * u.days
    from (values ('week', 7, 54), ('month', 30, 48)) as u (unit, days, steps),
         generate_series(0, u.steps - 1) as step
   where as_of - (step + 1) * u.days + 1 >= tracker.tracked_since()
$$;

-- Which steps make up a period, and which are the history that it is ranked in. `back` is 0 for the
-- period that ends on the day of the snapshot, 1 for the one before. A year is taken as twelve
-- times 30 days, so that it has a history as soon as there are months before it.
create function tracker.steps_of(period text, back int)
returns table (unit text, first_step int, last_step int, last_history_step int)
language sql immutable as $$
  select p.unit, back * p.steps, (back + 1) * p.steps - 1, (back + 1) * p.steps + p.history - 1
    from (values ('week', 'week', 1, 52), ('month', 'month', 1, 24), ('year', 'month', 12, 24))
         as p (period, unit, steps, history)
   where p.period = steps_of.period
$$;

-- The measures of each window and cell that had a round. A cell is a country, a kind of round,
-- both, or neither: 'all' stands for every value. Medians and distinct counts do not add up, so
-- each is taken from the rounds themselves.
create table tracker.windows (
  unit text,
  ends_on date,
  country text,
  venture_round text,
  rounds int not null,
  -- Distinct published investors that took part.
  investors int not null,
  -- The two middle amounts (the same one twice when their number is odd); null: none disclosed.
  lower_median numeric,
  upper_median numeric,
  -- Median over the rounds of companies that had one before.
  days_since_previous numeric,
  primary key (unit, ends_on, country, venture_round)
);

-- On the last day of each window: published companies that closed no round lately, by today's
-- country and stage. No row where none was published by then, nor for kinds that are no stage.
create table tracker.seekers (
  ends_on date,
  country text,
  venture_round text,
  startups int not null,
  primary key (ends_on, country, venture_round)
);

-- The 5th and the 95th percentile of the amounts in the history of each period.
create table tracker.amount_bounds (
  period text,
  country text,
  venture_round text,
  low numeric not null,
  high numeric not null,
  primary key (period, country, venture_round)
);

alter table tracker.windows enable row level security;
alter table tracker.seekers enable row level security;
alter table tracker.amount_bounds enable row level security;

-- Measures one window; it has at least one row, for 'all'.
create function tracker.measure_window(unit text, starts_on date, ends_on date) returns void
language plpgsql set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  insert into tracker.windows (unit, ends_on, country, venture_round, rounds, investors,
                               lower_median, upper_median, days_since_previous)
  with rounds as (
    select case grouping(r.country) when 0 then r.country else 'all' end as country,
           case grouping(r.venture_round) when 0 then r.venture_round else 'all' end as venture_round,
           count(*) as rounds,
           percentile_disc(0.5) within group (order by r.usd_thousand) as lower_median,
           percentile_disc(0.5) within group (order by r.usd_thousand desc) as upper_median,
           percentile_cont(0.5) within group (order by r.days_since_previous) as days_since_previous
      from tracker.rounds r
     where r.announced_on between starts_on and measure_window.ends_on
     group by cube (r.country, r.venture_round)
  ), investors as (
    select case grouping(r.country) when 0 then r.country else 'all' end as country,
           case grouping(r.venture_round) when 0 then r.venture_round else 'all' end as venture_round,
           count(distinct b.investor_id) as investors
      from tracker.rounds r
      join public.funding_round_investors b on b.funding_round_id = r.round_id
      join public.investors i on i.id = b.investor_id and i.is_published
     where r.announced_on between starts_on and measure_window.ends_on
     group by cube (r.country, r.venture_round)
  )
  select measure_window.unit, measure_window.ends_on, r.country, r.venture_round, r.rounds,
         coalesce(i.investors, 0), r.lower_median, r.upper_median, r.days_since_previous
    from rounds r left join investors i using (country, venture_round);
end
$$;

-- Measures the windows of the snapshot that have no row yet.
create function tracker.measure_windows(as_of date) returns void
language sql set search_path = '' as $$
  select tracker.measure_window(w.unit, w.starts_on, w.ends_on)
    from tracker.windows_of(as_of) w
   where not exists (
     select from tracker.windows m where m.unit = w.unit and m.ends_on = w.ends_on
   )
$$;

-- Counts who seeks money at the end of every window of the snapshot, by adding up who comes and
-- goes: a company comes when it is published, goes when it closes a round (debt is none), and
-- comes back when that round is too long ago, unless it closed another meanwhile.
create function tracker.count_seekers(as_of date) returns void
language sql set search_path = '' as $$
  delete from tracker.seekers;

  with ends as (
    select array_agg(distinct w.ends_on order by w.ends_on) as days
      from tracker.windows_of(as_of) w
  ), companies as (
    select id, country, venture_round, (published_at at time zone 'utc')::date as since
      from public.startups where is_published
  ), closings as (
    select c.country, c.venture_round, greatest(r.announced_on, c.since) as goes_on,
           least(r.announced_on + tracker.seeking_after_days(), r.next_on) as comes_back_on
      from (select startup_id, announced_on,
                   lead(announced_on) over (partition by startup_id order by announced_on) as next_on
              from public.funding_rounds
             where kind <> 'debt'
               and announced_on > tracker.tracked_since() - tracker.seeking_after_days()) r
      join companies c on c.id = r.startup_id
  ), moves as (
    select country, venture_round, since as day, 1 as published, 1 as seeking from companies
    union all
    select country, venture_round, goes_on, 0, -1 from closings where goes_on < comes_back_on
    union all
    select country, venture_round, comes_back_on, 0, 1 from closings where goes_on < comes_back_on
  ), by_window as (
    -- A move shows at the first end of a window that is not before it.
    select country, venture_round, days[width_bucket(m.day - 1, days) + 1] as day,
           sum(published) as published, sum(seeking) as seeking
      from moves m, ends group by 1, 2, 3
  ), by_cell as (
    select case grouping(country) when 0 then country else 'all' end as country,
           case grouping(venture_round) when 0 then venture_round else 'all' end as venture_round,
           day, sum(published) as published, sum(seeking) as seeking
      from by_window where day is not null group by day, cube (country, venture_round)
  ), running as (
    select country, venture_round, day,
           sum(coalesce(b.published, 0)) over so_far as published,
           sum(coalesce(b.seeking, 0)) over so_far as seeking
      from (select distinct country, venture_round from by_cell) cells
      cross join (select unnest(days) as day from ends) e
      left join by_cell b using (country, venture_round, day)
    window so_far as (partition by country, venture_round order by day)
  )
  insert into tracker.seekers (ends_on, country, venture_round, startups)
  select day, country, venture_round, seeking from running where published > 0
$$;

-- The days of the history that each period is ranked in; no row where there is none.
create function tracker.history_of(as_of date)
returns table (period text, starts_on date, ends_on date) language sql stable as $$
  select p.period, min(w.starts_on), max(w.ends_on)
    from unnest(array['week', 'month', 'year']) as p (period)
   cross join lateral tracker.steps_of(p.period, 0) s
    join tracker.windows_of(as_of) w on w.unit = s.unit
     and w.step > s.last_step and w.step <= s.last_history_step
   group by p.period
$$;

-- Finds the bounds of the periods that have none yet.
create function tracker.bound_amounts(as_of date) returns void
language sql set search_path = '' as $$
  insert into tracker.amount_bounds (period, country, venture_round, low, high)
  select h.period,
         case grouping(r.country) when 0 then r.country else 'all' end,
         case grouping(r.venture_round) when 0 then r.venture_round else 'all' end,
         percentile_disc(0.05) within group (order by r.usd_thousand),
         percentile_disc(0.95) within group (order by r.usd_thousand)
    from tracker.history_of(as_of) h
    join tracker.rounds r on r.announced_on between h.starts_on and h.ends_on
   where r.usd_thousand is not null
     and not exists (select from tracker.amount_bounds b where b.period = h.period)
   group by h.period, cube (r.country, r.venture_round)
$$;
