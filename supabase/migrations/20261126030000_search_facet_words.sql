-- A company is found by what it is filed under, whatever language that is said in: the site reads
-- "vòng hạt giống" or "种子轮" as the value `seed` (app/features/search), and asks for the value.

-- One word that stands for a value of a closed list and occurs in no other text: 'isseed',
-- 'ishongkong'. As facetWord in contracts/search.ts.
create function search.facet_word(value text) returns text
language sql immutable strict parallel safe as $$
  select 'is' || regexp_replace(lower(value), '[^a-z0-9]', '', 'g')
$$;

create function search.facet_words(filed text[]) returns text
language sql immutable strict parallel safe as $$
  select coalesce(' ' || string_agg(distinct search.facet_word(value), ' ') || ' ', '') from unnest(filed) as value
$$;

create or replace function search.startup_texts(s public.startups) returns text language sql stable as $$
  select concat(
    search.norm(s.name), search.norm(s.tagline), search.norm(s.tagline_zh), search.norm(s.tagline_vi),
    search.norm(s.tagline_th), search.norm(s.tagline_id),
    search.labels_norm(s.industries || s.country),
    search.facet_words(s.industries || s.country || s.venture_round),
    search.norm(s.city), search.norm(s.founder_name),
    search.norm(left(s.description, search.description_length())),
    search.norm(left(s.description_zh, search.description_length())),
    search.norm(left(s.description_vi, search.description_length())),
    search.norm(left(s.description_th, search.description_length())),
    search.norm(left(s.description_id, search.description_length())))
$$;

create or replace function search.investor_texts(i public.investors) returns text language sql stable as $$
  select concat(
    search.norm(i.name), search.norm(i.tagline), search.norm(i.tagline_zh), search.norm(i.tagline_vi),
    search.norm(i.tagline_th), search.norm(i.tagline_id),
    search.labels_norm(i.investor_types || i.target_industries || i.target_regions || i.country),
    search.facet_words(i.investor_types || i.target_industries || i.investment_stages || i.country),
    search.norm(i.city),
    search.norm(left(i.description, search.description_length())),
    search.norm(left(i.description_zh, search.description_length())),
    search.norm(left(i.description_vi, search.description_length())),
    search.norm(left(i.description_th, search.description_length())),
    search.norm(left(i.description_id, search.description_length())))
$$;

-- A company moves on to its next round, an investor to other stages: the index follows.
create trigger startups_search_round after update of venture_round on public.startups
  for each row when (new.is_published and old.venture_round is distinct from new.venture_round)
  execute function search.keep_startup();
create trigger investors_search_stages after update of investment_stages on public.investors
  for each row when (new.is_published and old.investment_stages is distinct from new.investment_stages)
  execute function search.keep_investor();

-- A query as values: 'isseed isvietnam robot'. No phrase: the order of values means nothing.
create function search.read_meant(reading text) returns search.query
language plpgsql immutable parallel safe as $$
declare
  meant search.query := search.read_query(reading);
begin
  meant.phrase := null;
  meant.marked_phrase := null;
  return meant;
end
$$;

-- Companies by the readings of a query as values. Names that the query begins or has in it come
-- first, then what is filed so; where that is too little, what has the words in its texts.
create function search.find_companies(
  kind text, typed search.query, segmented search.query, readings text[], wanted int
) returns search.findings language plpgsql stable as $$
declare
  named constant search.hit[] := search.best_names(search.named(kind, typed, wanted), false, wanted);
  filed constant search.findings := search.find_filed(kind, readings, wanted);
  findings search.findings := search.with_more((named, cardinality(named), 0), filed, wanted);
begin
  findings.found := greatest(filed.found, cardinality(findings.hits));
  if findings.found >= wanted then
    return findings;
  end if;
  findings := search.with_more(findings, search.find_group(kind, typed, segmented, wanted), wanted);
  findings.found := greatest(findings.found, cardinality(findings.hits));
  return findings;
end
$$;

-- At most four readings: "Vietnam or Thailand" is two.
create function search.find_filed(kind text, readings text[], wanted int) returns search.findings
language plpgsql stable as $$
declare
  filed search.findings := ('{}', 0, 0);
  part search.findings;
  reading text;
begin
  foreach reading in array readings[:4] loop
    part := search.find_names(kind, search.read_meant(reading), wanted, typos => false);
    filed.hits := filed.hits || part.hits;
    filed.found := least(filed.found + part.found, search.most_names());
  end loop;
  filed.hits := search.best_names(filed.hits, false, wanted);
  return filed;
end
$$;

-- Of these phrases, those that are a published company's name, letter for letter. "Seed Capital"
-- asks for the company, and for no stage.
-- @param phrases of any number, length and content; the first 40 count.
create function public.named_phrases(phrases text[]) returns setof text
language sql stable security definer
set search_path = '' set statement_timeout = '1s'
as $$
  select phrase
    from (select distinct left(p, 200) as phrase from unnest(phrases[:40]) as p) as asked
   where search.name_key(phrase) <> ''
     and exists (select from search.names n
                  where n.kind in ('startup', 'investor') and n.key = search.name_key(phrase))
$$;
revoke all on function public.named_phrases from public;
grant execute on function public.named_phrases to anon, authenticated, service_role;

select search.rebuild_names();
