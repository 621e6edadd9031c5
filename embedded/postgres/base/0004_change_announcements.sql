-- Realtime reads this publication; a migration adds its tables, as on a hosted project.
create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;

-- After DDL the data API reads the schema anew.
create schema supabase_internal;

create function supabase_internal.announce_ddl() returns event_trigger language plpgsql as $$
begin
  notify pgrst, 'reload schema';
end
$$;

create event trigger announce_ddl on ddl_command_end execute function supabase_internal.announce_ddl();
create event trigger announce_drop on sql_drop execute function supabase_internal.announce_ddl();
