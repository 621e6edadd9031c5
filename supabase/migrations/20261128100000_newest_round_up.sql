/*
 * The newest round-up of a week that can be read, as the mail of that week holds it: what the tracker counts of
 * the week, and its most important articles, in the order of server/domain/newsletter/find-news.ts. No row when
 * there is none.
 */
create function public.newest_round_up() returns table (
  round_up uuid, rounds int, usd_thousand numeric, largest_usd_thousand numeric, largest_startup text,
  articles uuid[]
)
language sql stable security definer
set search_path = '' set statement_timeout = '1s'
as $$
  with newest as materialized (
    select n.id, m.subject::date as monday
      from internal.made_news m join public.news n on n.id = m.news_id
     where m.kind = 'week' and n.is_published
     order by m.subject desc limit 1
  ), counted as materialized (
    select r.startup_id, r.usd_thousand
      from newest w join tracker.rounds r on r.announced_on between w.monday and w.monday + 6
  ), largest as (
    select c.usd_thousand, s.name
      from counted c join public.startups s on s.id = c.startup_id
     where c.usd_thousand is not null
     order by c.usd_thousand desc, s.name limit 1
  ), found as (
    select n.id, row_number() over (
             order by n.made_by = 'person' or n.checked_by = 'person' desc,
               r.amount_usd_thousand desc nulls last, n.published_at desc, n.id) as place
      from newest w join public.news n
        on n.published_at >= (w.monday::timestamp at time zone 'UTC')
       and n.published_at < ((w.monday + 7)::timestamp at time zone 'UTC')
      left join public.funding_rounds r on r.id = n.funding_round_id
     where n.is_published and n.category is distinct from 'Branded'
       and not exists (select from internal.made_news m where m.kind = 'week' and m.news_id = n.id)
  )
  select w.id, (select count(*)::int from counted), (select sum(c.usd_thousand) from counted c),
         l.usd_thousand, l.name,
         coalesce((select array_agg(f.id order by f.place) from found f where f.place <= 3), '{}')
    from newest w left join largest l on true
$$;
grant execute on function public.newest_round_up() to anon, authenticated, service_role;
