-- spec §3: the columns up to excerpt_id carry the names that the spec's client reads.
create table public.news (
  id uuid primary key default gen_random_uuid(),
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 160),
  title text not null check (btrim(title) <> ''),
  excerpt text not null default '',
  image text,
  category text check (category = any (reference.news_categories())),
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  title_zh text,
  title_vi text,
  title_th text,
  title_id text,
  excerpt_zh text,
  excerpt_vi text,
  excerpt_th text,
  excerpt_id text,
  -- What the article page needs beyond the spec's card. Bodies are Markdown.
  body text not null default '',
  body_zh text,
  body_vi text,
  body_th text,
  body_id text,
  image_alt text not null default '',
  image_alt_zh text,
  image_alt_vi text,
  image_alt_th text,
  image_alt_id text,
  author text not null default '',
  source_url text check (source_url ~ '^https?://[^[:space:]<>"]+$' and length(source_url) <= 500),
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  check (not is_published or published_at is not null),
  -- `greatest` passes over what is not translated.
  check (greatest(length(title), length(title_zh), length(title_vi), length(title_th), length(title_id)) <= 300),
  check (greatest(length(excerpt), length(excerpt_zh), length(excerpt_vi), length(excerpt_th), length(excerpt_id)) <= 1000),
  check (greatest(length(body), length(body_zh), length(body_vi), length(body_th), length(body_id)) <= 100000),
  check (greatest(length(image_alt), length(image_alt_zh), length(image_alt_vi), length(image_alt_th), length(image_alt_id)) <= 500)
);

-- The feed reads newest first, whole or by category (spec §7); id settles equal times.
create index news_newest_idx on public.news (published_at desc, id) where is_published;
create index news_category_newest_idx on public.news (category, published_at desc, id) where is_published;

create table public.news_startups (
  news_id uuid not null references public.news (id) on delete cascade,
  startup_id uuid not null references public.startups (id) on delete cascade,
  position smallint not null default 0,
  primary key (news_id, startup_id)
);
create index news_startups_startup_idx on public.news_startups (startup_id);

create table public.news_investors (
  news_id uuid not null references public.news (id) on delete cascade,
  investor_id uuid not null references public.investors (id) on delete cascade,
  position smallint not null default 0,
  primary key (news_id, investor_id)
);
create index news_investors_investor_idx on public.news_investors (investor_id);

create trigger news_touch before update on public.news
  for each row execute function internal.touch_updated_at();
create trigger news_announce after insert or update or delete or truncate on public.news
  for each statement execute function internal.announce_content();
create trigger news_startups_announce after insert or update or delete or truncate on public.news_startups
  for each statement execute function internal.announce_content();
create trigger news_investors_announce after insert or update or delete or truncate on public.news_investors
  for each statement execute function internal.announce_content();

alter table public.news enable row level security;
create policy "Anyone reads published news" on public.news
  for select to anon, authenticated using (is_published);

-- A link shows only between two published pages: the sub-selects run under the reader's policies.
alter table public.news_startups enable row level security;
create policy "Anyone reads links between published news and startups" on public.news_startups
  for select to anon, authenticated using (
    exists (select from public.news n where n.id = news_id)
    and exists (select from public.startups s where s.id = startup_id)
  );

alter table public.news_investors enable row level security;
create policy "Anyone reads links between published news and investors" on public.news_investors
  for select to anon, authenticated using (
    exists (select from public.news n where n.id = news_id)
    and exists (select from public.investors i where i.id = investor_id)
  );

revoke all on public.news, public.news_startups, public.news_investors from anon, authenticated;
grant select on public.news, public.news_startups, public.news_investors to anon, authenticated;
grant all on public.news, public.news_startups, public.news_investors to service_role;

-- The feed hears of new articles (spec §7, Realtime).
alter publication supabase_realtime add table public.news;
