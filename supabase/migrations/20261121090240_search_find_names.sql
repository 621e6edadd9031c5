-- Finding startups and investors by name, by what is said of them, or by a name with one slip in it.
-- Tiers: 0 the whole name, 1 its beginning, 2 every word in the name, 3 the words next to each other
-- in any text, 4 every word in any text, 5 one edit from the name.

create function search.name_tier(query search.query, key text, name text, texts text) returns int
language sql immutable as $$
  select case when key = query.key then 0
              when starts_with(key, query.key) then 1
              when name like all (query.begun) then 2
              when texts like all (query.whole) then
                case when texts like query.phrase then 3 else 4 end
         end
$$;

-- How many names are ranked all together. Where there are as many, they are not ranked but the most
-- prominent ones looked through: of so many, some are found soon.
create function search.most_names() returns int language sql immutable as $$ select 1000 $$;

-- How many the token index gives for the condition, at most search.most_names().
create function search.count_names(condition tsquery) returns int
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set work_mem = '32MB'
as $$
begin
  return (select count(*) from (
    select from search.names n where search.name_tokens(n.kind, n.key, n.name, n.texts) @@ condition
     limit search.most_names()) as n);
end
$$;

-- What the token index gives for the condition, each verified, the best ones first.
create function search.names_among(kind text, query search.query, condition tsquery, wanted int)
returns search.findings language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set work_mem = '32MB'
as $$
declare
  findings search.findings;
begin
  with candidates as materialized (
    select n.id, search.name_tier(query, n.key, n.name, n.texts) as tier from search.names n
     where search.name_tokens(n.kind, n.key, n.name, n.texts) @@ condition
  ), matches as materialized (
    select c.id, c.tier, p.score
      from candidates c join search.prominence p on p.kind = names_among.kind and p.id = c.id
     where c.tier is not null
  )
  select array(select (id, tier, score)::search.hit from matches order by tier, score desc, id limit wanted),
         (select count(*) from matches), (select count(*) from candidates)
    into findings;
  return findings;
end
$$;

