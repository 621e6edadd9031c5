-- What a person has typed into a long form and not saved yet: it goes on at any device of theirs.
create table public.kept_forms (
  user_id uuid not null references auth.users (id) on delete cascade,
  form text not null check (form in ('startup_profile', 'investor_profile', 'match_criteria')),
  -- As it was typed, valid or not. The operation takes 64 KB; jsonb writes more spaces than are sent.
  values jsonb not null check (
    jsonb_typeof(values) = 'object' and octet_length(values::text) <= 98304
  ),
  -- The version of the saved profile that the form was filled from; 0 where there was none.
  based_on_version integer not null check (based_on_version >= 0),
  -- The browser that it was typed in, for the person to recognise.
  device text not null default '' check (length(device) <= 400),
  -- Never the same twice, also not after the row has gone and come back: who writes names the one
  -- that they have seen.
  revision bigint generated always as identity,
  updated_at timestamptz not null default now(),
  primary key (user_id, form)
);
create trigger kept_forms_touch before update on public.kept_forms
  for each row execute function internal.touch_updated_at();

alter table public.kept_forms enable row level security;
create policy "A person reads what they have typed" on public.kept_forms
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it first" on public.kept_forms
  as restrictive to authenticated using ((select internal.shows_all_factors()));
revoke all on public.kept_forms from anon, authenticated;
grant select on public.kept_forms to authenticated;
grant all on public.kept_forms to service_role;
