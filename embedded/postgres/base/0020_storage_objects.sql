-- Buckets and objects in the hosted shape, so that files can be moved to a hosted project later.
-- The files themselves lie in a folder; a row's `version` names the one that holds its bytes.

-- Owner of the tables. `postgres` inherits from it, so that migrations can create policies here.
create role supabase_storage_admin nologin noinherit;
grant supabase_storage_admin to postgres with inherit true, set false;
grant usage on schema storage to supabase_storage_admin;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD',
  constraint buckets_name_length check (length(name) <= 100)
);
create unique index bname on storage.buckets (name);
comment on column storage.buckets.owner is 'Field is deprecated, use owner_id instead';

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  constraint "objects_bucketId_fkey" foreign key (bucket_id) references storage.buckets (id)
);
-- The collation of the database is C.UTF-8, so that this one also serves lists by prefix.
create unique index bucketid_objname on storage.objects (bucket_id, name);
-- The start asks which files still have a row.
create index objects_version_idx on storage.objects (version);
comment on column storage.objects.owner is 'Field is deprecated, use owner_id instead';

-- Policies decide: without one, anon and authenticated may do nothing.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant all on storage.buckets, storage.objects to postgres with grant option;
grant select, insert, update, delete on storage.buckets, storage.objects
  to anon, authenticated, service_role;

-- What the storage service is doing, for policies that ask.
create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true)
$$;
grant execute on function storage.operation() to anon, authenticated, service_role, postgres;

create function storage.touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.touch_updated_at();
create trigger update_buckets_updated_at before update on storage.buckets
  for each row execute function storage.touch_updated_at();

-- Only the service deletes the file with the row.
create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'A row that is deleted directly leaves its file behind.';
  end if;
  return null;
end
$$;
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
