-- One kind, by the query as typed; where that finds too little, by its segmented words too.

create function search.find(kind text, query search.query, wanted int, typos boolean) returns search.findings
language plpgsql stable as $$
begin
  if kind = 'news' then
    return search.find_news(query, wanted);
  end if;
  return search.find_names(kind, query, wanted, typos);
end
$$;

-- Whether the pieces are long enough to mean something: short ones only rescue an empty group.
create function search.are_telling(segmented search.query) returns boolean
language plpgsql immutable as $$
begin
  return (
    select bool_and(not search.stands_inside(word)
                    or length(word) >= case when word ~ ('^[' || search.ideographs() || ']') then 2 else 4 end)
      from unnest(segmented.words) as word);
end
$$;

create function search.find_group(kind text, typed search.query, segmented search.query, wanted int)
returns search.findings language plpgsql stable as $$
declare
  is_segmented constant boolean := coalesce(segmented.words <> typed.words, false);
  findings search.findings := search.find(kind, typed, wanted, typos => not is_segmented);
  more search.findings;
begin
  if not is_segmented or findings.found >= wanted
     or findings.found > 0 and (segmented.key <> typed.key or not search.are_telling(segmented)) then
    return findings;
  end if;
  more := search.find(kind, segmented, wanted, typos => false);
  if more.found = 0 and findings.found = 0 and kind <> 'news' then
    return search.find(kind, typed, wanted, typos => true);
  end if;
  return search.with_more(findings, more, wanted);
end
$$;

-- The hits of the first, then those that only the second has.
create function search.with_more(findings search.findings, more search.findings, wanted int)
returns search.findings language plpgsql immutable as $$
declare
  added constant search.hit[] := array(
    select (id, 9, score)::search.hit from unnest(more.hits)
     where id not in (select id from unnest(findings.hits)));
begin
  return ((findings.hits || added)[1:wanted], greatest(findings.found, more.found), 0)::search.findings;
end
$$;

-- The groups of the search page. Parameters and columns as public.search_site.
create function search.find_groups(query text, segmented text, only_kind text, page_size int)
returns table (kind text, id uuid, place int, tier int, found int)
language plpgsql stable as $$
declare
  typed constant search.query := search.read_query(query);
  in_words constant search.query := search.read_query(segmented);
  most constant int := case when only_kind is null then 20 else 60 end;
  wanted constant int := least(greatest(coalesce(page_size, 6), 1), most);
  findings search.findings;
begin
  if typed.key is null then
    return;
  end if;
  foreach kind in array array['news', 'startup', 'investor'] loop
    continue when kind <> only_kind;
    findings := search.find_group(kind, typed, in_words, wanted);
    return query
      select find_groups.kind, hit.id, hit.place::int, hit.tier, findings.found
        from unnest(findings.hits) with ordinality as hit (id, tier, score, place);
  end loop;
end
$$;
