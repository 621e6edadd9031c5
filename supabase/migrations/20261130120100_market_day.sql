-- The market's day is that of Singapore, as pages are dated (contracts/days.ts): by UTC a morning's rounds were
-- announced tomorrow, and an article dated Monday belonged to the week before.
create function reference.market_zone() returns text language sql immutable parallel safe as $$
  select 'Asia/Singapore'
$$;
create function reference.market_day(at timestamptz default now()) returns date
language sql immutable parallel safe as $$
  select (at at time zone reference.market_zone())::date
$$;

-- The day that a caller asks about: today unless it names another, within what can be counted.
create or replace function tracker.asked_day(asked date) returns date language sql stable as $$
  select greatest(tracker.tracked_since(), least(
    coalesce(asked, reference.market_day()), date '2200-01-01'
  ))
$$;

-- Whoever names no day is given it by asked_day, and the index is brought up to date with that same day. Nothing else
-- of these functions changes.
do $$
declare
  utc constant text := 'today date DEFAULT ((now() AT TIME ZONE ''utc''::text))::date';
  f regprocedure;
begin
  for f in
    select p.oid from pg_catalog.pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'tracker'::regnamespace)
       and strpos(pg_get_functiondef(p.oid), utc) > 0
  loop
    execute replace(pg_get_functiondef(f), utc,
      case f when 'tracker.refresh(date)'::regprocedure then 'today date DEFAULT reference.market_day()'
             else 'today date DEFAULT NULL' end);
  end loop;
  -- Since when a company seeks money.
  execute replace(pg_get_functiondef('tracker.count_seekers(date)'::regprocedure),
    '(published_at at time zone ''utc'')::date', 'reference.market_day(published_at)');
end
$$;

/*
 * The stories of a week that begins on this Monday, the most important first: for its mail
 * (server/domain/newsletter/find-news.ts) and for what visitors see of it. A report of a round is of the week in
 * which the round was announced, as the figures beside it are; anything else of the week in which it came out.
 * What came out in the week about rounds of other weeks follows, unless an earlier mail had it. What is paid for
 * is no news. Round-ups, which come out on Mondays, are left out.
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
