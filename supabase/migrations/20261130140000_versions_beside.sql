-- A version that nobody goes on with, such as what somebody typed before they took another's, stands among the
-- versions with a number of its own: the next one that a document gets is after all of them.
create function desk.next_revision(document uuid, current_revision integer) returns integer
language sql stable set search_path = '' as $$
  select greatest(current_revision, (select max(r.revision) from desk.revisions r where r.document_id = document)) + 1
$$;
grant execute on function desk.next_revision(uuid, integer) to desk_staff;
