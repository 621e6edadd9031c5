-- The public snapshot of an investor that a successful publish makes; no private column here.
create table public.investors (
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
  investor_types text[] not null check (cardinality(investor_types) >= 1 and investor_types <@ reference.investor_types() and reference.all_distinct(investor_types)),
  country text not null check (country = any (reference.countries())),
  city text not null default '' check (length(city) <= 120),
  address text not null default '' check (length(address) <= 300),
  founded_year smallint check (founded_year between 1800 and 2200),
  investment_stages text[] not null default '{}' check (investment_stages <@ reference.venture_rounds() and reference.all_distinct(investment_stages)),
  target_regions text[] not null default '{}' check (target_regions <@ reference.countries() and reference.all_distinct(target_regions)),
  target_industries text[] not null default '{}' check (target_industries <@ reference.industries() and reference.all_distinct(target_industries)),
  website text check (website ~ '^https?://[^[:space:]<>"]+$' and length(website) <= 300),
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

create index investors_newest_idx on public.investors (published_at desc, id) where is_published;
create index investors_name_idx on public.investors (lower(name), id) where is_published;
create index investors_types_idx on public.investors using gin (investor_types) where is_published;
create index investors_target_industries_idx on public.investors using gin (target_industries) where is_published;
create index investors_country_idx on public.investors (country) where is_published;

create trigger investors_touch before update on public.investors
  for each row execute function internal.touch_updated_at();
create trigger investors_announce after insert or update or delete or truncate on public.investors
  for each statement execute function internal.announce_content();

alter table public.investors enable row level security;
create policy "Anyone reads published investors" on public.investors
  for select to anon, authenticated using (is_published);

revoke all on public.investors from anon, authenticated;
grant select on public.investors to anon, authenticated;
grant all on public.investors to service_role;
