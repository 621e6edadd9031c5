-- A round that is unpublished has no row for an article to refer to. What still tells readers of it counts all the
-- same: a false round is not deleted while its report stays public.
-- What would lose something if this were deleted: how many of what. Nothing new can refer to it until
-- the transaction ends.
create or replace function desk.referrers(document uuid) returns table (what text, count int)
language plpgsql security definer set search_path = '' as $$
begin
  if not desk.may('publish') then return; end if;
  perform from public.startups where id = document for update;
  perform from public.investors where id = document for update;
  perform from public.funding_rounds where id = document for update;
  return query
  select found.what, count(distinct found.id)::int from (
    select 'rounds' as what, r.id from public.funding_rounds r where r.startup_id = document
    union all select 'rounds', i.funding_round_id from public.funding_round_investors i where i.investor_id = document
    union all select 'rounds', d.id from desk.documents d where d.kind = 'round' and (
      d.content -> 'startup' ->> 'id' = document::text
      or d.content -> 'investors' @> jsonb_build_array(jsonb_build_object('id', document)))
    union all select 'articles', n.news_id from public.news_startups n where n.startup_id = document
    union all select 'articles', n.news_id from public.news_investors n where n.investor_id = document
    union all select 'articles', n.id from public.news n where n.funding_round_id = document
    union all select 'articles', n.id from desk.parted_news p join public.news n on n.id = p.news_id
      where p.round_id = document and n.is_published
    union all select 'articles', d.id from desk.documents d where d.kind = 'article' and (
      d.content -> 'startups' ? document::text or d.content -> 'investors' ? document::text
      or d.content ->> 'round' = document::text)
    union all select 'owners', p.user_id from public.startup_profiles p where p.startup_id = document
    union all select 'owners', p.user_id from public.investor_profiles p where p.investor_id = document
    union all select 'people', s.user_id from public.saved_startups s where s.startup_id = document
    union all select 'people', s.user_id from public.saved_investors s where s.investor_id = document
    union all select 'people', f.user_id from public.match_feedback f where document in (f.startup_id, f.investor_id)
    union all select 'people', i.asked_by from public.introductions i where document in (i.startup_id, i.investor_id)
    union all select 'people', r.user_id from public.match_results m join public.runs r on r.id = m.run_id
      where document in (m.startup_id, m.investor_id)
  ) found group by found.what;
end
$$;
