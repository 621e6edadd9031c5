-- What the index holds of a norm text. Scripts without spaces are cut into overlapping pieces, so
-- that any part of a run is found by its pieces.

-- The distinct tokens of a norm text, each with `mark` before it: words as they are, of ideographs
-- every pair and the last one, of Thai and its like every three and the last two and the last one.
-- The shorter last pieces let a query that is shorter than a piece run as a prefix.
create function search.tokens(norm text, mark text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  pair constant text := '[' || search.ideographs() || ']{2}';
  three constant text := '[' || search.letters_without_spaces() || ']{3}';
  pieces text := norm;
begin
  if octet_length(norm) > length(norm) then
    -- Cutting after every second or third character leaves the shorter last piece by itself; the
    -- same again with the first characters of each run left out gives the overlapping ones.
    pieces := regexp_replace(
      norm
        || search.without_first(norm, search.ideographs(), 1)
        || search.without_first(norm, search.letters_without_spaces(), 1)
        || search.without_first(norm, search.letters_without_spaces(), 2),
      '(' || pair || '|' || three || ')', '\1 ', 'g'
    );
  end if;
  -- An index entry has a greatest length.
  pieces := regexp_replace(pieces, '([^ ]{60})[^ ]+', '\1', 'g');
  return search.marked_words(pieces, mark);
end
$$;

-- The words with `mark` before each.
create function search.marked_words(words text, mark text) returns text[]
language sql immutable parallel safe as $$
  select array_remove(string_to_array(mark || replace(btrim(words), ' ', ' ' || mark), ' '), mark)
$$;

-- The runs of one script only, each without its first `skipped` characters.
create function search.without_first(norm text, script text, skipped int) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(string_agg(substr(run[1], skipped + 1), ' '), '') || ' '
      from regexp_matches(norm, '[' || script || ']{' || skipped + 1 || ',}', 'g') as run);
end
$$;

-- Neighbouring words as one token, 'cong_nghe': to Vietnamese, whose words are written as separate
-- syllables, what a pair of characters is to Chinese. No pair spans a double space, and what is too
-- long for an index entry is cut.
create function search.pairs(words text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(string_agg(left(word, 60) || '_' || left(next_word, 60), ' '), '')
      from (select word, lead(word) over (order by place) as next_word
              from string_to_table(btrim(words), ' ') with ordinality as w (word, place)) as neighbours
     where word <> '' and next_word <> '');
end
$$;

create function search.syllable() returns text language sql immutable parallel safe as $$
  select '(?:b|ch?|d|gh?|gi|h|kh?|l|m|ngh?|nh?|ph?|qu|r|s|th?|tr|v|x)?[aeiouy]{1,3}(?:ch?|k|m|ng?|nh|p|t)?'
$$;

-- Only the words that are syllables of the shape that Vietnamese is written in, without marks; all
-- else is a gap that no pair spans.
create function search.syllables(norm text) returns text language sql immutable parallel safe as $$
  select regexp_replace(norm, '(?<= )(?!' || search.syllable() || ' )[^ ]+', '', 'g')
$$;

-- The word and each of its one-character deletions, with `mark` before each. Two words that are one
-- edit apart (insert, delete, substitute, swap of neighbours) share at least one. Short words have
-- none: almost anything is one edit from them.
create function search.deletions(word text, mark text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  least_length constant int := case when word ~ ('[' || search.ideographs() || ']') then 3 else 4 end;
  variants text[] := array[mark || word];
begin
  if length(word) not between least_length and 20 then
    return '{}';
  end if;
  for place in 1 .. length(word) loop
    variants := variants || (mark || overlay(word placing '' from place for 1));
  end loop;
  return variants;
end
$$;

-- 0 when equal, 1 when one edit apart (as above), else 9.
create function search.edits(a text, b text) returns int
language plpgsql immutable strict parallel safe as $$
begin
  if a = b then return 0; end if;
  if abs(length(a) - length(b)) > 1 or length(a) > 60 then return 9; end if;
  case extensions.levenshtein_less_equal(a, b, 2)
    when 1 then return 1;
    when 2 then return case when search.neighbours_swapped(a, b) then 1 else 9 end;
    else return 9;
  end case;
end
$$;

create function search.neighbours_swapped(a text, b text) returns boolean
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select length(a) = length(b) and exists (
      select from generate_series(1, length(a) - 1) as place
       where overlay(a placing substr(a, place + 1, 1) || substr(a, place, 1) from place for 2) = b
    ));
end
$$;

-- The lexemes as a search condition, joined by ' & ' or ' | ', with `mark` before each. One that ends
-- with a star matches its beginning only. Null when there is none.
create function search.condition(lexemes text[], mark text, joint text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select string_agg(
             '''' || mark || rtrim(lexeme, '*') || '''' || case when lexeme like '%*' then ':*' else '' end,
             joint)
      from unnest(lexemes) as lexeme);
end
$$;

create function search.all_of(lexemes text[], mark text) returns text
language sql immutable parallel safe as $$ select search.condition(lexemes, mark, ' & ') $$;

create function search.any_of(lexemes text[], mark text) returns text
language sql immutable parallel safe as $$ select search.condition(lexemes, mark, ' | ') $$;
