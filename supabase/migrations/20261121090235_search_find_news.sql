-- Finding articles. What matches as a phrase comes before what has the words apart; the newest first
-- among these, where a hit in a title counts for thirty days.
create type search.hit as (id uuid, tier int, score float8);
create type search.findings as (
  hits search.hit[],
  found int,     -- how many match, of those that were looked at
  examined int   -- how many were looked at
);

-- 1 as a phrase with its marks, 2 as a phrase, 3 every word, 4 every word, the last one only begun.
-- Where marks were typed, Vietnamese text with other marks says something else.
create function search.news_tier(norm text, marked_phrase text, phrase text, whole text[]) returns int
language sql immutable as $$
  select case when norm like marked_phrase then 1
              when norm like phrase and (marked_phrase is null or norm not like '%‹%') then 2
              when norm like all (whole) then 3
              else 4 end
$$;

create function search.news_score(norm text, published_at timestamptz, begun text[]) returns float8
language sql stable as $$
  select extract(epoch from published_at)::float8
       + case when split_part(norm, '|', 1) like all (begun) then 30 * 86400 else 0 end
$$;

-- The newest articles, looked through one by one: what is common is found here.
create function search.newest_news(query search.query, number int) returns search.hit[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return array(
    select (n.id, search.news_tier(n.norm, query.marked_phrase, query.phrase, query.whole),
            search.news_score(n.norm, n.published_at, query.begun))::search.hit
      from (select * from search.news order by published_at desc, id desc limit number) as n
     where n.norm like all (query.begun));
end
$$;

-- What the token index gives for the condition, each verified: pieces of a run may stand apart.
create function search.news_among(query search.query, condition tsquery, most int, wanted int)
returns search.findings language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_indexscan = off set work_mem = '32MB'
as $$
declare
  findings search.findings;
begin
  with candidates as materialized (
    select id, norm like all (query.begun) as matches,
           search.news_tier(norm, query.marked_phrase, query.phrase, query.whole) as tier,
           search.news_score(norm, published_at, query.begun) as score
      from search.news where search.news_tokens(norm, published_at) @@ condition limit most
  )
  select array(select (id, tier, score)::search.hit from candidates where matches
                order by tier, score desc limit wanted),
         (select count(*) from candidates where matches), (select count(*) from candidates)
    into findings;
  return findings;
end
$$;

create function search.count_news(condition tsquery, most int) returns int
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_indexscan = off set work_mem = '32MB'
as $$
begin
  return (select count(*) from (
    select from search.news where search.news_tokens(norm, published_at) @@ condition limit most) as n);
end
$$;

-- @param condition with a ~ where the quarter belongs.
create function search.in_quarters(condition text, quarters int[]) returns tsquery
language plpgsql immutable as $$
begin
  return (
    select string_agg('(' || replace(condition, '~', quarter::text) || ')', '|')::tsquery
      from unnest(quarters) as quarter);
end
$$;

create function search.are_enough(hits search.hit[], last_tier int, wanted int) returns boolean
language plpgsql immutable as $$
begin
  return (select count(distinct id) >= wanted from unnest(hits) where tier <= last_tier);
end
$$;

-- Goes through the quarters, newest first, in growing steps: hits are gathered until there are
-- enough of the tiers up to the last (or 2,000 articles were looked at), then matches are only
-- counted, up to 1,000. The counted ones are not verified, so a count may include pieces of a run
-- that stand apart.
-- @param everywhere the condition, with a ~ where the quarter belongs; null finds nothing.
create function search.walk_news(
  query search.query, everywhere text, last_tier int, hits search.hit[], wanted int)
returns search.findings language plpgsql stable as $$
declare
  quarters constant int[] := array(select quarter from search.news_quarters order by quarter desc);
  walked search.findings := (hits, 0, 0);
  step search.findings;
  condition tsquery;
  are_enough boolean;
  first int := 1;
  size int := 1;
begin
  while first <= cardinality(quarters) and everywhere is not null loop
    are_enough := search.are_enough(walked.hits, last_tier, wanted);
    exit when walked.examined >= 2000 or are_enough and walked.found >= 1000;
    condition := search.in_quarters(everywhere, quarters[first:first + size - 1]);
    if are_enough then
      walked.found := walked.found + search.count_news(condition, 1000 - walked.found);
    else
      step := search.news_among(query, condition, 2000 - walked.examined, wanted);
      walked := (walked.hits || step.hits, walked.found + step.found, walked.examined + step.examined);
    end if;
    first := first + size;
    size := least(size * 2, 1 + 1000 * first / (1 + walked.found));
  end loop;
  return walked;
end
$$;

-- @returns the best hits in order, at most `wanted`, and how many there are, at most 1,000.
create function search.find_news(query search.query, wanted int) returns search.findings
language plpgsql stable as $$
declare
  findings search.findings := (search.newest_news(query, 50 * wanted), 0, 0);
begin
  if query.pairs is not null then
    findings := search.find_syllables(query, findings.hits, wanted);
  end if;
  if findings.found = 0 then
    findings := search.walk_news(query, search.all_of(query.whole_lexemes, '~'), 2, findings.hits, wanted);
  end if;
  if findings.found = 0 and query.begun_lexemes <> query.whole_lexemes then
    findings := search.walk_news(query, search.begun_condition(query), 4, findings.hits, wanted);
  end if;
  findings.hits := search.best_news(findings.hits, query.pairs is not null, wanted);
  findings.found := least(findings.found, 1000);
  return findings;
end
$$;

-- The condition for the words, of which the last may go on: null when no article has the others. A
-- beginning is dear to look up, so where few have the others these alone are looked up, and the
-- pattern tells; so it does where the last is a single letter.
create function search.begun_condition(query search.query) returns text
language plpgsql stable as $$
declare
  few constant int := 200;
  others constant text := search.words_before(query);
  quarters constant int[] := array(select quarter from search.news_quarters order by quarter desc);
  number int;
begin
  if others is not null then
    number := search.count_news(search.in_quarters(others, quarters[:1]), few);
    if number < few then
      number := number + search.count_news(search.in_quarters(others, quarters[2:]), few);
    end if;
    if number < few then
      return case when number > 0 then others end;
    end if;
  end if;
  return search.all_of(search.longer(query.begun_lexemes), '~');
end
$$;

-- The condition for the words before the one that may go on; syllables stand together. Null when
-- there are none.
create function search.words_before(query search.query) returns text
language plpgsql immutable as $$
declare
  words constant text[] := query.words[:cardinality(query.words) - 1];
begin
  if query.begun_lexemes <> query.whole_lexemes and search.are_syllables(words) then
    return search.together(words);
  end if;
  return search.all_of(
    array(select lexeme from unnest(query.begun_lexemes) as lexeme where lexeme not like '%*'), '~');
end
$$;

-- Syllables that stand together: with their marks, without them, or as two words.
-- @param newest what search.newest_news found; of it only what has them together is of use.
create function search.find_syllables(query search.query, newest search.hit[], wanted int)
returns search.findings language plpgsql stable as $$
declare
  findings search.findings := (array(select hit from unnest(newest) as hit where hit.tier < 3), 0, 0);
begin
  if query.marked_pairs <> '{}' then
    findings := search.walk_news(query, search.all_of(query.marked_pairs, '~'), 1, findings.hits, wanted);
  end if;
  if findings.found < wanted then
    findings := search.walk_news(query, search.all_of(query.pairs, '~'), 2, findings.hits, wanted);
  end if;
  if findings.found = 0 and cardinality(query.words) > 2 then
    findings := search.walk_news(query, search.two_words(query.words), 3, findings.hits, wanted);
  end if;
  return findings;
end
$$;

-- What is only begun shows where nothing is whole, syllables apart where they are nowhere together.
create function search.best_news(hits search.hit[], are_syllables boolean, wanted int) returns search.hit[]
language plpgsql immutable as $$
begin
  return (
    select array(
      select (id, tier, score)::search.hit
        from (select id, min(tier) as tier, max(score) as score, min(min(tier)) over () as best
                from unnest(hits) group by id) as hit
       where best = 4 or tier < case when are_syllables and best < 3 then 3 else 4 end
       order by tier, score desc, id limit wanted));
end
$$;
