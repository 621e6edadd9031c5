-- Staff delete a draft that waits: its case stays, decided, so that its author hears of it. A page that is
-- gone with its owner takes its draft along, and the case with it, as before.
create function desk.close_document_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update desk.cases set decision = 'declined', reason = coalesce(current_setting('desk.reason', true), ''),
    decided_by = desk.actor(), decided_at = now(), document_id = null, subject_path = null
  where document_id = old.id and kind = 'document' and decision is null;
  return old;
end
$$;
create trigger documents_close_case before delete on desk.documents
  for each row when (old.state = 'waiting' and pg_trigger_depth() = 0) execute function desk.close_document_case();
