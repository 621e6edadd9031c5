-- Whoever made a page of their own and left took along what others had reported of it since: its rounds, and what
-- the desk had written of them. Such a page stays as a claimed one does, out of sight; but all that it says was its
-- owner's, so only what its rounds are counted by is left.

-- Whether a page holds what is not its owner's: it was there before them, or reports refer to it.
create function desk.outlasts_owner(page uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select desk.is_claimed(page)
    or exists (select from public.funding_rounds where startup_id = page)
    or exists (select from public.company_events where startup_id = page)
    or exists (select from public.funding_round_investors where investor_id = page)
$$;
revoke execute on function desk.outlasts_owner(uuid) from public;

-- What the owner of a page wrote goes, wherever it was kept, and what was found by it.
create function desk.forget_owner(page uuid) returns void
language sql security definer set search_path = '' as $$
  update public.startups
     set is_published = false, tagline = '', tagline_zh = null, tagline_vi = null, tagline_th = null,
         tagline_id = null, description = '', description_zh = null, description_vi = null,
         description_th = null, description_id = null, city = '', address = '', founded_year = null,
         team_size = null, founder_name = '', website = null, linkedin = null, logo = ''
   where id = page;
  update public.investors
     set is_published = false, tagline = '', tagline_zh = null, tagline_vi = null, tagline_th = null,
         tagline_id = null, description = '', description_zh = null, description_vi = null,
         description_th = null, description_id = null, city = '', address = '', founded_year = null,
         investment_stages = '{}', target_regions = '{}', target_industries = '{}', website = null, logo = ''
   where id = page;
  delete from public.fact_sources where page in (startup_id, investor_id);
  delete from public.match_results where page in (startup_id, investor_id);
  delete from desk.documents where id = page;
  delete from desk.import_changes where row_id = page;
$$;
revoke execute on function desk.forget_owner(uuid) from public;

-- Whoever deletes the account, and with it the draft, may have no rights at the desk.
create or replace function internal.take_page_with_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_startup constant boolean := tg_table_name = 'startup_profiles';
  page constant uuid := to_jsonb(old) ->> case when is_startup then 'startup_id' else 'investor_id' end;
begin
  if desk.is_claimed(page) then
    update public.startups set is_published = false, logo = '' where id = page;
    update public.investors set is_published = false, logo = '' where id = page;
    if is_startup then perform desk.forget_founder(page); end if;
  elsif desk.outlasts_owner(page) then
    perform desk.forget_owner(page);
  else
    delete from public.startups where id = page;
    delete from public.investors where id = page;
  end if;
  return null;
end
$$;
