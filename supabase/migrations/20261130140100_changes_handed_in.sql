-- What an editor changes of something that readers see is handed in as a draft is: it waits in the queue, while what
-- is public stays as it is.
create function desk.open_document_case(document desk.documents) returns void
language sql security definer set search_path = '' as $$
  insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, origin,
    asker_id, language, document_id)
  select 'document', 'document', document.id, document.title, '/desk/' || document.kind || 's/' || document.id,
    'document:' || document.id || ':' || gen_random_uuid(), u.id,
    coalesce((select p.language from public.profiles p where p.user_id = u.id), 'en'), document.id
  from (select coalesce(desk.actor(), document.updated_by, document.created_by) as id) w
  left join auth.users u on u.id = w.id
$$;

create function desk.close_document_cases(document uuid, is_accepted boolean) returns void
language sql security definer set search_path = '' as $$
  update desk.cases set decision = case when is_accepted then 'accepted' else 'declined' end,
    reason = coalesce(current_setting('desk.reason', true), ''), decided_by = desk.actor(), decided_at = now()
  where document_id = document and kind = 'document' and decision is null
$$;
revoke execute on function desk.open_document_case(desk.documents), desk.close_document_cases(uuid, boolean) from public;

create or replace function desk.keep_document_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'waiting' then
    perform desk.open_document_case(new);
  elsif old.state = 'waiting' then
    perform desk.close_document_cases(new.id, new.state in ('published', 'scheduled') and desk.actor() is not null);
  end if;
  return null;
end
$$;

-- Readers see the changes, or nothing of it any more.
create function desk.close_changes_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform desk.close_document_cases(new.id, new.state = 'published' and desk.actor() is not null);
  return null;
end
$$;
create trigger documents_changes_decided after update on desk.documents
  for each row when (old.state = 'published' and (
    new.state <> 'published' or new.published_revision is distinct from old.published_revision))
  execute function desk.close_changes_case();

create function desk.has_handed_in_changes(document uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from desk.cases c join desk.documents d on d.id = c.document_id
    where d.id = document and d.state = 'published' and c.kind = 'document' and c.decision is null
  )
$$;

-- Whether there was anything to hand in. One case stands for all that is changed until it is decided.
create function desk.hand_in_changes(document uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  found_document desk.documents;
begin
  select * into found_document from desk.documents d
   where d.id = document and d.state = 'published' and d.published_revision < d.revision and desk.may('write')
     for update;
  if found_document.id is null or desk.has_handed_in_changes(document) then return false; end if;
  perform desk.open_document_case(found_document);
  return true;
end
$$;

-- Sent back: the changes stay in the document, and what readers see stays as it is.
create function desk.take_back_changes(document uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not desk.may('write') or not desk.has_handed_in_changes(document) then return false; end if;
  perform desk.close_document_cases(document, false);
  return true;
end
$$;
grant execute on function desk.has_handed_in_changes(uuid), desk.hand_in_changes(uuid), desk.take_back_changes(uuid)
  to desk_staff;
