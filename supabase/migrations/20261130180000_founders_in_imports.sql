-- What an import wrote is kept so that it can be taken back, and went on naming a founder who had left.
create function desk.forget_imported_founder(page uuid) returns void
language sql security definer set search_path = '' as $$
  update desk.import_changes
     set before = before || '{"founder_name": "", "linkedin": null}',
         after = after || '{"founder_name": "", "linkedin": null}'
   -- Of pages that are one with it now, too.
   where row_id::text in (
     select page::text
     union all select name from public.moved_addresses where kind = 'startup' and to_id = page)
$$;
revoke execute on function desk.forget_imported_founder(uuid) from public;

create or replace function desk.forget_founder(page uuid) returns void
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
  select desk.forget_imported_founder(page);
$$;

-- Of those who left before, as in 20261130120000.
select desk.forget_imported_founder(s.id)
  from public.startups s
 where s.founder_name = '' and s.linkedin is null
   and not exists (select from public.startup_profiles p where p.startup_id = s.id)
   and exists (
     select from desk.cases c
      where c.subject_id = s.id and c.kind = 'claim' and c.decision = 'accepted'
        and c.details ->> 'linked' = 'true' and c.asker_id is null
   );
