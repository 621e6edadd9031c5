-- Names that may have been meant, where a search finds nothing.

-- Names that look alike, the likest first. Of a few letters everything is a little alike.
create function search.similar_names(query search.query, wanted int)
returns table (kind text, id uuid, likeness float8) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  words constant text := array_to_string(query.words, ' ');
begin
  if length(words) < 4 then
    return;
  end if;
  return query
    with candidates as materialized (
      select * from search.names n where n.name operator(extensions.%) words limit 2000
    )
    select c.kind, c.id, extensions.similarity(c.name, words)::float8 as likeness
      from candidates c order by likeness desc, c.id limit wanted;
end
$$;

-- Names with at least one of the words (of ideographs: one of the characters), those with more of
-- them first, then the prominent ones.
create function search.names_sharing_a_word(query search.query, wanted int)
returns table (kind text, id uuid, shared bigint) language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set work_mem = '32MB'
as $$
declare
  pieces constant text[] := search.telling_pieces(query.words);
  patterns constant text[] := search.word_patterns(pieces, last_goes_on => false);
  lexemes constant text[] := search.lexemes(pieces, last_goes_on => false);
  condition constant tsquery := nullif(concat_ws(' | ',
    search.any_of(lexemes, search.name_mark('startup', 'name')),
    search.any_of(lexemes, search.name_mark('investor', 'name'))), '')::tsquery;
begin
  return query
    with candidates as materialized (
      select n.kind, n.id, n.name from search.names n
       where search.name_tokens(n.kind, n.key, n.name, n.texts) @@ condition limit 500
    )
    select c.kind, c.id,
           (select count(*) from unnest(patterns) as pattern where c.name like pattern) as shared
      from candidates c join search.prominence p on p.kind = c.kind and p.id = c.id
     order by shared desc, p.score desc, c.id limit wanted;
end
$$;

-- The words that tell something apart: not single letters, but single ideographs.
create function search.telling_pieces(words text[]) returns text[]
language plpgsql immutable as $$
begin
  return (
    select array_agg(distinct piece)
      from unnest(words) as word,
           lateral regexp_split_to_table(
             word, case when word ~ ('^[' || search.ideographs() || ']') then '' else ' ' end) as piece
     where length(word) > 1);
end
$$;

create function search.near_names(query text, page_size int)
returns table (kind text, id uuid, slug text, name text, logo text) language plpgsql stable as $$
declare
  typed constant search.query := search.read_query(query);
  wanted constant int := least(greatest(coalesce(page_size, 6), 1), 20);
begin
  if typed.key is null then
    return;
  end if;
  return query
    with near as (
      select s.kind, s.id, 1 + s.likeness as nearness from search.similar_names(typed, wanted) as s
      union all
      select s.kind, s.id, s.shared / 100.0 from search.names_sharing_a_word(typed, wanted) as s
    ), best as (
      select n.kind, n.id, max(n.nearness) as nearness from near n group by n.kind, n.id
       order by nearness desc, n.id limit wanted
    )
    select b.kind, b.id, coalesce(s.slug, i.slug), coalesce(s.name, i.name), coalesce(s.logo, i.logo)
      from best b
      left join public.startups s on b.kind = 'startup' and s.id = b.id
      left join public.investors i on b.kind = 'investor' and i.id = b.id
     order by b.nearness desc, b.id;
end
$$;

-- @param query what was searched, of any length and content.
-- @returns at most `page_size` (up to 20) companies: names that look alike first, then names that
--   share a word with the query.
create function public.near_matches(query text, page_size int default 6)
returns table (kind text, id uuid, slug text, name text, logo text)
language sql stable security definer
set search_path = '' set statement_timeout = '1s'
as $$
  select * from search.near_names(query, page_size)
$$;
revoke all on function public.near_matches from public;
grant execute on function public.near_matches to anon, authenticated, service_role;
