-- What an account keeps beside its role: the language of its mails, what it wants to be told, and
-- what has happened in it.
create function reference.languages() returns text[] language sql immutable as $$
  select array['en', 'zh', 'vi', 'th', 'id']
$$;
grant execute on function reference.languages() to service_role;

alter table public.profiles
  -- The list itself: a check runs as who writes the row, and browsers may call no function of `reference`.
  add column language text not null default 'en' check (language in ('en', 'zh', 'vi', 'th', 'id')),
  -- Mails about finished reviews, publications and matches; about credits and plans; about Benih.
  add column mails_results boolean not null default true,
  add column mails_credits boolean not null default true,
  add column mails_news boolean not null default false;

-- Chosen at sign-up or asked once afterwards (a sign-in by Google or Facebook brings no role); there
-- is no grant to change it.
create policy "A person chooses their role once" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A person changes their own preferences" on public.profiles
  for update to authenticated using (user_id = (select auth.uid()));
alter table public.profiles alter column user_id set default auth.uid();
grant insert (role, language), update (language, mails_results, mails_credits, mails_news)
  on public.profiles to authenticated;

-- Sign-up hands role and language over as the person's own words (`options.data`): anything but
-- 'Startup' is an investor, and an unknown language is English. It must never stop a sign-up.
create function internal.begin_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, role, language)
  values (
    new.id,
    case new.raw_user_meta_data ->> 'role' when 'Startup' then 'Startup' else 'Investor' end,
    case when new.raw_user_meta_data ->> 'language' = any (reference.languages())
         then new.raw_user_meta_data ->> 'language' else 'en' end
  )
  on conflict (user_id) do nothing;
  return null;
end
$$;
create trigger users_begin_profile after insert on auth.users
  for each row when (new.raw_user_meta_data ->> 'role' is not null)
  execute function internal.begin_profile();

-- What a person sees as recent activity; written by the server and by triggers only.
create table public.account_activity (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- What it was about, such as a file's name; never a secret.
  detail text not null default '' check (length(detail) <= 200),
  created_at timestamptz not null default now()
);
create index account_activity_newest_idx on public.account_activity (user_id, created_at desc, id desc);

alter table public.account_activity enable row level security;
create policy "A person reads what happened in their account" on public.account_activity
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.account_activity from anon, authenticated;
grant select on public.account_activity to authenticated;
grant all on public.account_activity to service_role;

-- Passwords and addresses are changed at the auth service, which knows nothing of activity.
create function internal.note_credentials() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_activity (user_id, kind)
  select new.id, kind
    from unnest(array[
      case when new.encrypted_password is distinct from old.encrypted_password
            and coalesce(old.encrypted_password, '') <> '' then 'password_changed' end,
      case when new.email is distinct from old.email and old.email is not null then 'email_changed' end
    ]) as kind
   where kind is not null;
  return null;
end
$$;
create trigger users_note_credentials after update of encrypted_password, email on auth.users
  for each row execute function internal.note_credentials();
