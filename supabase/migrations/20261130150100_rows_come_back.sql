-- A row can come back without its document: an import names the id of a round that staff have unpublished. The
-- document follows that as it follows any other change, once for each statement: an import has many rows.
create function desk.follow_made_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('desk.publishing', true) = 'yes' then return null; end if;
  update desk.documents d set row_changed_at = now() from made m where d.id = m.id;
  return null;
end
$$;
create trigger startups_come_back after insert on public.startups
  referencing new table as made for each statement execute function desk.follow_made_rows();
create trigger investors_come_back after insert on public.investors
  referencing new table as made for each statement execute function desk.follow_made_rows();
create trigger funding_rounds_come_back after insert on public.funding_rounds
  referencing new table as made for each statement execute function desk.follow_made_rows();

-- Those that have come back before.
update desk.documents d set row_changed_at = now()
 where d.kind = 'round' and d.state <> 'published' and d.row_changed_at is null
   and exists (select from public.funding_rounds r where r.id = d.id);
