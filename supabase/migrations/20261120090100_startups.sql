-- The public snapshot of a startup that a successful publish makes; no private column here.
create table public.startups (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  tagline text not null default '',
  tagline_zh text,
  tagline_vi text,
  tagline_th text,
  tagline_id text,
  description text not null default '',
  description_zh text,
  description_vi text,
  description_th text,
  description_id text,
  industries text[] not null check (cardinality(industries) >= 1 and industries <@ reference.industries() and reference.all_distinct(industries)),
  venture_round text not null check (venture_round = any (reference.venture_rounds())),
  country text not null check (country = any (reference.countries())),
  city text not null default '' check (length(city) <= 120),
  address text not null default '' check (length(address) <= 300),
  founded_year smallint check (founded_year between 1800 and 2200),
  team_size text check (team_size = any (reference.team_sizes())),
  founder_name text not null default '' check (length(founder_name) <= 120),
  website text check (website ~ '^https?://[^[:space:]<>"]+$' and length(website) <= 300),
  linkedin text check (linkedin ~ '^https?://[^[:space:]<>"]+$' and length(linkedin) <= 300),
  logo text not null default '',
  is_sample boolean not null default false,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_published or published_at is not null),
  -- `greatest` passes over what is not translated.
  check (greatest(length(tagline), length(tagline_zh), length(tagline_vi), length(tagline_th), length(tagline_id)) <= 200),
  check (greatest(length(description), length(description_zh), length(description_vi), length(description_th), length(description_id)) <= 10000)
);

create index startups_newest_idx on public.startups (published_at desc, id) where is_published;
create index startups_name_idx on public.startups (lower(name), id) where is_published;
create index startups_industries_idx on public.startups using gin (industries) where is_published;
create index startups_country_round_idx on public.startups (country, venture_round) where is_published;

create trigger startups_touch before update on public.startups
  for each row execute function internal.touch_updated_at();
create trigger startups_announce after insert or update or delete or truncate on public.startups
  for each statement execute function internal.announce_content();

alter table public.startups enable row level security;
create policy "Anyone reads published startups" on public.startups
  for select to anon, authenticated using (is_published);

revoke all on public.startups from anon, authenticated;
grant select on public.startups to anon, authenticated;
grant all on public.startups to service_role;
