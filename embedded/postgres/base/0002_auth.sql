-- Schema `auth` in the hosted shape, so that users can be moved to a hosted project later.
create schema auth;
grant usage on schema auth to anon, authenticated, service_role, postgres;

create table auth.users (
  instance_id uuid,
  id uuid primary key default gen_random_uuid(),
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  banned_until timestamptz,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (lower(email)) where deleted_at is null;
alter table auth.users enable row level security;

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet
);
create index sessions_user_id_idx on auth.sessions (user_id);
alter table auth.sessions enable row level security;

grant all on all tables in schema auth to postgres;
grant references on auth.users to postgres;

-- Claims arrive whole (`request.jwt.claims`); the single ones are what older policies read.
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

grant execute on all functions in schema auth to anon, authenticated, service_role, postgres;

-- Whether a user token's session still stands. The gateway asks as `authenticator`, which may
-- read nothing of `auth` itself.
create function auth.session_stands(session uuid, owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    join auth.users u on u.id = s.user_id
    where s.id = session
      and s.user_id = owner
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until < now())
      and u.deleted_at is null
  )
$$;
revoke execute on function auth.session_stands(uuid, uuid) from public;
grant usage on schema auth to authenticator;
grant execute on function auth.session_stands(uuid, uuid) to authenticator;
