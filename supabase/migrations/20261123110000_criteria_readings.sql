-- How a person's match criteria were read, and whether the person has said that they mean it so.
create table public.criteria_readings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The text that was read: of another text the reading says nothing.
  criteria text not null check (length(criteria) between 1 and 2000),
  -- As contracts/constraints.ts describes them.
  constraints jsonb not null check (
    case jsonb_typeof(constraints) when 'array' then jsonb_array_length(constraints) <= 60 else false end
  ),
  -- The engine that read it.
  read_by text not null check (length(read_by) between 1 and 200),
  read_at timestamptz not null default now(),
  -- When the person said that this is what they mean; null before.
  confirmed_at timestamptz
);

alter table public.criteria_readings enable row level security;
create policy "A person reads how their own criteria were read" on public.criteria_readings
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.criteria_readings from anon, authenticated;
grant select on public.criteria_readings to authenticated;
grant all on public.criteria_readings to service_role;
