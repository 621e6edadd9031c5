-- The roles of a Supabase project. `authenticator` is the only one that requests come in by:
-- it owns nothing, inherits nothing and may only switch to the three request roles.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

-- Runs migrations and the server's own work: owner of the data, no superuser, as on a hosted project.
-- A given cluster may have been made by a superuser of that name, who then does this work.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres login createdb createrole bypassrls replication;
  end if;
  execute format('alter database %I owner to postgres', current_database());
end
$$;
grant anon, authenticated, service_role to postgres;

-- Reads the change stream for realtime.
create role supabase_replication_admin login replication;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
do $$
begin
  execute format('alter database %I set search_path = "$user", public, extensions', current_database());
end
$$;

-- Denied by default: a migration grants what a role may do.
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant all on schema public to postgres;
