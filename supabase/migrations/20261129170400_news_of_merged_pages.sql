-- News that a page has come says so of the page that it is one with now: it stays with it, and is not made again.
-- A page has one: what readers do not see gives way, and the news that is left with the old page goes with that.
create or replace function desk.move_loose_references(kept uuid, dropped uuid) returns void
language sql security definer set search_path = '' as $$
  update desk.cases set subject_id = kept where subject_id = dropped and kind <> 'duplicate';
  delete from internal.made_news m
   where m.kind = 'joins' and m.subject = kept::text
     and not exists (select from public.news n where n.id = m.news_id and n.is_published)
     and exists (select from internal.made_news o join public.news n on n.id = o.news_id and n.is_published
                  where o.kind = 'joins' and o.subject = dropped::text);
  update internal.made_news m set subject = kept::text
   where m.kind = 'joins' and m.subject = dropped::text
     and not exists (select from internal.made_news o where o.kind = 'joins' and o.subject = kept::text)
$$;
