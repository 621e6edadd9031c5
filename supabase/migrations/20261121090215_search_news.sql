-- What search reads of published news: one row per article, kept by triggers on public.news.
create table search.news (
  id uuid primary key,
  published_at timestamptz not null,
  -- Titles of all languages | excerpts of all languages ‹ Vietnamese words with their marks ›.
  norm text not null
) with (toast_tuple_target = 8160);  -- Uncompressed while a row fits its page: every match is verified.
alter table search.news enable row level security;

create index news_newest_idx on search.news (published_at desc, id desc);

-- The quarter of a time, counted from year 0. It stands before every token: a question is put to
-- one quarter after the other, newest first, so that its cost depends on a quarter's articles.
create function search.quarter(t timestamptz) returns int
language plpgsql immutable strict parallel safe as $$
declare
  bounded constant timestamp :=
    greatest('1970-01-01'::timestamptz, least(t, '2200-01-01'::timestamptz)) at time zone 'utc';
begin
  return extract(year from bounded)::int * 4 + extract(quarter from bounded)::int - 1;
end
$$;

-- The quarters in which something was published (or was, before it was taken back).
create table search.news_quarters (quarter int primary key);
alter table search.news_quarters enable row level security;

-- The pieces of all texts; pairs of syllables in any language, for a name such as Da Nang stands in
-- all of them; and pairs with their Vietnamese marks, which tell words apart.
create function search.news_tokens(norm text, published_at timestamptz) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  mark constant text := search.quarter(published_at);
  texts constant text := split_part(norm, '‹', 1);
  marked constant text := split_part(split_part(norm, '‹', 2), '›', 1);
  pairs constant text := search.pairs(search.syllables(texts)) || ' ' || search.pairs(marked);
begin
  return array_to_tsvector(
    search.tokens(translate(norm, '|‹›', ''), mark)
    || search.marked_words(pairs, mark));
end
$$;

-- No pending list: a search must not pay for it. No statistics: no plan here needs them, and to
-- gather them would cut thousands of texts into tokens.
create function search.index_news() returns void language plpgsql as $$
begin
  create index news_tokens_idx on search.news using gin (search.news_tokens(norm, published_at))
    with (fastupdate = off);
  alter index search.news_tokens_idx alter column 1 set statistics 0;
end
$$;

create function search.news_norm(n public.news) returns text
language plpgsql immutable as $$
declare
  marked text := concat(
    case when search.is_vietnamese(n.title) then search.marked_norm(n.title) end,
    search.marked_norm(n.title_vi),
    case when search.is_vietnamese(n.excerpt) then search.marked_norm(n.excerpt) end,
    search.marked_norm(n.excerpt_vi));
begin
  return concat(
    search.norm(n.title), search.norm(n.title_zh), search.norm(n.title_vi), search.norm(n.title_th),
    search.norm(n.title_id), '|',
    search.norm(n.excerpt), search.norm(n.excerpt_zh), search.norm(n.excerpt_vi),
    search.norm(n.excerpt_th), search.norm(n.excerpt_id),
    '‹' || nullif(marked, '') || '›');
end
$$;

create function search.keep_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.id <> old.id or not new.is_published) then
    delete from search.news where id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into search.news_quarters values (search.quarter(new.published_at)) on conflict do nothing;
    insert into search.news values (new.id, new.published_at, search.news_norm(new))
      on conflict (id) do update set published_at = excluded.published_at, norm = excluded.norm;
  end if;
  return null;
end
$$;

create trigger news_search_insert after insert on public.news
  for each row when (new.is_published) execute function search.keep_news();
create trigger news_search_delete after delete on public.news
  for each row when (old.is_published) execute function search.keep_news();
create trigger news_search_update after update on public.news
  for each row when (
    (old.is_published or new.is_published)
    and (old.id, old.is_published, old.published_at,
         old.title, old.title_zh, old.title_vi, old.title_th, old.title_id,
         old.excerpt, old.excerpt_zh, old.excerpt_vi, old.excerpt_th, old.excerpt_id)
     is distinct from
        (new.id, new.is_published, new.published_at,
         new.title, new.title_zh, new.title_vi, new.title_th, new.title_id,
         new.excerpt, new.excerpt_zh, new.excerpt_vi, new.excerpt_th, new.excerpt_id)
  ) execute function search.keep_news();

create function search.forget_all_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  truncate search.news, search.news_quarters;
  return null;
end
$$;
create trigger news_search_truncate after truncate on public.news
  for each statement execute function search.forget_all_news();

-- Everything anew, as after a load with the triggers disabled.
create function search.rebuild_news() returns void language plpgsql
set maintenance_work_mem = '256MB' as $$
begin
  truncate search.news, search.news_quarters;
  drop index if exists search.news_tokens_idx;
  insert into search.news_quarters
    select distinct search.quarter(n.published_at) from public.news n where n.is_published;
  insert into search.news
    select n.id, n.published_at, search.news_norm(n) from public.news n where n.is_published
     order by n.published_at;
  perform search.index_news();
end
$$;
select search.rebuild_news();
