-- A page that stays when its person leaves names nobody any more: not at the desk either, where any version can be
-- brought back, and not in what its founder's name or LinkedIn page rested on.
create function desk.forget_founder(page uuid) returns void
language sql security definer set search_path = '' as $$
  update public.startups set founder_name = '', linkedin = null where id = page;
  delete from public.fact_sources where startup_id = page and field in ('founder_name', 'linkedin');
  update desk.documents
     set content = (content || '{"founderName": "", "linkedin": ""}')
       #- '{sources,founder_name}' #- '{sources,linkedin}'
   where id = page and kind = 'startup';
  update desk.revisions r
     set content = (r.content || '{"founderName": "", "linkedin": ""}')
       #- '{sources,founder_name}' #- '{sources,linkedin}'
    from desk.documents d
   where d.id = page and d.kind = 'startup' and r.document_id = d.id;
$$;
revoke execute on function desk.forget_founder(uuid) from public;

-- Whoever deletes the account, and with it the draft, may have no rights at the desk.
create or replace function internal.take_page_with_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'startup_profiles' then
    if desk.is_claimed(old.startup_id) then
      update public.startups set is_published = false, logo = '' where id = old.startup_id;
      perform desk.forget_founder(old.startup_id);
    else
      delete from public.startups where id = old.startup_id;
    end if;
  else
    update public.investors set is_published = false, logo = ''
      where id = old.investor_id and desk.is_claimed(id);
    delete from public.investors where id = old.investor_id and not desk.is_claimed(id);
  end if;
  return null;
end
$$;

-- Of those who left before. Where somebody of the desk has named a founder since, they did so of their own.
select desk.forget_founder(s.id)
  from public.startups s
 where s.founder_name = '' and s.linkedin is null
   and not exists (select from public.startup_profiles p where p.startup_id = s.id)
   and exists (
     select from desk.cases c
      where c.subject_id = s.id and c.kind = 'claim' and c.decision = 'accepted'
        and c.details ->> 'linked' = 'true' and c.asker_id is null
   );
