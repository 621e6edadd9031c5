-- What people keep for themselves: startups, investors, and searches by their address.
create table public.saved_startups (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  startup_id uuid not null references public.startups (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, startup_id)
);
create index saved_startups_startup_idx on public.saved_startups (startup_id);

create table public.saved_investors (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  investor_id uuid not null references public.investors (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, investor_id)
);
create index saved_investors_investor_idx on public.saved_investors (investor_id);

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- A filtered directory or a search on this site, so that it can be opened again.
  address text not null check (address ~ '^/(startups|investors|search)\?[!-~]+$' and length(address) <= 500),
  label text not null check (btrim(label) <> '' and length(label) <= 120),
  created_at timestamptz not null default now(),
  unique (user_id, address)
);

-- Ends the statement with `saved_limit` (PT409: the data API answers 409) when a person would keep
-- more than 500 of a kind. One at a time per person, so that two requests cannot pass together.
create function internal.limit_saved() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  full_account uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(p.user_id::text, 0))
     from (select distinct user_id from new_rows order by user_id) p;
  execute format(
    'select user_id from public.%I where user_id in (select user_id from new_rows)
      group by user_id having count(*) > 500 limit 1', tg_table_name) into full_account;
  if full_account is not null then
    raise exception 'saved_limit' using errcode = 'PT409', detail = 'At most 500 of a kind can be saved.';
  end if;
  return null;
end
$$;

create trigger saved_startups_limit after insert on public.saved_startups
  referencing new table as new_rows for each statement execute function internal.limit_saved();
create trigger saved_investors_limit after insert on public.saved_investors
  referencing new table as new_rows for each statement execute function internal.limit_saved();
create trigger saved_searches_limit after insert on public.saved_searches
  referencing new table as new_rows for each statement execute function internal.limit_saved();

alter table public.saved_startups enable row level security;
create policy "A person reads the startups they saved" on public.saved_startups
  for select to authenticated using (user_id = (select auth.uid()));
-- The sub-select runs under the person's policies: what they cannot read, they cannot save.
create policy "A person saves published startups for themselves" on public.saved_startups
  for insert to authenticated with check (
    user_id = (select auth.uid()) and exists (select from public.startups s where s.id = startup_id)
  );
create policy "A person removes startups they saved" on public.saved_startups
  for delete to authenticated using (user_id = (select auth.uid()));

alter table public.saved_investors enable row level security;
create policy "A person reads the investors they saved" on public.saved_investors
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person saves published investors for themselves" on public.saved_investors
  for insert to authenticated with check (
    user_id = (select auth.uid()) and exists (select from public.investors i where i.id = investor_id)
  );
create policy "A person removes investors they saved" on public.saved_investors
  for delete to authenticated using (user_id = (select auth.uid()));

alter table public.saved_searches enable row level security;
create policy "A person reads the searches they saved" on public.saved_searches
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person saves searches for themselves" on public.saved_searches
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A person renames searches they saved" on public.saved_searches
  for update to authenticated using (user_id = (select auth.uid()));
create policy "A person removes searches they saved" on public.saved_searches
  for delete to authenticated using (user_id = (select auth.uid()));

-- When a row was saved is never claimed by the person who saves it.
revoke all on public.saved_startups, public.saved_investors, public.saved_searches from anon, authenticated;
grant select, delete on public.saved_startups, public.saved_investors, public.saved_searches to authenticated;
grant insert (user_id, startup_id) on public.saved_startups to authenticated;
grant insert (user_id, investor_id) on public.saved_investors to authenticated;
grant insert (user_id, address, label), update (label) on public.saved_searches to authenticated;
grant all on public.saved_startups, public.saved_investors, public.saved_searches to service_role;
