-- Feeds of publishers, what they list, and the stories that several of them tell: what staff make articles and
-- rounds of. Nothing here is ever shown to readers; full texts are kept only while a draft may be held against them.
create table desk.feeds (
  id uuid primary key default gen_random_uuid(),
  address text not null unique check (address ~ '^https?://[^\s]+$' and length(address) <= 500),
  publisher text not null check (length(btrim(publisher)) between 1 and 120),
  language text not null check (language = any (reference.languages())),
  -- Whether what rests on it may be published without a person.
  is_trusted boolean not null default false,
  is_active boolean not null default true,
  added_by uuid,
  added_at timestamptz not null default now(),
  -- As its visits found it.
  kind text check (kind in ('rss', 'atom', 'rdf', 'json', 'sitemap')),
  etag text not null default '' check (length(etag) <= 300),
  last_modified text not null default '' check (length(last_modified) <= 300),
  next_visit_at timestamptz not null default now(),
  pause_minutes int not null default 30 check (pause_minutes between 10 and 1440),
  last_visit_at timestamptz,
  last_success_at timestamptz,
  last_item_at timestamptz,
  failures int not null default 0,
  failing_since timestamptz,
  problem text check (problem ~ '^[a-z_]{1,40}$'),
  is_flooding boolean not null default false,
  moved_to text check (length(moved_to) <= 500),
  moved_times int not null default 0
);
create index feeds_due_idx on desk.feeds (next_visit_at) where is_active;

create table desk.stories (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'new' check (state in ('new', 'drafted', 'dismissed')),
  title text not null check (length(title) <= 500),
  language text not null check (language = any (reference.languages())),
  has_round boolean not null default false,
  -- What it names, the one that it is about first: companies and investors of the directory.
  entities uuid[] not null default '{}',
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  article_id uuid references desk.documents (id) on delete set null,
  round_id uuid references desk.documents (id) on delete set null
);
create index stories_newest_idx on desk.stories (last_seen_at desc, id);
create index stories_article_idx on desk.stories (article_id) where article_id is not null;
create index stories_round_idx on desk.stories (round_id) where round_id is not null;

create table desk.feed_items (
  id uuid primary key default gen_random_uuid(),
  -- Without what only counts visitors: one article is one row, whoever lists it.
  url text not null unique check (length(url) <= 2000),
  feed_id uuid references desk.feeds (id) on delete set null,
  publisher text not null,
  language text not null check (language = any (reference.languages())),
  title text not null check (length(title) <= 500),
  summary text not null default '' check (length(summary) <= 4000),
  -- Its page's, for the checks of drafts: never shown.
  text text not null default '' check (length(text) <= 50000),
  published_at timestamptz not null,
  -- Whether the feed says when; what it lists without a day is remembered for good, or it would come again.
  is_dated boolean not null,
  seen_at timestamptz not null default now(),
  -- Listed, read and understood, or left out: nothing of it is kept any more.
  state text not null default 'listed' check (state in ('listed', 'taken', 'forgotten')),
  attempts int not null default 0,
  taken_at timestamptz,
  -- As server/judging/stories/ reads it (ReadItem), and what it compares (Understood).
  reading jsonb,
  understood jsonb,
  story_id uuid references desk.stories (id) on delete set null
);
create index feed_items_story_idx on desk.feed_items (story_id, published_at);
create index feed_items_feed_idx on desk.feed_items (feed_id);
create index feed_items_listed_idx on desk.feed_items (seen_at) where state = 'listed';
create index feed_items_taken_idx on desk.feed_items (taken_at) where state = 'taken';

-- One request at a time for each host, on however many servers: whose turn it is, and from when on.
create table internal.visited_hosts (
  host text primary key check (length(host) <= 255),
  busy_until timestamptz not null,
  next_at timestamptz not null default now()
);
alter table internal.visited_hosts enable row level security;

create trigger feeds_noted after insert or update or delete on desk.feeds
  for each row execute function desk.note_row('id');
create trigger stories_noted after update on desk.stories
  for each row execute function desk.note_row('id');

alter table desk.feeds enable row level security;
create policy "Staff see the feeds" on desk.feeds for select to desk_staff using (desk.may('read'));
create policy "Publishers add feeds" on desk.feeds for insert to desk_staff
  with check (desk.may('publish') and added_by = desk.actor());
create policy "Publishers change feeds" on desk.feeds for update to desk_staff
  using (desk.may('publish')) with check (desk.may('publish'));
create policy "Publishers remove feeds" on desk.feeds for delete to desk_staff using (desk.may('publish'));
grant select, delete on desk.feeds to desk_staff;
grant insert (address, publisher, language, is_trusted, is_active, kind, added_by) on desk.feeds to desk_staff;
grant update (address, publisher, language, is_trusted, is_active, etag, last_modified, next_visit_at,
  failures, failing_since, problem, is_flooding, moved_to, moved_times) on desk.feeds to desk_staff;

alter table desk.feed_items enable row level security;
create policy "Staff read what feeds list" on desk.feed_items for select to desk_staff using (desk.may('read'));
grant select on desk.feed_items to desk_staff;

alter table desk.stories enable row level security;
create policy "Staff read stories" on desk.stories for select to desk_staff using (desk.may('read'));
create policy "Writers make something of stories, or dismiss them" on desk.stories for update to desk_staff
  using (desk.may('write')) with check (desk.may('write'));
grant select on desk.stories to desk_staff;
grant update (state, article_id, round_id) on desk.stories to desk_staff;

-- A feed that does not work, or lists too much, comes before staff.
alter table desk.cases drop constraint cases_kind_check;
alter table desk.cases add constraint cases_kind_check
  check (kind in ('correction', 'claim', 'appeal', 'document', 'run', 'duplicate', 'feed'));
alter table desk.cases drop constraint cases_subject_kind_check;
alter table desk.cases add constraint cases_subject_kind_check check (subject_kind in
  ('article', 'startup', 'investor', 'funding', 'profile', 'document', 'run', 'site', 'feed'));

-- What is to be done about a feed is over when it works again, was stopped, or is gone.
create function desk.keep_feed_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from desk.cases where kind = 'feed' and subject_id = old.id and decision is null;
  elsif not new.is_active or (new.problem is null and not new.is_flooding) then
    update desk.cases set decision = 'accepted', decided_by = desk.actor(), decided_at = now()
      where kind = 'feed' and subject_id = new.id and decision is null
        and (new.is_active or desk.actor() is not null);
  end if;
  return null;
end
$$;
create trigger feeds_close_their_case after update or delete on desk.feeds
  for each row execute function desk.keep_feed_case();
