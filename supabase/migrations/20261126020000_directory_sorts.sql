-- Every column that a directory sorts by, up and down, and pages by number. Ascending, what is not
-- known still comes last; so these orders have indexes of their own.
create index startups_funding_up_idx
  on directory.startups ((raised_usd_thousand = 0), raised_usd_thousand, id)
  include (name_key, industry_bits, round_place, country_place);
create index startups_latest_round_up_idx
  on directory.startups ((latest_round_on = '-infinity'), latest_round_on, id)
  include (name_key, industry_bits, round_place, country_place);
create index investors_activity_up_idx
  on directory.investors ((latest_deal_on = '-infinity'), latest_deal_on, deals, id)
  include (name_key, type_bits, country_place, target_industry_bits);
create index investors_deals_idx on directory.investors (deals, latest_deal_on, id)
  include (name_key, type_bits, country_place, target_industry_bits);

drop function directory.startup_page(text, text[], text[], text[], text, text, text, int);
drop function directory.investor_page(text, text[], text[], text[], text, text, text, int);
drop function public.list_startups(text, text[], text[], text[], text, text, text, int);
drop function public.list_investors(text, text[], text[], text[], text, text, text, int);

-- The ids of a page, in the list's order. Planned anew for each combination: the conditions that
-- are not asked for fall out, and what is rare goes by its own index. `skip` passes over rows of
-- the index alone; the next page of a reader begins after a row instead, and passes over none.
create function directory.startup_page(
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
          greatest(skip, 0);
  return case when backwards then directory.reversed(page) else page end;
end
$$;

-- As directory.startup_page.
create function directory.investor_page(
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
          greatest(skip, 0);
  return case when backwards then directory.reversed(page) else page end;
end
$$;

-- A page of the startups list. Values of one filter are alternatives, filters are combined; a
-- filter that is null or empty is none. `sort`: newest, name, funding or latest_round, the greatest
-- first and names from A; name_desc, funding_asc and latest_round_asc turn them round. The rows
-- after `after_slug` in that order, or else the last ones before `before_slug`; from the start
-- where the slug is of no published startup. `skip` leaves out as many rows first. At most 200.
create function public.list_startups(
  name text default null, industries text[] default null, venture_rounds text[] default null,
  countries text[] default null, sort text default 'newest', after_slug text default null,
  before_slug text default null, page_size int default 24, skip int default 0
) returns setof directory.startup_cards
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
    select c.* from unnest(directory.startup_page(
             name, industries, venture_rounds, countries, sort, after_slug, before_slug,
             least(greatest(page_size, 1), 200), skip
           )) with ordinality as page (id, place)
      join directory.startup_cards c on c.id = page.id
     order by page.place;
end
$$;

-- A page of the investors list, as list_startups. `sort`: newest, name, deals or activity, and
-- name_desc, deals_asc and activity_asc.
create function public.list_investors(
  name text default null, investor_types text[] default null, countries text[] default null,
  target_industries text[] default null, sort text default 'newest', after_slug text default null,
  before_slug text default null, page_size int default 24, skip int default 0
) returns setof directory.investor_cards
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
    select c.* from unnest(directory.investor_page(
             name, investor_types, countries, target_industries, sort, after_slug, before_slug,
             least(greatest(page_size, 1), 200), skip
           )) with ordinality as page (id, place)
      join directory.investor_cards c on c.id = page.id
     order by page.place;
end
$$;

grant execute on function public.list_startups, public.list_investors to anon, authenticated;

comment on function public.list_startups is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id, founded_year, team_size, latest_round_kind, latest_round_on, latest_round_usd_thousand.';
comment on function public.list_investors is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id, founded_year, latest_deal_on.';
