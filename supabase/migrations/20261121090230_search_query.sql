-- What a query asks for, read once and used by every step of a search.
create type search.query as (
  key text,             -- as in search.names; null when there is nothing to look for
  words text[],         -- its distinct runs, in order
  -- Like-patterns for a norm text.
  phrase text,          -- the words next to each other
  marked_phrase text,   -- the same with Vietnamese marks, where some were typed
  whole text[],         -- one per word
  begun text[],         -- one per word, the last may go on
  -- Lexemes for search.all_of.
  whole_lexemes text[],
  begun_lexemes text[],
  pairs text[],         -- where the words are Vietnamese syllables, which mean little apart
  marked_pairs text[]
);

-- @param typed of any length and content; cut to 200 characters and 12 words.
create function search.read_query(typed text) returns search.query
language plpgsql immutable parallel safe as $$
declare
  parsed search.query;
  line constant text := left(typed, 200);
  norm constant text := search.query_norm(line);
  marked constant text := search.marked_norm(line);
begin
  parsed.words := array(
    select word from string_to_table(norm, ' ') with ordinality as w (word, place)
     where word <> '' group by word order by min(place) limit 12);
  if parsed.words = '{}' then
    return null;
  end if;
  parsed.key := search.name_key(line);
  parsed.phrase := search.phrase_pattern(norm);
  parsed.whole := search.word_patterns(parsed.words, last_goes_on => false);
  parsed.begun := search.word_patterns(parsed.words, last_goes_on => true);
  parsed.whole_lexemes := search.lexemes(parsed.words, last_goes_on => false);
  parsed.begun_lexemes := search.lexemes(parsed.words, last_goes_on => true);
  if search.are_syllables(parsed.words) then
    parsed.pairs := string_to_array(search.pairs(norm), ' ');
  end if;
  if marked ~ '[à-ýăđĩũơưạ-ỹ]' then
    parsed.marked_phrase := search.phrase_pattern(marked);
    if parsed.pairs is not null then
      parsed.marked_pairs := string_to_array(search.pairs(marked), ' ');
    end if;
  end if;
  return parsed;
end
$$;

-- A compound in a query is searched joined; texts hold it both ways.
create function search.query_norm(line text) returns text language sql immutable parallel safe as $$
  select search.norm(regexp_replace(
    search.fold(line), '([a-z])[-''’.&_](?=[a-z0-9])|([a-z0-9])[-''’.&_](?=[a-z])', '\1\2', 'g'))
$$;

-- Whether text that begins so is found inside a run as well as at its beginning.
create function search.stands_inside(run text) returns boolean language sql immutable parallel safe as $$
  select run ~ ('^[' || search.letters_without_spaces() || search.ideographs() || search.emoji() || ']')
$$;

create function search.phrase_pattern(norm text) returns text language sql immutable parallel safe as $$
  select case when search.stands_inside(btrim(norm)) then '%' else '% ' end
      || btrim(norm)
      || case when search.stands_inside(right(btrim(norm), 1)) then '%' else ' %' end
$$;

-- Whether the word at the place is one that somebody may still be typing.
create function search.goes_on(words text[], place bigint) returns boolean
language sql immutable parallel safe as $$
  select place = cardinality(words) and (place > 1 or length(words[place]) > 1)
$$;

create function search.word_patterns(words text[], last_goes_on boolean) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return (
    select array_agg(
             case when search.stands_inside(word) then '%' || word || '%'
                  when last_goes_on and search.goes_on(words, place) then '% ' || word || '%'
                  else '% ' || word || ' %' end
             order by place)
      from unnest(words) with ordinality as w (word, place));
end
$$;

-- The tokens that stand for the words, see search.tokens: a run of a script without spaces by its
-- overlapping pieces, or as a prefix when it is shorter than one.
create function search.lexemes(words text[], last_goes_on boolean) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return (
    select array_agg(distinct lexeme)
      from unnest(words) with ordinality as w (word, place),
           lateral (
             select last_goes_on and search.goes_on(words, place),
                    case when word ~ ('^[' || search.letters_without_spaces() || ']') then 3
                         when word ~ ('^[' || search.ideographs() || ']') then 2 end
           ) as p (goes_on, size),
           lateral (
             select left(word, 60) || case when goes_on then '*' else '' end
              where size is null
              union all
             select word || '*' where length(word) < size
              union all
             select substr(word, start, size)
               from generate_series(1, least(length(word) - size + 1, 24)) as start
              where length(word) >= size
           ) as l (lexeme));
end
$$;

-- The lexemes without a single letter that may go on: nearly everything has a word that begins so.
create function search.longer(begun_lexemes text[]) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return array(select lexeme from unnest(begun_lexemes) as lexeme where lexeme !~ '^[a-z0-9][*]$');
end
$$;

-- Two or more syllables of the shape that Vietnamese words are written in.
create function search.are_syllables(words text[]) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return (
    select cardinality(words) > 1 and bool_and(word ~ ('^' || search.syllable() || '$'))
      from unnest(words) as word);
end
$$;

-- The condition for syllables that are one word or two: at some place, those before it stand together
-- and those behind it do. With a ~ before each token, as search.in_quarters wants it.
create function search.two_words(syllables text[]) returns text
language plpgsql immutable parallel safe as $$
begin
  if cardinality(syllables) = 2 then
    return search.together(syllables);
  end if;
  return (
    select string_agg(
             format('(%s & %s)', search.together(syllables[:place]), search.together(syllables[place + 1:])),
             ' | ')
      from generate_series(1, cardinality(syllables) - 1) as place);
end
$$;

create function search.together(syllables text[]) returns text language sql immutable parallel safe as $$
  select search.all_of(
    case when cardinality(syllables) = 1 then syllables
         else string_to_array(search.pairs(array_to_string(syllables, ' ')), ' ') end, '~')
$$;
