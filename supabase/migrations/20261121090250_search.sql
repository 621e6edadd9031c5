-- The search page's one call: the best of each kind, ranked, with the number that match.
--
-- @param query what was typed, of any length and content.
-- @param segmented the same with runs of Han and Thai cut into words: it helps a group in which the
--   query as typed finds too little.
-- @param kind only that group, up to 60 of it; else up to 20 of each.
-- @returns place from 1 within the group; tier as in search.find_news and search.find_names, 9 for
--   what only the segmented query found; found at most 1,000, which then means that or more.
create function public.search_site(
  query text, segmented text default null, kind text default null, page_size int default 6
) returns table (kind text, id uuid, place int, tier int, found int)
language sql stable security definer
set search_path = '' set statement_timeout = '1s'
as $$
  select * from search.find_groups(query, segmented, kind, page_size)
$$;
revoke all on function public.search_site from public;
grant execute on function public.search_site to anon, authenticated, service_role;
