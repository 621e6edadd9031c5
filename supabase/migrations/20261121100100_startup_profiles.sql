-- What a founder edits: private until a publish copies its public part to public.startups. The
-- server writes it (operations check every field), its owner reads it, nobody else sees it.
create table public.startup_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '' check (length(name) <= 120),
  tagline text not null default '' check (length(tagline) <= 200),
  description text not null default '' check (length(description) <= 5000),
  industries text[] not null default '{}' check (industries <@ reference.industries() and reference.all_distinct(industries)),
  venture_round text check (venture_round = any (reference.venture_rounds())),
  team_size text check (team_size = any (reference.team_sizes())),
  founded_year smallint check (founded_year between 1800 and 2200),
  country text check (country = any (reference.countries())),
  city text not null default '' check (length(city) <= 120),
  address text not null default '' check (length(address) <= 300),
  company_email text not null default '' check (length(company_email) <= 254),
  founder_name text not null default '' check (length(founder_name) <= 120),
  -- E.164, as contracts/contact.ts brings it to.
  mobile_phone text not null default '' check (mobile_phone ~ '^(\+[1-9][0-9]{6,14})?$'),
  whatsapp text not null default '' check (whatsapp ~ '^(\+[1-9][0-9]{6,14})?$'),
  line text not null default '' check (length(line) <= 60),
  telegram text not null default '' check (length(telegram) <= 60),
  zalo text not null default '' check (length(zalo) <= 120),
  linkedin text not null default '' check (linkedin ~ '^(https?://[^[:space:]<>"]+)?$' and length(linkedin) <= 300),
  website text not null default '' check (website ~ '^(https?://[^[:space:]<>"]+)?$' and length(website) <= 300),
  match_criteria text not null default '' check (length(match_criteria) <= 2000),
  -- Counts the edits, so that two tabs never silently overwrite each other.
  version int not null default 1,
  -- When the whole form was first saved with every field in order; null while only files are there.
  completed_at timestamptz,
  -- What the public page shows was changed last; after published_at, it needs publishing again.
  changed_at timestamptz not null default now(),
  published_at timestamptz,
  startup_id uuid unique references public.startups (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger startup_profiles_touch before update on public.startup_profiles
  for each row execute function internal.touch_updated_at();

alter table public.startup_profiles enable row level security;
create policy "A founder reads their own startup profile" on public.startup_profiles
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.startup_profiles from anon, authenticated;
grant select on public.startup_profiles to authenticated;
grant all on public.startup_profiles to service_role;