-- Whose name is the query, letter for letter.
create function search.exact_names(kind text, query search.query, wanted int) returns search.hit[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return array(
    select (n.id, 0, p.score)::search.hit
      from search.names n join search.prominence p on p.kind = exact_names.kind and p.id = n.id
     where n.kind = exact_names.kind and n.key = query.key
     order by p.score desc, n.id limit wanted);
end
$$;

-- The most prominent first, looked through until there are enough: what is common is found here.
-- @param deepest the last tier that is wanted.
-- @param among how many are looked through at most.
create function search.prominent_names(kind text, query search.query, deepest int, among int, wanted int)
returns search.hit[] language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return array(
    select (p.id, search.name_tier(query, n.key, n.name, n.texts), p.score)::search.hit
      from (select * from search.prominence where prominence.kind = prominent_names.kind
             order by score desc, id limit among) as p
      join search.names n on n.kind = prominent_names.kind and n.id = p.id
     -- Long texts are not even looked at where names are wanted.
     where (deepest > 2 or starts_with(n.key, query.key) or n.name like all (query.begun))
       and search.name_tier(query, n.key, n.name, n.texts) <= deepest
     limit wanted);
end
$$;

-- Names one edit away: the whole name, or each word of the query from some word of the name.
create function search.mistyped_names(kind text, query search.query, wanted int) returns search.hit[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  in_whole constant tsquery := search.any_of(
    search.deletions(query.key, search.name_mark(kind, 'typo')), '')::tsquery;
  in_words constant tsquery := search.mistyped_words(kind, query.words);
begin
  return array(
    with candidates as materialized (
      (select n.id, n.key, n.name, 1 as step from search.names n
        where search.name_tokens(n.kind, n.key, n.name, n.texts) @@ in_whole limit 1000)
      union all
      (select n.id, n.key, n.name, 2 from search.names n
        where search.name_tokens(n.kind, n.key, n.name, n.texts) @@ in_words limit 2000)
    ), nearest as (
      select c.*, p.score
        from candidates c join search.prominence p on p.kind = mistyped_names.kind and p.id = c.id
       order by c.step, abs(length(c.key) - length(query.key)) > 1, p.score desc limit 100
    )
    select (id, 5, score - 1e9 * edits)::search.hit
      from (select distinct id, score, search.name_edits(query, key, name) as edits from nearest) as n
     where edits is not null
     order by edits, score desc, id limit wanted);
end
$$;

-- How far the query is from the name: edits of the whole, or of its words, the whole first. Null
-- when a word is further than one edit from every word of the name.
create function search.name_edits(query search.query, key text, name text) returns float8
language plpgsql immutable as $$
declare
  name_words constant text[] := string_to_array(btrim(name), ' ');
  edits float8 := 0.5;
  word text;
begin
  foreach word in array query.words loop
    edits := edits + (select min(search.edits(word, name_word)) from unnest(name_words) as name_word);
  end loop;
  edits := least(edits, search.edits(query.key, key));
  return case when edits < 9 then edits end;
end
$$;

-- Each of the words, or what one edit makes of it. Null where they are all too short, or too many.
create function search.mistyped_words(kind text, words text[]) returns tsquery
language plpgsql immutable as $$
begin
  return (
    select string_agg('(' || search.any_of(variants, '') || ')', ' & ')::tsquery
      from unnest(words) as word,
           lateral search.deletions(word, search.name_mark(kind, 'typo')) as variants
     where variants <> '{}' and cardinality(words) <= 6);
end
$$;

-- @param lexemes of the words, the last of which may be one that goes on.
create function search.in_name(kind text, key text, lexemes text[]) returns tsquery
language plpgsql immutable as $$
begin
  return concat_ws(' | ',
    '''' || search.name_mark(kind, 'key') || key || ''':*',
    search.all_of(lexemes, search.name_mark(kind, 'name')))::tsquery;
end
$$;

create function search.anywhere(kind text, query search.query) returns tsquery
language plpgsql immutable as $$
declare
  mark constant text := search.name_mark(kind, 'any');
begin
  if query.pairs is not null then
    return replace(search.two_words(query.words), '~', mark)::tsquery;
  end if;
  return search.all_of(query.whole_lexemes, mark)::tsquery;
end
$$;

-- Hits of tiers 0 to 2. A single letter that goes on is looked up only where that leaves too many.
create function search.named(kind text, query search.query, wanted int) returns search.hit[]
language plpgsql stable as $$
declare
  longer constant text[] := search.longer(query.begun_lexemes);
  condition tsquery := search.in_name(kind, query.key, longer);
  are_few boolean := search.count_names(condition) < search.most_names();
begin
  if not are_few and longer <> query.begun_lexemes then
    condition := search.in_name(kind, query.key, query.begun_lexemes);
    are_few := search.count_names(condition) < search.most_names();
  end if;
  if are_few then
    return (search.names_among(kind, query, condition, wanted)).hits;
  end if;
  return search.exact_names(kind, query, wanted) || search.prominent_names(kind, query, 2, 10000, wanted);
end
$$;

-- Hits where too many match for all to be ranked: names first, then texts. Syllables that stand
-- together come before such as are two words.
create function search.common_names(kind text, query search.query, wanted int) returns search.hit[]
language plpgsql stable as $$
declare
  hits search.hit[] := search.named(kind, query, wanted);
begin
  if cardinality(hits) < wanted and query.pairs is not null then
    hits := hits || search.prominent_names(kind, query, 3, 2000, wanted);
  end if;
  if cardinality(hits) < wanted then
    hits := hits || search.prominent_names(kind, query, 4, 10000, wanted);
  end if;
  return hits;
end
$$;

-- @returns the best hits in order, at most `wanted`, and how many there are, at most 1,000.
create function search.find_names(kind text, query search.query, wanted int, typos boolean)
returns search.findings language plpgsql stable as $$
declare
  condition constant tsquery :=
    search.in_name(kind, query.key, search.longer(query.begun_lexemes)) || search.anywhere(kind, query);
  findings search.findings;
begin
  if search.count_names(condition) = search.most_names() then
    findings := (search.common_names(kind, query, wanted), search.most_names(), 0);
  else
    findings := search.names_among(kind, query, condition, wanted);
    if typos and findings.found < wanted and not search.any_named(findings.hits) then
      findings.hits := findings.hits || search.mistyped_names(kind, query, wanted);
    end if;
  end if;
  findings.hits := search.best_names(findings.hits, query.pairs is not null, wanted);
  findings.found := greatest(findings.found, cardinality(findings.hits));
  return findings;
end
$$;

create function search.any_named(hits search.hit[]) returns boolean
language plpgsql immutable as $$
begin
  return (select coalesce(bool_or(tier < 3), false) from unnest(hits));
end
$$;

-- Each once, in order; syllables apart only where there is nothing better.
create function search.best_names(hits search.hit[], are_syllables boolean, wanted int) returns search.hit[]
language plpgsql immutable as $$
begin
  return (
    select array(
      select (id, tier, score)::search.hit
        from (select id, min(tier) as tier, max(score) as score, min(min(tier)) over () as best
                from unnest(hits) group by id) as hit
       where tier <> 4 or best = 4 or not are_syllables
       order by tier, score desc, id limit wanted));
end
$$;
