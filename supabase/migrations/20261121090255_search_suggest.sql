-- Suggestions while somebody types.

-- The newest articles with all the words in their titles, the last one perhaps only begun. Looks at
-- the newest ones of all, then at no more than 500 of what the index gives, the newest quarter first.
create function search.find_titles(query search.query, wanted int) returns uuid[]
language plpgsql stable as $$
declare
  quarters constant int[] := array(select quarter from search.news_quarters order by quarter desc);
  found uuid[] := search.newest_titles(query, 300, wanted);
  everywhere constant text := case when cardinality(found) < wanted then search.begun_condition(query) end;
  step search.findings;
  examined int := 0;
  first int := 1;
  size int := 1;
begin
  while everywhere is not null and cardinality(found) < wanted
        and first <= cardinality(quarters) and examined < 500 loop
    step := search.titles_among(
      query, search.in_quarters(everywhere, quarters[first:first + size - 1]), 500 - examined, wanted);
    found := found || array(select id from unnest(step.hits) where id <> all (found));
    examined := examined + step.examined;
    first := first + size;
    size := size * 2;
  end loop;
  return found[1:wanted];
end
$$;

create function search.newest_titles(query search.query, number int, wanted int) returns uuid[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return array(
    select n.id
      from (select * from search.news order by published_at desc, id desc limit number) as n
     where split_part(n.norm, '|', 1) like all (query.begun)
     limit wanted);
end
$$;

create function search.titles_among(query search.query, condition tsquery, most int, wanted int)
returns search.findings language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_indexscan = off set work_mem = '32MB'
as $$
declare
  findings search.findings;
begin
  with candidates as materialized (
    select * from search.news where search.news_tokens(norm, published_at) @@ condition limit most
  )
  select array(select (id, 0, 0)::search.hit from candidates
                where split_part(norm, '|', 1) like all (query.begun)
                order by published_at desc, id desc limit wanted),
         0, (select count(*) from candidates)
    into findings;
  return findings;
end
$$;

-- The title in the first language in which it has all the words, else the plain one.
create function search.matching_title(n public.news, begun text[]) returns text
language plpgsql stable as $$
begin
  return (
    select coalesce(
      (select title
         from unnest(array[n.title, n.title_zh, n.title_vi, n.title_th, n.title_id])
                with ordinality as t (title, place)
        where search.norm(title) like all (begun) order by place limit 1),
      n.title));
end
$$;

-- @returns the best names of both kinds; mistyped ones where there are no others, if these are wanted.
create function search.suggested_names(query search.query, typos boolean, wanted int)
returns table (kind text, id uuid, tier int, score float8) language plpgsql stable as $$
declare
  startups search.hit[] := search.named('startup', query, wanted);
  investors search.hit[] := search.named('investor', query, wanted);
begin
  if typos and startups = '{}' and investors = '{}' then
    startups := search.mistyped_names('startup', query, wanted);
    investors := search.mistyped_names('investor', query, wanted);
  end if;
  return query
    select *
      from (select 'startup', hit.* from unnest(search.best_names(startups, false, wanted)) as hit
            union all
            select 'investor', hit.* from unnest(search.best_names(investors, false, wanted)) as hit
           ) as named (kind, id, tier, score)
     order by named.tier, named.score desc, named.id
     limit wanted;
end
$$;

-- What search.suggested_names and search.find_titles found, as public.suggest shows it: two places
-- are kept for articles where there are any.
create function search.suggestions(query text, page_size int)
returns table (kind text, id uuid, slug text, label text, logo text) language plpgsql stable as $$
declare
  typed constant search.query := search.read_query(query);
  wanted constant int := least(greatest(coalesce(page_size, 8), 1), 20);
  titles uuid[];
begin
  if typed.key is null then
    return;
  end if;
  titles := search.find_titles(typed, wanted);
  return query
    with named as (
      select n.*, row_number() over (order by n.tier, n.score desc, n.id) as place
        from search.suggested_names(typed, typos => titles = '{}', wanted => wanted) as n
    ), shown as (
      select * from named where place <= greatest(wanted - cardinality(titles), wanted - least(2, wanted / 2))
    )
    select all_kinds.kind, all_kinds.id, all_kinds.slug, all_kinds.label, all_kinds.logo
      from (
        select n.kind, s.id, s.slug, s.name as label, s.logo, n.place
          from shown n join public.startups s on n.kind = 'startup' and s.id = n.id
        union all
        select n.kind, i.id, i.slug, i.name, i.logo, n.place
          from shown n join public.investors i on n.kind = 'investor' and i.id = n.id
        union all
        select 'news', a.id, coalesce(a.slug, a.id::text), search.matching_title(a, typed.begun), null,
               1000 + t.place
          from unnest(titles) with ordinality as t (id, place) join public.news a on a.id = t.id
      ) as all_kinds
     order by all_kinds.place
     limit wanted;
end
$$;

-- @param query what is typed so far, of any length and content.
-- @returns at most `page_size` (up to 20): companies whose name, or a word of it, begins so, then
--   articles by their titles, in the language that matched. A slug that is missing is the id.
create function public.suggest(query text, page_size int default 8)
returns table (kind text, id uuid, slug text, label text, logo text)
language sql stable security definer
set search_path = '' set statement_timeout = '1s'
as $$
  select * from search.suggestions(query, page_size)
$$;
revoke all on function public.suggest from public;
grant execute on function public.suggest to anon, authenticated, service_role;
