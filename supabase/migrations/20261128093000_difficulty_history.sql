/*
 * The past of an index: that of one cell in each of the last twelve weeks or, for a month and a year,
 * twelve times 30 days, the earliest first, as far as they were tracked (docs/decisions/0013). Each is
 * ranked in the windows before it, with what is known today; the last and the one before are those
 * that funding_tracker shows for a week and a month. `index` is null with too few rounds and with too
 * little history. An unknown period has no rows.
 */
create function public.funding_difficulty_history(
  period text,
  country text default null,
  venture_round text default null,
  today date default (now() at time zone 'utc')::date
) returns table (starts_on date, ends_on date, rounds int, index numeric)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  last_day date := tracker.asked_day(funding_difficulty_history.today);
  counted_in text := case funding_difficulty_history.period when 'year' then 'month'
                       else funding_difficulty_history.period end;
  cell_country text := tracker.cell_name(funding_difficulty_history.country);
  cell_round text := tracker.cell_name(funding_difficulty_history.venture_round);
begin
  return query
  with recursive windows as materialized (
    select w.step, w.starts_on, w.ends_on
      from tracker.snapshot s cross join lateral tracker.windows_of(s.as_of) w
     where s.as_of between last_day - 2 and last_day + 1 and w.unit = counted_in
  ), chain as (
    -- From everything to the cell: each is drawn towards the one before.
    select row_number() over (order by place) - 1 as level, country, venture_round
      from (values (1, 'all', 'all'), (2, cell_country, 'all'), (3, cell_country, cell_round))
           as c (place, country, venture_round)
     where place = 1 or (place = 2 and cell_country <> 'all') or (place = 3 and cell_round <> 'all')
  ), measured as materialized (
    select c.level, w.step,
           coalesce(m.rounds, 0)::numeric as rounds,
           coalesce(m.investors, 0)::numeric as investors,
           round(k.startups::numeric / nullif(m.rounds, 0), 6) as seeking_per_round,
           tracker.winsorised_median(m.lower_median, m.upper_median, b.low, b.high) as median_amount,
           m.days_since_previous
      from chain c
     cross join windows w
      left join tracker.windows m on m.unit = counted_in and m.ends_on = w.ends_on
       and m.country = c.country and m.venture_round = c.venture_round
      left join tracker.seekers k on k.ends_on = w.ends_on
       and k.country = c.country and k.venture_round = c.venture_round
      left join tracker.amount_bounds b on b.period = counted_in
       and b.country = c.country and b.venture_round = c.venture_round
  ), valued as materialized (
    select m.level, m.step, m.rounds as counted, t.term, t.value
      from measured m
     cross join lateral (values
       ('rounds', m.rounds),
       ('investors', m.investors),
       ('seeking_per_round', m.seeking_per_round),
       ('median_amount', round(m.median_amount, 6)),
       ('days_since_previous', round(m.days_since_previous, 6))
     ) as t (term, value)
  ), ranked as (
    select now.level, now.step, now.counted, w.weight,
           case when w.low_is_hard then 1 - midrank else midrank end as percentile
      from generate_series(0, 11) as back
     cross join lateral tracker.steps_of(counted_in, back) s
      join valued now on now.step = s.first_step and now.counted > 0
      join tracker.difficulty_terms() w using (term)
     cross join lateral tracker.midrank(now.value, array(
       select before.value from valued before
        where before.level = now.level and before.term = now.term
          and before.step > s.last_step and before.step <= s.last_history_step
     )) as midrank
  ), own as (
    select level, step, counted,
           sum(weight * percentile) / sum(weight) filter (where percentile is not null) as index
      from ranked group by level, step, counted
  ), drawn as (
    select level, step, counted, index from own where level = 0
    union all
    select o.level, o.step, o.counted,
           (o.counted * o.index + tracker.shrinkage() * d.index) / (o.counted + tracker.shrinkage())
      from drawn d join own o on o.step = d.step and o.level = d.level + 1
  )
  select w.starts_on, w.ends_on, coalesce(d.counted, 0)::int,
         case when d.counted >= tracker.least_rounds() then round(100 * d.index, 1) end
    from windows w
    left join drawn d on d.step = w.step and d.level = (select max(c.level) from chain c)
   where w.step < 12
   order by w.ends_on;
end
$$;

grant execute on function public.funding_difficulty_history(text, text, text, date)
to anon, authenticated, service_role;
