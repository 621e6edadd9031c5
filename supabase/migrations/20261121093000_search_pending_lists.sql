-- Adding a company or an article writes some hundred entries into token indexes, most of the time that
-- adding takes. They go to each index's short pending list first, and from there in the background:
-- the server calls search.settle() when writers have been quiet for a moment, and what it misses
-- (no server, a load of many rows) the writer that fills a list moves itself, one in some eighty.
-- A search reads the lists as well; they are kept short, so that it hardly notices.
create function search.defer(index_name regclass) returns void language plpgsql as $$
begin
  execute format('alter index %s set (fastupdate = on, gin_pending_list_limit = 512)', index_name);
end
$$;

create or replace function search.index_news() returns void language plpgsql as $$
begin
  create index news_tokens_idx on search.news using gin (search.news_tokens(norm, published_at));
  perform search.defer('search.news_tokens_idx');
  alter index search.news_tokens_idx alter column 1 set statistics 0;
end
$$;

create or replace function search.index_names() returns void language plpgsql as $$
begin
  create index names_tokens_idx on search.names using gin (search.name_tokens(kind, key, name, texts));
  perform search.defer('search.names_tokens_idx');
  alter index search.names_tokens_idx alter column 1 set statistics 0;
end
$$;

select search.defer(index_name) from unnest(array[
  'search.news_tokens_idx', 'search.names_tokens_idx', 'search.names_similar_idx',
  'directory.startups_name_parts_idx', 'directory.investors_name_parts_idx'
]::regclass[]) as index_name;

-- Moves what is pending into the indexes. An index that somebody else moves at this moment is passed over.
create function search.settle() returns void
language sql security definer set search_path = '' as $$
  select gin_clean_pending_list(index_name) from unnest(array[
    'search.news_tokens_idx', 'search.names_tokens_idx', 'search.names_similar_idx',
    'directory.startups_name_parts_idx', 'directory.investors_name_parts_idx'
  ]::regclass[]) as index_name
$$;

-- search.pairs(search.syllables(norm)) in one pass, in a third of its time: neighbouring words of the
-- shape of Vietnamese syllables as one token; whatever else stands between is a gap that no pair spans.
create function search.syllable_pairs(norm text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  shape constant text := '^' || search.syllable() || '$';
  longest constant int := 8;
  word text;
  before text := '';
  pairs text := '';
begin
  foreach word in array string_to_array(btrim(norm), ' ') loop
    if length(word) > longest or word !~ shape then
      before := '';
      continue;
    end if;
    if before <> '' then pairs := pairs || ' ' || before || '_' || word; end if;
    before := word;
  end loop;
  return ltrim(pairs);
end
$$;

-- The same tokens as before: what is indexed stays as it is.
create or replace function search.news_tokens(norm text, published_at timestamptz) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  mark constant text := search.quarter(published_at);
  texts constant text := split_part(norm, '‹', 1);
  marked constant text := split_part(split_part(norm, '‹', 2), '›', 1);
  pairs constant text := search.syllable_pairs(texts) || ' ' || search.pairs(marked);
begin
  return array_to_tsvector(
    search.tokens(translate(norm, '|‹›', ''), mark)
    || search.marked_words(pairs, mark));
end
$$;

create or replace function search.name_tokens(kind text, key text, name text, texts text) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  typo constant text := search.name_mark(kind, 'typo');
  tokens text[] := search.tokens(texts, search.name_mark(kind, 'any'))
    || search.marked_words(search.syllable_pairs(texts), search.name_mark(kind, 'any'))
    || search.tokens(name, search.name_mark(kind, 'name'))
    || (search.name_mark(kind, 'key') || key)
    || search.deletions(key, typo);
  word text;
begin
  foreach word in array string_to_array(btrim(name), ' ') loop
    tokens := tokens || search.deletions(word, typo);
  end loop;
  return array_to_tsvector(tokens);
end
$$;

drop function search.syllables(text);
