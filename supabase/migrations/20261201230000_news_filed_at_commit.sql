-- An article that was published while a startup in it changed its industries in another transaction stayed filed as
-- it was: neither saw the other's row. Articles are now filed when their transaction commits, one transaction after
-- the other. By then each holds all the locks that it takes, and nobody waits for a row while filing: two of them
-- cannot lock each other out, and an import holds up others only at its end.

-- What a transaction has changed and not filed yet: no other ever sees a row.
create table search.unfiled_news (
  written_in xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  news_id uuid,
  startup_id uuid,
  check (num_nonnulls(news_id, startup_id) = 1),
  primary key (written_in, id)
);
alter table search.unfiled_news enable row level security;

create or replace function search.keep_filed_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then insert into search.unfiled_news (news_id) values (old.news_id); end if;
  if tg_op <> 'DELETE' then insert into search.unfiled_news (news_id) values (new.news_id); end if;
  return null;
end
$$;

create or replace function search.refile_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into search.unfiled_news (news_id) values (new.id);
  return null;
end
$$;

create or replace function search.refile_startup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into search.unfiled_news (startup_id) values (new.id);
  return null;
end
$$;

-- Files anew what links any of these articles, or of these startups, with anything; of null: everything.
create function search.file_news(of_news uuid[], of_startups uuid[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  delete from search.filed_news
   where of_news is null or news_id = any (of_news) or startup_id = any (of_startups);
  insert into search.filed_news
    select distinct value, n.published_at, n.id, s.id
      from public.news_startups l
      join public.news n on n.id = l.news_id and n.is_published
      join public.startups s on s.id = l.startup_id and s.is_published
     cross join unnest(s.industries || s.country) as value
     where of_news is null or l.news_id = any (of_news) or l.startup_id = any (of_startups);
end
$$;

-- The first of a transaction's rows files all of them; the others find nothing left.
create function search.file_unfiled_news() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  news uuid[];
  startups uuid[];
begin
  perform from search.unfiled_news u where u.written_in = new.written_in and u.id = new.id;
  if not found then return null; end if;
  -- Whoever had it before has committed: the statements below see what they wrote.
  lock table search.filed_news in share row exclusive mode;
  with mine as (
    delete from search.unfiled_news u where u.written_in = new.written_in returning u.news_id, u.startup_id
  )
  select coalesce(array_agg(distinct m.news_id) filter (where m.news_id is not null), '{}'),
         coalesce(array_agg(distinct m.startup_id) filter (where m.startup_id is not null), '{}')
    into news, startups from mine m;
  perform search.file_news(news, startups);
  return null;
end
$$;
create constraint trigger unfiled_news_filed after insert on search.unfiled_news
  deferrable initially deferred for each row execute function search.file_unfiled_news();

create or replace function search.rebuild_filed_news() returns void language plpgsql as $$
begin
  truncate search.filed_news;
  perform search.file_news(null::uuid[], null::uuid[]);
end
$$;
drop function search.file_news(uuid, uuid);

-- What was filed while others wrote.
select search.rebuild_filed_news();
