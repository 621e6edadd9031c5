-- What search reads of published startups and investors, kept by triggers on their tables.
create table search.names (
  kind text not null check (kind in ('startup', 'investor')),
  id uuid not null,
  -- The name as search.name_key; as words; and all that is searched, the name first, as words.
  key text not null,
  name text not null,
  texts text not null,
  primary key (kind, id)
) with (toast_tuple_target = 8160);
alter table search.names enable row level security;

create index names_key_idx on search.names (kind, key text_pattern_ops);
-- For names that nearly match, where nothing does (public.near_matches).
create index names_similar_idx on search.names using gin (name extensions.gin_trgm_ops)
  with (fastupdate = off);

-- What stands before each token says whose it is and what it is: the whole key, a word of the name,
-- any word, or a word of the name (or the key) with at most one character left out.
create function search.name_mark(kind text, class text) returns text
language sql immutable parallel safe as $$
  select left(kind, 1)
      || case class when 'key' then '=' when 'name' then '^' when 'any' then '.' when 'typo' then '~' end
$$;

create function search.name_tokens(kind text, key text, name text, texts text) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  typo constant text := search.name_mark(kind, 'typo');
  tokens text[] := search.tokens(texts, search.name_mark(kind, 'any'))
    || search.marked_words(search.pairs(search.syllables(texts)), search.name_mark(kind, 'any'))
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

-- The tokens of some fifty companies may be pending: a search hardly notices, and adding a company
-- takes half the time.
create function search.index_names() returns void language plpgsql as $$
begin
  create index names_tokens_idx on search.names using gin (search.name_tokens(kind, key, name, texts))
    with (fastupdate = on, gin_pending_list_limit = 256);
  alter index search.names_tokens_idx alter column 1 set statistics 0;
end
$$;

-- How much of each language's description is searched, in characters.
create function search.description_length() returns int
language sql immutable parallel safe as $$ select 600 $$;

create function search.startup_texts(s public.startups) returns text language sql stable as $$
  select concat(
    search.norm(s.name), search.norm(s.tagline), search.norm(s.tagline_zh), search.norm(s.tagline_vi),
    search.norm(s.tagline_th), search.norm(s.tagline_id),
    search.labels_norm(s.industries || s.country),
    search.norm(s.city), search.norm(s.founder_name),
    search.norm(left(s.description, search.description_length())),
    search.norm(left(s.description_zh, search.description_length())),
    search.norm(left(s.description_vi, search.description_length())),
    search.norm(left(s.description_th, search.description_length())),
    search.norm(left(s.description_id, search.description_length())))
$$;

create function search.investor_texts(i public.investors) returns text language sql stable as $$
  select concat(
    search.norm(i.name), search.norm(i.tagline), search.norm(i.tagline_zh), search.norm(i.tagline_vi),
    search.norm(i.tagline_th), search.norm(i.tagline_id),
    search.labels_norm(i.investor_types || i.target_industries || i.target_regions || i.country),
    search.norm(i.city),
    search.norm(left(i.description, search.description_length())),
    search.norm(left(i.description_zh, search.description_length())),
    search.norm(left(i.description_vi, search.description_length())),
    search.norm(left(i.description_th, search.description_length())),
    search.norm(left(i.description_id, search.description_length())))
$$;

create function search.keep_startup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.id <> old.id or not new.is_published) then
    delete from search.names where kind = 'startup' and id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into search.names
      values ('startup', new.id, search.name_key(new.name), search.norm(new.name), search.startup_texts(new))
      on conflict (kind, id) do update set key = excluded.key, name = excluded.name, texts = excluded.texts;
  end if;
  return null;
end
$$;

create function search.keep_investor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.id <> old.id or not new.is_published) then
    delete from search.names where kind = 'investor' and id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into search.names
      values ('investor', new.id, search.name_key(new.name), search.norm(new.name), search.investor_texts(new))
      on conflict (kind, id) do update set key = excluded.key, name = excluded.name, texts = excluded.texts;
  end if;
  return null;
end
$$;

create trigger startups_search_insert after insert on public.startups
  for each row when (new.is_published) execute function search.keep_startup();
create trigger startups_search_delete after delete on public.startups
  for each row when (old.is_published) execute function search.keep_startup();
create trigger startups_search_update after update on public.startups
  for each row when (
    (old.is_published or new.is_published)
    and (old.id, old.is_published, old.name, old.city, old.founder_name, old.country, old.industries,
         old.tagline, old.tagline_zh, old.tagline_vi, old.tagline_th, old.tagline_id,
         old.description, old.description_zh, old.description_vi, old.description_th, old.description_id)
     is distinct from
        (new.id, new.is_published, new.name, new.city, new.founder_name, new.country, new.industries,
         new.tagline, new.tagline_zh, new.tagline_vi, new.tagline_th, new.tagline_id,
         new.description, new.description_zh, new.description_vi, new.description_th, new.description_id)
  ) execute function search.keep_startup();

create trigger investors_search_insert after insert on public.investors
  for each row when (new.is_published) execute function search.keep_investor();
create trigger investors_search_delete after delete on public.investors
  for each row when (old.is_published) execute function search.keep_investor();
create trigger investors_search_update after update on public.investors
  for each row when (
    (old.is_published or new.is_published)
    and (old.id, old.is_published, old.name, old.city, old.country, old.investor_types,
         old.target_regions, old.target_industries,
         old.tagline, old.tagline_zh, old.tagline_vi, old.tagline_th, old.tagline_id,
         old.description, old.description_zh, old.description_vi, old.description_th, old.description_id)
     is distinct from
        (new.id, new.is_published, new.name, new.city, new.country, new.investor_types,
         new.target_regions, new.target_industries,
         new.tagline, new.tagline_zh, new.tagline_vi, new.tagline_th, new.tagline_id,
         new.description, new.description_zh, new.description_vi, new.description_th, new.description_id)
  ) execute function search.keep_investor();

create function search.forget_all_of_kind() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from search.names where kind = tg_argv[0];
  return null;
end
$$;
create trigger startups_search_truncate after truncate on public.startups
  for each statement execute function search.forget_all_of_kind('startup');
create trigger investors_search_truncate after truncate on public.investors
  for each statement execute function search.forget_all_of_kind('investor');

-- Everything anew, as after a load with the triggers disabled, or after labels have changed.
create function search.rebuild_names() returns void language plpgsql
set maintenance_work_mem = '256MB' as $$
begin
  truncate search.names cascade;
  drop index if exists search.names_tokens_idx;
  insert into search.names
    select 'startup', s.id, search.name_key(s.name), search.norm(s.name), search.startup_texts(s)
      from public.startups s where s.is_published;
  insert into search.names
    select 'investor', i.id, search.name_key(i.name), search.norm(i.name), search.investor_texts(i)
      from public.investors i where i.is_published;
  perform search.index_names();
end
$$;
select search.rebuild_names();
