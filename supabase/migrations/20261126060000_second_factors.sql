-- Whoever has set up a second factor shows it before they read anything of their account. The auth
-- service gives a session after the first one already, and a client may use it for that only.
create function internal.shows_all_factors() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  )
$$;
revoke execute on function internal.shows_all_factors() from public;
grant execute on function internal.shows_all_factors() to authenticated;

-- Every table whose rows are somebody's own; a test asks the same of tables that come later.
do $$
declare own record;
begin
  for own in
    select distinct schemaname, tablename from pg_policies
    where 'authenticated' = any (roles) and schemaname in ('public', 'storage')
      and coalesce(qual, with_check) ~ 'auth\.uid'
  loop
    execute format(
      'create policy "Whoever has a second factor shows it first" on %I.%I
         as restrictive to authenticated using ((select internal.shows_all_factors()))',
      own.schemaname, own.tablename
    );
  end loop;
end
$$;

-- For whoever loses the device: each code takes the factors away, once. Only hashes are kept.
create table internal.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table internal.recovery_codes enable row level security;
