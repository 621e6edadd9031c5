-- News of an industry or a country is found by it, whatever words it is written in: an article is
-- filed under what the published startups in it are filed under, as on the page of the industry
-- (public.read_hub). One row for each article, startup and value, so that "fintech Vietnam" asks for
-- one startup that is both.
create table search.filed_news (
  value text not null,
  published_at timestamptz not null,
  news_id uuid not null,
  startup_id uuid not null,
  primary key (value, published_at, news_id, startup_id)
);
alter table search.filed_news enable row level security;
create index filed_news_news_idx on search.filed_news (news_id);
create index filed_news_startup_idx on search.filed_news (startup_id);

-- Files anew what links these articles, or these startups, with anything; null is any.
create function search.file_news(only_news uuid, only_startup uuid) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  delete from search.filed_news
   where (only_news is null or news_id = only_news) and (only_startup is null or startup_id = only_startup);
  insert into search.filed_news
    select distinct value, n.published_at, n.id, s.id
      from public.news_startups l
      join public.news n on n.id = l.news_id and n.is_published
      join public.startups s on s.id = l.startup_id and s.is_published
     cross join unnest(s.industries || s.country) as value
     where (only_news is null or l.news_id = only_news) and (only_startup is null or l.startup_id = only_startup);
end
$$;

create function search.keep_filed_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from search.filed_news where news_id = old.news_id and startup_id = old.startup_id;
  end if;
  if tg_op <> 'DELETE' then perform search.file_news(new.news_id, new.startup_id); end if;
  return null;
end
$$;
create trigger news_startups_filed after insert or update or delete on public.news_startups
  for each row execute function search.keep_filed_news();

create function search.refile_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform search.file_news(new.id, null);
  return null;
end
$$;
create trigger news_filed after update on public.news
  for each row when (
    (old.is_published, old.published_at) is distinct from (new.is_published, new.published_at)
  ) execute function search.refile_news();

create function search.refile_startup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform search.file_news(null, new.id);
  return null;
end
$$;
create trigger startups_filed_news after update on public.startups
  for each row when (
    (old.is_published, old.industries, old.country)
      is distinct from (new.is_published, new.industries, new.country)
  ) execute function search.refile_startup();

create function search.forget_filed_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  truncate search.filed_news;
  return null;
end
$$;
create trigger news_startups_filed_truncate after truncate on public.news_startups
  for each statement execute function search.forget_filed_news();

-- Everything anew, as after a load with the triggers disabled.
create function search.rebuild_filed_news() returns void language plpgsql as $$
begin
  truncate search.filed_news;
  perform search.file_news(null, null);
end
$$;
select search.rebuild_filed_news();

-- The values that articles are filed under, of a reading that names nothing else; else null. The
-- industries first: fewer articles have one.
create function search.news_values(reading text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  named constant text[] := search.named_values(array[reading], reference.industries() || reference.countries());
begin
  return case when cardinality(named) = cardinality((search.read_query(reading)).words) then named end;
end
$$;

-- The articles filed under all values of any of the readings. Looked through are the newest 1,000 of
-- a reading's first value, by the index.
create function search.find_filed_news(readings text[]) returns search.hit[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  hits search.hit[] := '{}';
  named text[];
  reading text;
begin
  foreach reading in array readings loop
    named := search.news_values(reading);
    continue when named is null;
    hits := hits || array(
      select (newest.news_id, 3, extract(epoch from newest.published_at)::float8)::search.hit
        from (select * from search.filed_news f where f.value = named[1]
               order by f.published_at desc, f.news_id desc, f.startup_id desc limit 1000) as newest
       where not exists (
         select from unnest(named[2:]) as other (value)
          where not exists (
            select from search.filed_news f
             where f.value = other.value and f.published_at = newest.published_at
               and f.news_id = newest.news_id and f.startup_id = newest.startup_id))
       group by newest.news_id, newest.published_at);
  end loop;
  return hits;
end
$$;

-- News by the readings of a query as values: what is filed so and what has the words, the newest
-- first. Where the query says more, or names what no article is filed under, the words alone.
create function search.find_news_of(
  typed search.query, segmented search.query, readings text[], wanted int
) returns search.findings language plpgsql stable as $$
declare
  filed constant search.hit[] := search.find_filed_news(readings);
  worded search.findings := search.find_group('news', typed, segmented, wanted);
  found int;
begin
  if filed = '{}' then
    return worded;
  end if;
  -- Few are all looked at: their number without those that are filed so, too, is told as it is.
  if worded.found > wanted and worded.found <= 60 then
    worded := search.find_group('news', typed, segmented, 60);
  end if;
  return (
    with hits as materialized (
      select hit.id, min(hit.tier) as tier, n.published_at
        from (select * from unnest(filed) union all select * from unnest(worded.hits)) as hit
        join search.news n on n.id = hit.id
       group by hit.id, n.published_at
    )
    select (array(select (h.id, h.tier, extract(epoch from h.published_at)::float8)::search.hit
                    from hits h order by h.published_at desc, h.id limit wanted),
            least(greatest((select count(*) from hits), worded.found), 1000), 0)::search.findings);
end
$$;

-- The groups of the search page. Parameters and columns as public.search_site.
create or replace function search.find_groups(query text, segmented text, only_kind text, page_size int, meant text[])
returns table (kind text, id uuid, place int, tier int, found int)
language plpgsql stable as $$
declare
  typed constant search.query := search.read_query(query);
  in_words constant search.query := search.read_query(segmented);
  readings constant text[] := search.clean_readings(meant);
  most constant int := case when only_kind is null then 20 else 60 end;
  wanted constant int := least(greatest(coalesce(page_size, 6), 1), most);
  findings search.findings;
  startups uuid[];
  investors uuid[];
begin
  if typed.key is null then
    return;
  end if;
  foreach kind in array array['news', 'startup', 'investor', 'deal', 'person'] loop
    continue when kind <> only_kind;
    findings := case
      when kind = 'deal' then search.find_deals(typed, readings, startups, investors, wanted)
      when kind = 'person' then search.find_people(search.unfiled_query(typed, readings), wanted)
      when kind = 'news' and readings <> '{}' then search.find_news_of(typed, in_words, readings, wanted)
      when kind <> 'news' and readings <> '{}' then
        search.find_companies(kind, typed, in_words, readings, wanted)
      else search.find_group(kind, typed, in_words, wanted) end;
    if kind = 'startup' then startups := search.ids_of_named(findings.hits); end if;
    if kind = 'investor' then investors := search.ids_of_named(findings.hits); end if;
    return query
      select find_groups.kind, hit.id, hit.place::int, hit.tier, findings.found
        from unnest(findings.hits) with ordinality as hit (id, tier, score, place);
  end loop;
end
$$;
