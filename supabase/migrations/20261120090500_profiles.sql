-- spec §3: one row per account. Any role but 'Startup' is treated as investor.
create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  role text not null default 'Investor' check (length(role) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger profiles_touch before update on public.profiles
  for each row execute function internal.touch_updated_at();

alter table public.profiles enable row level security;
create policy "A person reads their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;
