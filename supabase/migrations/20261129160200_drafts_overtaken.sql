-- A page that its owner publishes takes the place of a draft that waits: nobody has accepted that draft.
create or replace function desk.keep_document_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'waiting' then
    insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, origin,
      asker_id, language, document_id)
    select 'document', 'document', new.id, new.title, '/desk/' || new.kind || 's/' || new.id,
      'document:' || new.id || ':' || gen_random_uuid(), u.id,
      coalesce((select p.language from public.profiles p where p.user_id = u.id), 'en'), new.id
    from (select coalesce(desk.actor(), new.updated_by, new.created_by) as id) w
    left join auth.users u on u.id = w.id;
  elsif old.state = 'waiting' then
    update desk.cases set
      decision = case when new.state in ('published', 'scheduled') and desk.actor() is not null
        then 'accepted' else 'declined' end,
      reason = coalesce(current_setting('desk.reason', true), ''),
      decided_by = desk.actor(), decided_at = now()
    where document_id = new.id and kind = 'document' and decision is null;
  end if;
  return null;
end
$$;
