-- What an investor edits: private until a publish copies its public part to public.investors. The
-- server writes it (operations check every field), its owner reads it, nobody else sees it.
create table public.investor_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '' check (length(name) <= 120),
  tagline text not null default '' check (length(tagline) <= 200),
  description text not null default '' check (length(description) <= 5000),
  investor_types text[] not null default '{}' check (investor_types <@ reference.investor_types() and reference.all_distinct(investor_types)),
  investment_stages text[] not null default '{}' check (investment_stages <@ reference.venture_rounds() and reference.all_distinct(investment_stages)),
  target_regions text[] not null default '{}' check (target_regions <@ reference.countries() and reference.all_distinct(target_regions)),
  target_industries text[] not null default '{}' check (target_industries <@ reference.industries() and reference.all_distinct(target_industries)),
  founded_year smallint check (founded_year between 1800 and 2200),
  country text check (country = any (reference.countries())),
  city text not null default '' check (length(city) <= 120),
  address text not null default '' check (length(address) <= 300),
  company_email text not null default '' check (length(company_email) <= 254),
  website text not null default '' check (website ~ '^(https?://[^[:space:]<>"]+)?$' and length(website) <= 300),
  match_criteria text not null default '' check (length(match_criteria) <= 2000),
  -- Counts the edits, so that two tabs never silently overwrite each other.
  version int not null default 1,
  -- When the whole form was first saved with every field in order; null while only files are there.
  completed_at timestamptz,
  -- What the public page shows was changed last; after published_at, it needs publishing again.
  changed_at timestamptz not null default now(),
  published_at timestamptz,
  investor_id uuid unique references public.investors (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger investor_profiles_touch before update on public.investor_profiles
  for each row execute function internal.touch_updated_at();

alter table public.investor_profiles enable row level security;
create policy "An investor reads their own investor profile" on public.investor_profiles
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.investor_profiles from anon, authenticated;
grant select on public.investor_profiles to authenticated;
grant all on public.investor_profiles to service_role;
