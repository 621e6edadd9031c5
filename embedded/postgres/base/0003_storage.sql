-- The path functions that storage policies use; buckets and objects come with the storage service.
create schema storage;
grant usage on schema storage to anon, authenticated, service_role, postgres;

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;

create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

grant execute on all functions in schema storage to anon, authenticated, service_role, postgres;
