-- What the auth service keeps, in the hosted shape, so that accounts can be moved to a hosted
-- project with pg_dump.
create role supabase_auth_admin login noinherit createrole;
grant create, usage on schema auth to supabase_auth_admin;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_auth_admin set statement_timeout = '10s';
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '10s';

-- The token columns stay empty: links stand in one_time_tokens only. A hosted project cannot read
-- null in them.
alter table auth.users
  add column invited_at timestamptz,
  add column confirmation_token varchar(255) default '',
  add column confirmation_sent_at timestamptz,
  add column recovery_token varchar(255) default '',
  add column recovery_sent_at timestamptz,
  add column email_change_token_new varchar(255) default '',
  add column email_change varchar(255) default '',
  add column email_change_sent_at timestamptz,
  add column is_super_admin boolean,
  add column phone text unique default null,
  add column phone_confirmed_at timestamptz,
  add column phone_change text default '',
  add column phone_change_token varchar(255) default '',
  add column phone_change_sent_at timestamptz,
  add column confirmed_at timestamptz
    generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  add column email_change_token_current varchar(255) default '',
  add column email_change_confirm_status smallint default 0
    check (email_change_confirm_status between 0 and 2),
  add column reauthentication_token varchar(255) default '',
  add column reauthentication_sent_at timestamptz,
  add column is_sso_user boolean not null default false;

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email text_pattern_ops);

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
alter table auth.sessions
  add column aal auth.aal_level,
  -- How often the session was refreshed: names the one refresh token that is good now.
  add column refresh_token_counter bigint;

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  id uuid not null primary key,
  constraint mfa_amr_claims_session_id_authentication_method_pkey
    unique (session_id, authentication_method)
);

create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
create index one_time_tokens_token_hash_hash_idx on auth.one_time_tokens using hash (token_hash);
create index one_time_tokens_relates_to_hash_idx on auth.one_time_tokens using hash (relates_to);
create unique index one_time_tokens_user_id_token_type_key
  on auth.one_time_tokens (user_id, token_type);

create type auth.code_challenge_method as enum ('s256', 'plain');
create table auth.flow_state (
  id uuid primary key,
  user_id uuid,
  auth_code text,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz,
  updated_at timestamptz,
  authentication_method text not null,
  auth_code_issued_at timestamptz
);
create index idx_auth_code on auth.flow_state (auth_code);
create index flow_state_created_at_idx on auth.flow_state (created_at desc);

alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.identities owner to supabase_auth_admin;
alter table auth.mfa_amr_claims owner to supabase_auth_admin;
alter table auth.one_time_tokens owner to supabase_auth_admin;
alter table auth.flow_state owner to supabase_auth_admin;

alter table auth.identities enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;
grant all on all tables in schema auth to postgres;
