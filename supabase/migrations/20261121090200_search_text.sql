-- How text is made comparable for search. Everything here is immutable and independent of the
-- database's locale: explicit code points, and the collation pg_c_utf8 where letters are told apart.
create extension if not exists unaccent schema extensions;
create extension if not exists fuzzystrmatch schema extensions;
create extension if not exists pg_trgm schema extensions;

create schema search;
comment on schema search is 'What search reads, and how it reads it; no request role may enter.';

-- Classes of characters, for use between the brackets of a regular expression.

-- Thai, Lao, Burmese, Khmer: scripts without spaces whose single letters mean little.
create function search.letters_without_spaces() returns text language sql immutable parallel safe as $$
  select '\u0e01-\u0e3a\u0e40-\u0e4e\u0e80-\u0eff\u1000-\u109f\u1780-\u17d3'
$$;

-- Han and Kana: no spaces either, but every character means something.
create function search.ideographs() returns text language sql immutable parallel safe as $$
  select '\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff'
$$;

create function search.emoji() returns text language sql immutable parallel safe as $$
  select '\u2600-\u27bf\U0001f300-\U0001faff'
$$;

-- Whatever is neither letter nor digit nor emoji, as a whole expression.
create function search.separators() returns text language sql immutable parallel safe as $$
  select '[^[:alnum:]' || search.letters_without_spaces() || search.ideographs() || search.emoji() || ']+'
$$;

-- Letters and their marks as one; checking is cheaper than doing it again.
create function search.composed(t text) returns text
language sql immutable parallel safe as $$
  select case when t is nfc normalized then t else normalize(t) end
$$;

-- What of case, accents, width and typing habits makes no difference: 'Đà Nẵng' and 'da nang',
-- 'ＡＩ' and 'ai', a Thai vowel typed in two halves. C++ and C# keep their meaning.
create function search.fold(t text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := lower(
    extensions.unaccent('extensions.unaccent'::regdictionary, search.composed(t)) collate pg_catalog.pg_c_utf8
  );
begin
  if octet_length(folded) > length(folded) then
    folded := replace(replace(folded, U&'\0E4D\0E32', U&'\0E33'), U&'\0E40\0E40', U&'\0E41');
  end if;
  return replace(replace(folded, 'c++', 'cplusplus'), 'c#', 'csharp');
end
$$;

-- Folded text as runs with single spaces between and around them: words, runs of a script without
-- spaces, single emoji. Compounds are added joined: 'E-commerce' is ' e commerce ecommerce '.
-- Nothing but letters, digits, emoji and spaces comes out, so it is safe in a like-pattern.
create function search.norm(t text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := search.fold(t);
  norm text := ' ' || folded || ' ';
begin
  if octet_length(folded) > length(folded) then
    norm := regexp_replace(
      norm,
      '([' || search.letters_without_spaces() || ']+|[' || search.ideographs() || ']+|['
        || search.emoji() || '])',
      ' \1 ', 'g'
    );
  end if;
  norm := regexp_replace(norm, search.separators() collate pg_catalog.pg_c_utf8, ' ', 'g');
  if folded ~ '[a-z0-9][-''’.&_][a-z0-9]' then
    norm := norm || search.joined_compounds(folded);
  end if;
  return norm;
end
$$;

-- 'b2b-saas from e-fishery.com' is 'b2bsaas efisherycom '. Numbers alone ('3.5') are no compound.
create function search.joined_compounds(folded text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (
    select coalesce(string_agg(translate(compound[1], '-''’.&_', ''), ' ') || ' ', '')
      from regexp_matches(folded, '[a-z0-9]+(?:[-''’.&_][a-z0-9]+)+', 'g') as compound
     where compound[1] ~ '[a-z]');
end
$$;

-- Vietnamese words as typed, marks and all: ' bản lề ' and ' bán lẻ ' differ here only.
create function search.marked_norm(t text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(' ' || lower(search.composed(t) collate pg_catalog.pg_c_utf8) || ' ',
                        search.separators() collate pg_catalog.pg_c_utf8, ' ', 'g')
$$;

-- Whether the letters are such as only Vietnamese has.
create function search.is_vietnamese(t text) returns boolean
language sql immutable parallel safe as $$ select search.composed(t) ~ '[ăđơưĂĐƠƯẠ-ỹ]' $$;

-- A name with nothing but letters and digits and without its legal form: 'Go-Jett' is 'gojett',
-- 'Công ty Cổ phần Sao Việt' is 'saoviet'. Empty when there is no letter and no digit.
create function search.name_key(name text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  words text := btrim(regexp_replace(
    search.fold(name), search.separators() collate pg_catalog.pg_c_utf8, ' ', 'g'));
  key text := replace(regexp_replace(words, search.legal_forms(), '', 'g'), ' ', '');
begin
  return left(case when length(key) < 2 then replace(words, ' ', '') else key end, 100);
end
$$;

create function search.legal_forms() returns text language sql immutable parallel safe as $$
  select '^(?:cong ty(?: co phan| cp| tnhh(?: mtv)?| trach nhiem huu han)?|cty(?: cp| tnhh)?|tap doan|pt|cv) (?=..)'
      || '|^บริษัท ?(?=..)'
      || '|(?<=..) (?:pte ltd|pte|co ltd|ltd|limited|inc|corp|corporation|llc|sdn bhd|berhad|bhd|tbk|jsc|plc)$'
      || '|(?<=..) ?(?:จำกัด(?: มหาชน)?|(?:股份)?有限(?:责任)?公司)$'
$$;
