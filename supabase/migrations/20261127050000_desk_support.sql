-- What those who help people need: which mails went out, and the owner's leave to see a deck.

-- Every mail that the site handed to the mail server, or could not; never what it said.
create table desk.mails (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  address text not null check (length(address) between 1 and 320),
  -- Whose account had the address then. No foreign key: the auth service may wait for this mail with
  -- the account locked.
  person uuid,
  outcome text not null check (outcome in ('sent', 'failed'))
);
create index mails_person_idx on desk.mails (person, id desc);
create index mails_address_idx on desk.mails (lower(address), id desc);
create index mails_failed_idx on desk.mails (at) where outcome = 'failed';

-- The record goes with the account.
create function desk.forget_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from desk.mails m where m.person = old.id or lower(m.address) = lower(old.email);
  return null;
end
$$;
create trigger users_forget_mails after delete on auth.users
  for each row execute function desk.forget_mails();

alter table desk.mails enable row level security;
create policy "Those who help people read which mails went out" on desk.mails for select to desk_staff
  using (desk.may('people'));
grant select on desk.mails to desk_staff;

-- The owner's leave: support may see this deck, until the day is over or the owner takes it back.
create table public.support_grants (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- The deck that it is about: another one is not meant. The database fills it in.
  path text not null default '' check (path <> '' and length(path) <= 300),
  given_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '1 day',
  check (ends_at > given_at and ends_at <= given_at + interval '1 day')
);

-- The deck as it is now; given again, the day begins anew.
create function internal.grant_for_current_deck() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Without a deck the table refuses the row, after its policies have: nobody learns of another's.
  new.path := coalesce((
    select f.path from public.profile_files f
     where f.user_id = new.user_id and f.kind = 'pitch_deck'
  ), '');
  delete from public.support_grants g where g.user_id = new.user_id;
  return new;
end
$$;
create trigger support_grants_are_for_one_deck before insert on public.support_grants
  for each row execute function internal.grant_for_current_deck();

alter table public.support_grants enable row level security;
create policy "A person reads the leave they gave" on public.support_grants
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person gives leave for their own deck" on public.support_grants
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A person takes their leave back" on public.support_grants
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it first" on public.support_grants
  as restrictive to authenticated using ((select internal.shows_all_factors()));
create policy "Those who help people read which decks they may see" on public.support_grants
  for select to desk_staff using (desk.may('people'));
revoke all on public.support_grants from anon, authenticated;
grant select, delete, insert (user_id) on public.support_grants to authenticated;
grant all on public.support_grants to service_role;
grant select on public.support_grants to desk_staff;
