-- SQL for the sum of `amount` over the rows that have each of the first `bits` bits set in `column`,
-- as an array; far quicker than joining every row to every bit.
create function directory.sums_per_bit(amount text, "column" text, bits int) returns text
language sql immutable set search_path = '' as $$
  select 'array[' || string_agg(
           format('sum(%s) filter (where %s & %s <> 0)', amount, "column", 1 << (place - 1)), ', ' order by place
         ) || ']'
    from generate_series(1, bits) as place
$$;

-- How many startups each option of a filter would leave, all the other filters applied: facets
-- 'industry', 'venture_round' and 'country'; 'total' (value null) has all filters applied.
-- Options that would leave none are left out.
create function public.count_startups(
  name text default null, industries text[] default null, venture_rounds text[] default null,
  countries text[] default null
) returns table (facet text, value text, startups int)
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
declare
  named text := directory.name_condition(name);
begin
  -- Grouped by the industries, and by all else: two short lists in one pass, where one by
  -- everything would be long.
  return query execute
    'with counted as (
       select k.industry_bits, k.round_place, k.country_place,
              sum(k.startups) filter (where $1 is null or k.industry_bits & $1 <> 0) as in_industries,
              sum(k.startups) filter (where ($2 is null or k.round_place = any ($2))
                                        and ($3 is null or k.country_place = any ($3))) as in_the_others
         from ' || case named when 'true' then 'directory.startup_kinds k'
                   else '(select *, 1 as startups from directory.startups d where ' || named || ') k' end || '
        group by grouping sets ((k.industry_bits), (k.round_place, k.country_place))
     ), by_round_and_country as (
       select c.round_place, c.country_place, c.in_industries as startups,
              $2 is null or c.round_place = any ($2) as in_round,
              $3 is null or c.country_place = any ($3) as in_country
         from counted c where c.industry_bits is null
     )
     select ''total'', null, coalesce(sum(c.startups) filter (where in_round and in_country), 0)::int
       from by_round_and_country c
     union all
     select ''industry'', l.item, l.startups::int
       from (select ' || directory.sums_per_bit('c.in_the_others', 'c.industry_bits', cardinality(reference.industries())) || ' as sums
               from counted c) c,
            unnest(reference.industries(), c.sums) as l (item, startups)
      where l.startups > 0
     union all
     select ''venture_round'', (reference.venture_rounds())[c.round_place], sum(c.startups)::int
       from by_round_and_country c where in_country
      group by c.round_place having sum(c.startups) > 0
     union all
     select ''country'', (reference.countries())[c.country_place], sum(c.startups)::int
       from by_round_and_country c where in_round
      group by c.country_place having sum(c.startups) > 0'
    using directory.bits(industries, reference.industries()),
          directory.places(venture_rounds, reference.venture_rounds()),
          directory.places(countries, reference.countries());
end
$$;

-- As count_startups: facets 'total', 'investor_type', 'country' and 'target_industry'.
create function public.count_investors(
  name text default null, investor_types text[] default null, countries text[] default null,
  target_industries text[] default null
) returns table (facet text, value text, investors int)
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
begin
  return query execute
    'with counted as (
       select d.target_industry_bits, d.type_bits, d.country_place,
              count(*) filter (where $3 is null or d.target_industry_bits & $3 <> 0) as in_industries,
              count(*) filter (where ($1 is null or d.type_bits & $1 <> 0)
                                 and ($2 is null or d.country_place = any ($2))) as in_the_others
         from directory.investors d where ' || directory.name_condition(name) || '
        group by grouping sets ((d.target_industry_bits), (d.type_bits, d.country_place))
     ), by_type_and_country as (
       select c.type_bits, c.country_place, c.in_industries as investors,
              $1 is null or c.type_bits & $1 <> 0 as in_type,
              $2 is null or c.country_place = any ($2) as in_country
         from counted c where c.target_industry_bits is null
     )
     select ''total'', null, coalesce(sum(c.investors) filter (where in_type and in_country), 0)::int
       from by_type_and_country c
     union all
     select ''investor_type'', l.item, l.investors::int
       from (select ' || directory.sums_per_bit('c.investors', 'c.type_bits', cardinality(reference.investor_types())) || ' as sums
               from by_type_and_country c where in_country) c,
            unnest(reference.investor_types(), c.sums) as l (item, investors)
      where l.investors > 0
     union all
     select ''country'', (reference.countries())[c.country_place], sum(c.investors)::int
       from by_type_and_country c where in_type
      group by c.country_place having sum(c.investors) > 0
     union all
     select ''target_industry'', l.item, l.investors::int
       from (select ' || directory.sums_per_bit('c.in_the_others', 'c.target_industry_bits', cardinality(reference.industries())) || ' as sums
               from counted c) c,
            unnest(reference.industries(), c.sums) as l (item, investors)
      where l.investors > 0'
    using directory.bits(investor_types, reference.investor_types()),
          directory.places(countries, reference.countries()),
          directory.bits(target_industries, reference.industries());
end
$$;

grant execute on function public.count_startups, public.count_investors to anon, authenticated;
comment on function public.count_startups is
  'May be null: value.';
comment on function public.count_investors is
  'May be null: value.';
