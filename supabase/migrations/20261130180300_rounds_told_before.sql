-- A second report of a round, which came out after a mail had told the round by the first, was in the next mail.
/*
 * The stories of a week that begins on this Monday, the most important first: for its mail
 * (server/domain/newsletter/find-news.ts) and for what visitors see of it. A report of a round is of the week in
 * which the round was announced, as the figures beside it are; anything else of the week in which it came out.
 * What came out in the week about rounds of other weeks follows, unless an earlier mail had it. What is paid for
 * is no news. Round-ups, which come out on Mondays, are left out. Of several reports of one round one is told, once.
 */
create or replace function internal.stories_of_week(monday date) returns table (news_id uuid, place bigint)
language sql stable
set search_path = ''
as $$
  with found as (
    select n.id from public.news n
     where n.published_at >= (monday::timestamp at time zone reference.market_zone())
       and n.published_at < ((monday + 7)::timestamp at time zone reference.market_zone())
    union
    select n.id
      from public.funding_rounds r join public.news n on n.funding_round_id = r.id
     where r.announced_on between monday and monday + 6
  ), told as (
    select n.id, n.funding_round_id, n.published_at, r.amount_usd_thousand,
           r.announced_on is null or r.announced_on between monday and monday + 6 as is_of_week,
           n.made_by = 'person' or n.checked_by = 'person' as is_checked,
           n.funding_round_id is null or row_number() over (
             partition by n.funding_round_id
             order by n.made_by = 'person' or n.checked_by = 'person' desc, n.published_at desc, n.id) = 1 as is_first
      from found f join public.news n on n.id = f.id
      left join public.funding_rounds r on r.id = n.funding_round_id
     where n.is_published and n.category is distinct from 'Branded'
       and not exists (select from internal.made_news m where m.kind = 'week' and m.news_id = n.id)
       and not exists (
         select from internal.newsletter_weeks w join public.news had on had.id = any (w.articles)
          where w.week < monday and (had.id = n.id or had.funding_round_id = n.funding_round_id))
  )
  select t.id, row_number() over (
           order by t.is_of_week desc, t.is_checked desc, t.amount_usd_thousand desc nulls last,
             t.published_at desc, t.id)
    from told t where t.is_first
$$;
