-- Funding rounds: those of the companies that a query names, else those that are as it says. Loans
-- are none, as in the tracker.

-- The values of a list that the readings name; null where they name none.
create function search.named_values(readings text[], list text[]) returns text[]
language sql immutable parallel safe as $$
  select array_agg(value)
    from unnest(list) as value
   where search.facet_word(value) = any (string_to_array(array_to_string(readings, ' '), ' '))
$$;

-- What of the query is no value: a name, perhaps. Null where it is nothing but values.
create function search.unfiled_query(typed search.query, readings text[]) returns search.query
language plpgsql immutable as $$
declare
  filed text[];
begin
  if readings = '{}' then
    return typed;
  end if;
  filed := array(
    select search.facet_word(value)
      from unnest(reference.venture_rounds() || reference.industries() || reference.countries()
                  || reference.investor_types()) as value);
  return search.read_query((
    select string_agg(word, ' ' order by place)
      from string_to_table(readings[1], ' ') with ordinality as w (word, place)
     where word <> all (filed)));
end
$$;

create function search.newest_deals(found search.hit[], wanted int) returns search.findings
language sql immutable as $$
  select array(select (id, tier, score)::search.hit from unnest(found) as hit
                order by score desc, id limit wanted),
         cardinality(found), 0
$$;

-- The rounds of these startups, and those that these investors took part in, the newest first.
create function search.deals_of(startups uuid[], investors uuid[], kinds text[], wanted int)
returns search.findings language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return search.newest_deals(array(
    select (r.id, 0, r.announced_on - date '1900-01-01')::search.hit
      from (
        select id from public.funding_rounds where startup_id = any (startups)
        union
        select x.funding_round_id from unnest(investors) as i (id)
         cross join lateral (
           select funding_round_id from public.funding_round_investors
            where investor_id = i.id limit 200) as x
      ) as named
      join public.funding_rounds r on r.id = named.id
      join search.names n on n.kind = 'startup' and n.id = r.startup_id
     where r.kind <> 'debt' and (kinds is null or r.kind = any (kinds))
     limit 1000), wanted);
end
$$;

-- The tracked rounds that are so, the newest first. Looked through are the newest 1,000 of each
-- country, or else of each kind, or else of all: by an index, however rare the rest is.
create function search.deals_like(kinds text[], countries text[], industries text[], wanted int)
returns search.findings language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  bits constant int := directory.bits(industries, reference.industries());
  findings search.findings;
begin
  with newest as (
    select t.* from unnest(countries) as c (country)
     cross join lateral (
       select * from tracker.rounds r where r.country = c.country
        order by r.announced_on desc, r.round_id desc limit 1000) as t
    union all
    select t.* from unnest(case when countries is null then kinds end) as k (kind)
     cross join lateral (
       select * from tracker.rounds r where r.venture_round = k.kind
        order by r.announced_on desc, r.round_id desc limit 1000) as t
    union all
    (select * from tracker.rounds r
      order by r.announced_on desc, r.round_id desc
      limit case when coalesce(countries, kinds) is null then 1000 else 0 end)
  ), matches as materialized (
    select n.round_id, n.announced_on from newest n
     where (kinds is null or n.venture_round = any (kinds))
       and (bits is null or (
             select d.industry_bits & bits <> 0 from directory.startups d where d.id = n.startup_id))
  )
  select array(select (round_id, 0, announced_on - date '1900-01-01')::search.hit from matches
                order by announced_on desc, round_id limit wanted),
         least((select count(*) from matches), 1000), 0
    into findings;
  return findings;
end
$$;

create function search.ids_of_named(hits search.hit[]) returns uuid[]
language plpgsql immutable as $$
begin
  return array(select id from unnest(hits) where tier < 3);
end
$$;

-- A query that is nothing but values asks for rounds that are so; any other names a company.
-- @param startups whose name the query as typed is, begins or has in it; likewise `investors`. Null
--   where nobody has looked.
create function search.find_deals(
  typed search.query, readings text[], startups uuid[], investors uuid[], wanted int
) returns search.findings language plpgsql stable as $$
declare
  kinds constant text[] := search.named_values(readings, reference.funding_kinds());
  company constant search.query := search.unfiled_query(typed, readings);
begin
  if company.key is null then
    return search.deals_like(
      kinds, search.named_values(readings, reference.countries()),
      search.named_values(readings, reference.industries()), wanted);
  end if;
  if startups is null or investors is null or readings <> '{}' then
    startups := search.ids_of_named(search.named('startup', company, wanted));
    investors := search.ids_of_named(search.named('investor', company, wanted));
  end if;
  if startups || investors = '{}' then
    return ('{}', 0, 0)::search.findings;
  end if;
  return search.deals_of(startups, investors, kinds, wanted);
end
$$;

-- The groups of the search page. Parameters and columns as public.search_site.
create function search.find_groups(query text, segmented text, only_kind text, page_size int, meant text[])
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

-- Up to four, none of them empty or long: they come from anybody.
create function search.clean_readings(meant text[]) returns text[]
language sql immutable parallel safe as $$
  select array(
    select left(reading, 200)
      from unnest(meant[:4]) with ordinality as m (reading, place)
     where (search.read_query(left(reading, 200))).key <> ''
     order by place)
$$;

drop function public.search_site(text, text, text, int);
drop function search.find_groups(text, text, text, int);

-- The search page's one call: the best of each kind, ranked, with the number that match.
--
-- @param query what was typed, of any length and content.
-- @param segmented the same with runs of Han and Thai cut into words, and without the words that only
--   say what kind of thing is sought: it helps a group in which the query as typed finds too little.
-- @param kind only that group, up to 60 of it; else up to 20 of each.
-- @param meant the query read as values of the closed lists, as search.facet_word writes them, and
--   the words that are none; several are alternatives.
-- @returns place from 1 within the group; tier as in search.find_news and search.find_names, 9 for
--   what was found after the words as typed; found at most 1,000, which then means that or more. The
--   id of a person is that of the startup they founded, that of a deal the funding round's.
create function public.search_site(
  query text, segmented text default null, kind text default null, page_size int default 6,
  meant text[] default null
) returns table (kind text, id uuid, place int, tier int, found int)
language sql stable security definer
set search_path = '' set statement_timeout = '1s'
as $$
  select * from search.find_groups(query, segmented, kind, page_size, meant)
$$;
revoke all on function public.search_site from public;
grant execute on function public.search_site to anon, authenticated, service_role;
