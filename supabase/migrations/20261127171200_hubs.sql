/*
 * What the page of a country or of a sector tells: the rounds of the last 365 days that funding_tracker
 * counts there, their months (the first and the last may be cut by the period), the startups that raised
 * most and the investors in most of them, how many the directories list, and the newest articles about
 * them. A round counts under the first sector that its startup names; the directory lists it under each.
 */
create function public.read_hub(
  country text default null,
  sector text default null,
  today date default (now() at time zone 'utc')::date
) returns table (
  starts_on date, ends_on date, rounds int, usd_thousand numeric, disclosed int,
  median_usd_thousand numeric, months jsonb, startups jsonb, investors jsonb,
  listed_startups int, listed_investors int, news uuid[]
)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  only_country text := read_hub.country;
  only_sector text := read_hub.sector;
  last_day date := tracker.asked_day(read_hub.today);
  first_day date := greatest(tracker.tracked_since(), last_day - tracker.period_days('year') + 1);
begin
  if (only_country is null) = (only_sector is null) then return; end if;
  return query
  with counted as materialized (
    select r.round_id, r.startup_id, r.announced_on, r.usd_thousand
      from tracker.rounds r
     where r.announced_on between first_day and last_day
       and (only_country is null or r.country = only_country)
       and (only_sector is null or exists (
             select from public.startups s
              where s.id = r.startup_id and s.industries[1] = only_sector))
  ),
  by_month as (
    select greatest(m::date, first_day) as starts_on,
           least((m + interval '1 month - 1 day')::date, last_day) as ends_on,
           count(c.round_id)::int as rounds, coalesce(sum(c.usd_thousand), 0) as usd,
           count(c.usd_thousand)::int as disclosed
      from generate_series(date_trunc('month', first_day::timestamp), last_day, '1 month') m
      left join counted c on date_trunc('month', c.announced_on::timestamp) = m
     group by m
  ),
  raised as (
    select s.id, s.slug, s.name, s.logo, count(*)::int as rounds, sum(c.usd_thousand) as usd
      from counted c join public.startups s on s.id = c.startup_id and s.is_published
     group by s.id
     order by usd desc nulls last, rounds desc, s.name, s.id
     limit 8
  ),
  backed as (
    select i.id, i.slug, i.name, i.logo, count(*)::int as rounds,
           (count(*) filter (where b.is_lead))::int as led
      from counted c
      join public.funding_round_investors b on b.funding_round_id = c.round_id
      join public.investors i on i.id = b.investor_id and i.is_published
     group by i.id
     order by rounds desc, led desc, i.name, i.id
     limit 8
  ),
  told as (
    select n.id, n.published_at
      from public.startups s
      join public.news_startups l on l.startup_id = s.id
      join public.news n on n.id = l.news_id and n.is_published
     where s.is_published
       and (only_country is null or s.country = only_country)
       and (only_sector is null or s.industries @> array[only_sector])
     group by n.id
     order by n.published_at desc, n.id
     limit 6
  )
  select first_day, last_day, t.rounds, t.usd, t.disclosed, t.median,
         (select jsonb_agg(jsonb_build_object('from', m.starts_on, 'to', m.ends_on,
                   'rounds', m.rounds, 'usdThousand', m.usd, 'disclosed', m.disclosed)
                   order by m.starts_on) from by_month m),
         (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'name', r.name,
                   'logo', r.logo, 'rounds', r.rounds, 'usdThousand', r.usd)
                   order by r.usd desc nulls last, r.rounds desc, r.name, r.id), '[]') from raised r),
         (select coalesce(jsonb_agg(jsonb_build_object('slug', b.slug, 'name', b.name,
                   'logo', b.logo, 'rounds', b.rounds, 'led', b.led)
                   order by b.rounds desc, b.led desc, b.name, b.id), '[]') from backed b),
         (select count(*)::int from public.startups s
           where s.is_published
             and (only_country is null or s.country = only_country)
             and (only_sector is null or s.industries @> array[only_sector])),
         (select count(*)::int from public.investors i
           where i.is_published
             and (only_country is null or i.country = only_country)
             and (only_sector is null or i.target_industries @> array[only_sector])),
         array(select n.id from told n order by n.published_at desc, n.id)
    from (
      select count(*)::int as rounds, coalesce(sum(c.usd_thousand), 0) as usd,
             count(c.usd_thousand)::int as disclosed,
             case when count(c.usd_thousand) >= 5 then
               (percentile_cont(0.5) within group (order by c.usd_thousand))::numeric
             end as median
        from counted c
    ) t;
end
$$;

grant execute on function public.read_hub(text, text, date) to anon, authenticated, service_role;
