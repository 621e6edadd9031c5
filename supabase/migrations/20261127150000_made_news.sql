-- What our own program has made of our own rows (server/domain/newsroom/): one article for each subject of
-- a kind, for good. The article may be changed, taken down or deleted by staff: its line here stays, so that
-- it is neither made again nor written over.
create table internal.made_news (
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- The row, or the first day of the period, that the article is about.
  subject text not null check (length(subject) between 1 and 100),
  -- No foreign key: whoever may empty the news has no rights here, and the line outlives its article.
  news_id uuid,
  -- How it begins: the next one of its kind begins in another way.
  opening text not null check (length(opening) between 1 and 60),
  made_at timestamptz not null default now(),
  -- The order in which they were made: some share a moment.
  place bigint generated always as identity,
  primary key (kind, subject)
);
create index made_news_newest_idx on internal.made_news (kind, made_at desc);
create index made_news_openings_idx on internal.made_news (kind, opening, place);
create index made_news_article_idx on internal.made_news (news_id);
alter table internal.made_news enable row level security;

-- Who takes their page down takes the news that it has come down as well; for good.
create function internal.hide_joined_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.news set is_published = false
   where is_published and id in (
     select news_id from internal.made_news where kind = 'joins' and subject = old.id::text
   );
  return null;
end
$$;
create trigger startups_hide_joined_news after delete on public.startups
  for each row execute function internal.hide_joined_news();
create trigger startups_hide_joined_news_of_hidden after update of is_published on public.startups
  for each row when (old.is_published and not new.is_published)
  execute function internal.hide_joined_news();
create trigger investors_hide_joined_news after delete on public.investors
  for each row execute function internal.hide_joined_news();
create trigger investors_hide_joined_news_of_hidden after update of is_published on public.investors
  for each row when (old.is_published and not new.is_published)
  execute function internal.hide_joined_news();
