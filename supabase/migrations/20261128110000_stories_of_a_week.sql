/*
 * The stories of a week that begins on this Monday, the most important first: for its mail
 * (server/domain/newsletter/find-news.ts) and for what visitors see of it. A report of a round is of the week in
 * which the round was announced, as the figures beside it are; anything else of the week in which it came out.
 * What came out in the week about rounds of other weeks follows, unless an earlier mail had it. What is paid for
 * is no news. Round-ups, which come out on Mondays, are left out.
 */
create function internal.stories_of_week(monday date) returns table (news_id uuid, place bigint)
language sql stable
set search_path = ''
as $$
  with found as (
    select n.id from public.news n
     where n.published_at >= (monday::timestamp at time zone 'UTC')
       and n.published_at < ((monday + 7)::timestamp at time zone 'UTC')
    union
    select n.id
      from public.funding_rounds r join public.news n on n.funding_round_id = r.id
     where r.announced_on between monday and monday + 6
  )
  select n.id, row_number() over (
           order by r.announced_on is null or r.announced_on between monday and monday + 6 desc,
             n.made_by = 'person' or n.checked_by = 'person' desc,
             r.amount_usd_thousand desc nulls last, n.published_at desc, n.id)
    from found f join public.news n on n.id = f.id
    left join public.funding_rounds r on r.id = n.funding_round_id
   where n.is_published and n.category is distinct from 'Branded'
     and not exists (select from internal.made_news m where m.kind = 'week' and m.news_id = n.id)
     and not exists (
       select from internal.newsletter_weeks w where w.week < monday and n.id = any (w.articles))
$$;

/*
 * The newest round-up of a week that can be read, as the mail of that week holds it: what the tracker counts of
 * the week, and its most important stories. No row when there is none.
 */
create or replace function public.newest_round_up() returns table (
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
  )
  select w.id, (select count(*)::int from counted), (select sum(c.usd_thousand) from counted c),
         l.usd_thousand, l.name,
         coalesce((
           select array_agg(s.news_id order by s.place)
             from internal.stories_of_week(w.monday) s where s.place <= 3), '{}')
    from newest w left join largest l on true
$$;
