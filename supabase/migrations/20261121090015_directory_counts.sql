-- How many startups each option of a filter would leave, all the other filters applied: facets
-- 'industry', 'venture_round' and 'country'; 'total' (value null) has all filters applied.
-- Options that would leave none are left out.
create function public.count_startups(
  name text default null, industries text[] default null, venture_rounds text[] default null,
  countries text[] default null
) returns table (facet text, value text, startups int)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan as $$
declare
  named directory.name_filter := directory.name_filter(name);
  industry_filter int := directory.bits(industries, reference.industries());
  round_filter smallint[] := directory.places(venture_rounds, reference.venture_rounds());
  country_filter smallint[] := directory.places(countries, reference.countries());
begin
  return query
    with fitting as (
      select d.industry_bits, d.round_place, d.country_place,
             industry_filter is null or d.industry_bits & industry_filter <> 0 as by_industry,
             round_filter is null or d.round_place = any (round_filter) as by_round,
             country_filter is null or d.country_place = any (country_filter) as by_country
        from directory.startups d
       where named.longest is null
          or d.name_key like named.longest
             and (d.name_key like all (named.beginnings) or d.name_key like named.whole)
    ),
    -- Two short groupings take one pass; one by all three columns has too many groups.
    counted as (
      select f.industry_bits, f.round_place, f.country_place,
             count(*) filter (where by_industry and by_round and by_country) as in_all,
             count(*) filter (where by_round and by_country) as in_industry,
             count(*) filter (where by_industry and by_country) as in_round,
             count(*) filter (where by_industry and by_round) as in_country
        from fitting f
       group by grouping sets ((f.industry_bits), (f.round_place, f.country_place))
    )
    select 'total', null, coalesce(sum(c.in_all), 0)::int from counted c where c.industry_bits is null
    union all
    select 'industry', item, sum(c.in_industry)::int
      from counted c join unnest(reference.industries()) with ordinality as listed (item, place)
        on c.industry_bits & (1 << (place::int - 1)) <> 0
     group by item having sum(c.in_industry) > 0
    union all
    select 'venture_round', (reference.venture_rounds())[c.round_place], sum(c.in_round)::int
      from counted c where c.round_place is not null
     group by c.round_place having sum(c.in_round) > 0
    union all
    select 'country', (reference.countries())[c.country_place], sum(c.in_country)::int
      from counted c where c.country_place is not null
     group by c.country_place having sum(c.in_country) > 0;
end
$$;

-- As count_startups: facets 'total', 'investor_type', 'country' and 'target_industry'.
create function public.count_investors(
  name text default null, investor_types text[] default null, countries text[] default null,
  target_industries text[] default null
) returns table (facet text, value text, investors int)
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan as $$
declare
  named directory.name_filter := directory.name_filter(name);
  type_filter int := directory.bits(investor_types, reference.investor_types());
  country_filter smallint[] := directory.places(countries, reference.countries());
  industry_filter int := directory.bits(target_industries, reference.industries());
begin
  return query
    with fitting as (
      select d.type_bits, d.country_place, d.target_industry_bits,
             type_filter is null or d.type_bits & type_filter <> 0 as by_type,
             country_filter is null or d.country_place = any (country_filter) as by_country,
             industry_filter is null or d.target_industry_bits & industry_filter <> 0 as by_industry
        from directory.investors d
       where named.longest is null
          or d.name_key like named.longest
             and (d.name_key like all (named.beginnings) or d.name_key like named.whole)
    ),
    counted as (
      select f.type_bits, f.country_place, f.target_industry_bits,
             count(*) filter (where by_type and by_country and by_industry) as in_all,
             count(*) filter (where by_country and by_industry) as in_type,
             count(*) filter (where by_type and by_industry) as in_country,
             count(*) filter (where by_type and by_country) as in_industry
        from fitting f
       group by grouping sets ((f.type_bits, f.country_place), (f.target_industry_bits))
    )
    select 'total', null, coalesce(sum(c.in_all), 0)::int from counted c where c.type_bits is not null
    union all
    select 'investor_type', item, sum(c.in_type)::int
      from counted c join unnest(reference.investor_types()) with ordinality as listed (item, place)
        on c.type_bits & (1 << (place::int - 1)) <> 0
     group by item having sum(c.in_type) > 0
    union all
    select 'country', (reference.countries())[c.country_place], sum(c.in_country)::int
      from counted c where c.country_place is not null
     group by c.country_place having sum(c.in_country) > 0
    union all
    select 'target_industry', item, sum(c.in_industry)::int
      from counted c join unnest(reference.industries()) with ordinality as listed (item, place)
        on c.target_industry_bits & (1 << (place::int - 1)) <> 0
     group by item having sum(c.in_industry) > 0;
end
$$;

grant execute on function public.count_startups, public.count_investors to anon, authenticated;
comment on function public.count_startups is
  'May be null: value.';
comment on function public.count_investors is
  'May be null: value.';
