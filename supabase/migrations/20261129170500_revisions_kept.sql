-- Only somebody's own latest version goes on, and not the one that readers see: what was published stays as it was
-- read. In a trigger, since a policy that looks into its own table has no end.
create function desk.keep_revisions() returns trigger language plpgsql as $$
begin
  if current_user = 'desk_staff' and (
    exists (select from desk.revisions r
             where r.document_id = old.document_id and r.revision > old.revision)
    or exists (select from desk.documents d
                where d.id = old.document_id and d.published_revision = old.revision)
  ) then
    raise exception 'Only the latest version goes on, unless readers see it.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger revisions_kept before update on desk.revisions
  for each row execute function desk.keep_revisions();

-- Whose it is, of which document and since when, stays.
revoke update on desk.revisions from desk_staff;
grant update (revision, content) on desk.revisions to desk_staff;
