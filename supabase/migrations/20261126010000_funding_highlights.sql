/*
 * The round of a period with the largest disclosed amount, of those that funding_tracker counts; of
 * equal ones the newest. No row when none disclosed an amount.
 */
create function public.largest_funding_round(
  period text,
  today date default (now() at time zone 'utc')::date
) returns table (
  announced_on date, kind text, usd_thousand numeric, startup_slug text, startup_name text
)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  last_day date := tracker.asked_day(largest_funding_round.today);
  days int := tracker.period_days(largest_funding_round.period);
begin
  return query
  with largest as materialized (
    select r.startup_id, r.announced_on, r.venture_round, r.usd_thousand
      from tracker.rounds r
     where r.announced_on between last_day - days + 1 and last_day
       and r.usd_thousand is not null
     order by r.usd_thousand desc, r.announced_on desc, r.round_id
     limit 1
  )
  select l.announced_on, l.venture_round, l.usd_thousand, s.slug, s.name
    from largest l join public.startups s on s.id = l.startup_id;
end
$$;

/*
 * The published investors in most of the rounds that funding_tracker counts in a period, up to
 * `page_size` (1 to 50). `led`: how many of their `rounds` they led.
 */
create function public.active_investors(
  period text,
  page_size int default 5,
  today date default (now() at time zone 'utc')::date
) returns table (slug text, name text, logo text, rounds int, led int)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  last_day date := tracker.asked_day(active_investors.today);
  days int := tracker.period_days(active_investors.period);
begin
  return query
  select i.slug, i.name, i.logo, count(*)::int as rounds,
         (count(*) filter (where b.is_lead))::int as led
    from tracker.rounds r
    join public.funding_round_investors b on b.funding_round_id = r.round_id
    join public.investors i on i.id = b.investor_id and i.is_published
   where r.announced_on between last_day - days + 1 and last_day
   group by i.id
   order by 4 desc, 5 desc, i.name, i.id
   limit greatest(1, least(coalesce(page_size, 5), 50));
end
$$;

grant execute on function
  public.largest_funding_round(text, date),
  public.active_investors(text, int, date)
to anon, authenticated, service_role;
