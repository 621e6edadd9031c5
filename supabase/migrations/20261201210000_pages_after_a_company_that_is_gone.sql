-- A page begins after the last company of the one before it. Where that is not public any more, it begins where
-- its number says, and not with the first page again.

-- The ids of a page, in the list's order. Planned anew for each combination: the conditions that
-- are not asked for fall out, and what is rare goes by its own index. `skip` passes over rows of
-- the index alone; the next page of a reader begins after a row instead, and passes over none, unless
-- that row's company is not public any more.
create or replace function directory.startup_page(
  name text, industries text[], venture_rounds text[], countries text[],
  sort text, after_slug text, before_slug text, page_size int, skip int default 0
) returns uuid[] language plpgsql stable set search_path = '' as $$
declare
  sort_columns text := case
    when sort in ('name', 'name_desc') then 'name_key, id'
    when sort = 'funding' then 'raised_usd_thousand, id'
    when sort = 'funding_asc' then '(raised_usd_thousand = 0), raised_usd_thousand, id'
    when sort = 'latest_round' then 'latest_round_on, id'
    when sort = 'latest_round_asc' then '(latest_round_on = ''-infinity''), latest_round_on, id'
    else 'published_at, id' end;
  ascending boolean := (sort in ('name', 'funding_asc', 'latest_round_asc')) is true;
  after uuid := (select s.id from public.startups s where s.slug = after_slug and s.is_published);
  before uuid := (select s.id from public.startups s where s.slug = before_slug and s.is_published);
  backwards boolean := after is null and before is not null;
  page uuid[];
begin
  execute 'select array(
             select d.id from directory.startups d
              where ($3 is null or d.industry_bits & $3 <> 0)
                and ($4 is null or d.round_place = any ($4))
                and ($5 is null or d.country_place = any ($5))
                and ' || directory.name_condition(name)
          || directory.page_clause('directory.startups', sort_columns, ascending <> backwards,
                                   coalesce(after, before)) || ' offset $6)'
     into page
    using coalesce(after, before), page_size,
          directory.bits(industries, reference.industries()),
          directory.places(venture_rounds, reference.venture_rounds()),
          directory.places(countries, reference.countries()),
          case when coalesce(after, before) is null then greatest(skip, 0) else 0 end;
  return case when backwards then directory.reversed(page) else page end;
end
$$;

-- As directory.startup_page.
create or replace function directory.investor_page(
  name text, investor_types text[], countries text[], target_industries text[],
  sort text, after_slug text, before_slug text, page_size int, skip int default 0
) returns uuid[] language plpgsql stable set search_path = '' as $$
declare
  sort_columns text := case
    when sort in ('name', 'name_desc') then 'name_key, id'
    when sort = 'activity' then 'latest_deal_on, deals, id'
    when sort = 'activity_asc' then '(latest_deal_on = ''-infinity''), latest_deal_on, deals, id'
    when sort in ('deals', 'deals_asc') then 'deals, latest_deal_on, id'
    else 'published_at, id' end;
  ascending boolean := (sort in ('name', 'activity_asc', 'deals_asc')) is true;
  after uuid := (select i.id from public.investors i where i.slug = after_slug and i.is_published);
  before uuid := (select i.id from public.investors i where i.slug = before_slug and i.is_published);
  backwards boolean := after is null and before is not null;
  page uuid[];
begin
  execute 'select array(
             select d.id from directory.investors d
              where ($3 is null or d.type_bits & $3 <> 0)
                and ($4 is null or d.country_place = any ($4))
                and ($5 is null or d.target_industry_bits & $5 <> 0)
                and ' || directory.name_condition(name)
          || directory.page_clause('directory.investors', sort_columns, ascending <> backwards,
                                   coalesce(after, before)) || ' offset $6)'
     into page
    using coalesce(after, before), page_size,
          directory.bits(investor_types, reference.investor_types()),
          directory.places(countries, reference.countries()),
          directory.bits(target_industries, reference.industries()),
          case when coalesce(after, before) is null then greatest(skip, 0) else 0 end;
  return case when backwards then directory.reversed(page) else page end;
end
$$;
