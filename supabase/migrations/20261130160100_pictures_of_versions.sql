-- A version that could be restored needs its pictures, too: until now only drafts as they are counted.
create or replace function desk.needs_picture(picture uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select desk.shows_picture(picture)
      or exists (
        select from (
          select content from desk.documents union all select content from desk.revisions
        ) as written
        where content ->> 'image' like '/pictures/' || picture || '%'
           or content ->> 'logo' like '/pictures/' || picture || '%'
      )
$$;
