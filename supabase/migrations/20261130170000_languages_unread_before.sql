-- What was public before unread_languages was kept says so, too: as the version that readers see tells, and as its next
-- publication would (contracts/desk/translations.ts).

-- Nothing that readers call an update.
alter table public.news disable trigger news_touch;

update public.news n set unread_languages = w.unread
  from (
    select d.id, array(
      select t.language from jsonb_each(r.content -> 'texts') as t (language, own)
       where t.language = any (reference.languages())
         and case when t.language = 'en' then (t.own ->> 'isMachine')::boolean
                  -- Only a whole translation has gone out.
                  else to_jsonb(p) ->> ('title_' || t.language) is not null
                    and ((t.own ->> 'isMachine')::boolean
                      or (t.own ->> 'at')::timestamptz < (r.content #>> '{texts,en,at}')::timestamptz)
             end
    ) as unread
      from desk.documents d
      join desk.revisions r on r.document_id = d.id and r.revision = d.published_revision
      join public.news p on p.id = d.id
     where d.kind = 'article'
  ) w
 where n.id = w.id and n.unread_languages = '{}' and w.unread <> '{}';

alter table public.news enable trigger news_touch;
