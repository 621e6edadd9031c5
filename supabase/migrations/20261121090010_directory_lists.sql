-- What a list shows of a row, and what an export adds to it.
create view directory.startup_cards with (security_invoker = true) as
  select s.id, s.slug, s.name, s.logo,
         s.tagline, s.tagline_zh, s.tagline_vi, s.tagline_th, s.tagline_id,
         s.industries, s.venture_round, s.country, s.city, s.founded_year, s.team_size,
         s.is_sample, s.published_at, d.raised_usd_thousand, d.rounds, d.latest_round_kind,
         nullif(d.latest_round_on, '-infinity') as latest_round_on, d.latest_round_usd_thousand
    from directory.startups d join public.startups s on s.id = d.id;

create view directory.startup_export_rows with (security_invoker = true) as
  select c.*, s.website, s.address, s.founder_name
    from directory.startup_cards c join public.startups s on s.id = c.id;

create view directory.investor_cards with (security_invoker = true) as
  select i.id, i.slug, i.name, i.logo,
         i.tagline, i.tagline_zh, i.tagline_vi, i.tagline_th, i.tagline_id,
         i.investor_types, i.country, i.city, i.founded_year,
         i.investment_stages, i.target_regions, i.target_industries,
         i.is_sample, i.published_at, d.deals,
         nullif(d.latest_deal_on, '-infinity') as latest_deal_on, d.portfolio_companies
    from directory.investors d join public.investors i on i.id = d.id;

create view directory.investor_export_rows with (security_invoker = true) as
  select c.*, i.website, i.address
    from directory.investor_cards c join public.investors i on i.id = c.id;

-- The condition on `d.name_key`: every word is the beginning of a word in the name, or the whole is
-- found anywhere in it. True for a blank name, false for one of nothing but punctuation. One `like`
-- per word, so that the index of name parts finds the few names that have them all.
create function directory.name_condition(name text) returns text
language sql immutable set search_path = '' as $$
  select case
    when name is null or name !~ '\S' then 'true'
    when words = '{}' then 'false'
    -- What follows the first word begins a word either way.
    else (
      select string_agg(
               format('d.name_key like %L', case place when 1 then '%' else '% ' end || word || '%'),
               ' and ')
        from unnest(words) with ordinality as given (word, place)
    ) || format(' and (d.name_key like %L or d.name_key like %L)',
                '% ' || words[1] || '%', '%' || array_to_string(words, ' ') || '%')
    end
    from string_to_array(ltrim(directory.name_key(left(name, 120))), ' ') as words
$$;

-- The end of a query on `source d`: its order, where it begins ($1: the row before it, null for
-- the start) and its length ($2).
create function directory.page_clause(
  source regclass, sort_columns text, ascending boolean, after uuid
) returns text language sql stable set search_path = '' as $$
  select case when after is not null then
           format(' and (%2$s) %3$s (select %2$s from %1$s where id = $1)',
                  source, sort_columns, case when ascending then '>' else '<' end)
         else '' end
         || format(' order by %s %s limit $2',
                   replace(sort_columns, ',', case when ascending then ',' else ' desc,' end),
                   case when ascending then '' else 'desc' end)
$$;

create function directory.reversed(ids uuid[]) returns uuid[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(id order by place desc), '{}')
    from unnest(ids) with ordinality as listed (id, place)
$$;

-- The ids of a page, in the list's order. Planned anew for each combination: the conditions that
-- are not asked for fall out, and what is rare goes by its own index.
create function directory.startup_page(
  name text, industries text[], venture_rounds text[], countries text[],
  sort text, after_slug text, before_slug text, page_size int
) returns uuid[] language plpgsql stable set search_path = '' as $$
declare
  sort_columns text := case sort
    when 'name' then 'name_key, id'
    when 'funding' then 'raised_usd_thousand, id'
    when 'latest_round' then 'latest_round_on, id'
    else 'published_at, id' end;
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
          || directory.page_clause('directory.startups', sort_columns, (sort = 'name') is true <> backwards,
                                   coalesce(after, before)) || ')'
     into page
    using coalesce(after, before), page_size,
          directory.bits(industries, reference.industries()),
          directory.places(venture_rounds, reference.venture_rounds()),
          directory.places(countries, reference.countries());
  return case when backwards then directory.reversed(page) else page end;
end
$$;

-- As directory.startup_page.
create function directory.investor_page(
  name text, investor_types text[], countries text[], target_industries text[],
  sort text, after_slug text, before_slug text, page_size int
) returns uuid[] language plpgsql stable set search_path = '' as $$
declare
  sort_columns text := case sort
    when 'name' then 'name_key, id'
    when 'activity' then 'latest_deal_on, deals, id'
    else 'published_at, id' end;
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
          || directory.page_clause('directory.investors', sort_columns, (sort = 'name') is true <> backwards,
                                   coalesce(after, before)) || ')'
     into page
    using coalesce(after, before), page_size,
          directory.bits(investor_types, reference.investor_types()),
          directory.places(countries, reference.countries()),
          directory.bits(target_industries, reference.industries());
  return case when backwards then directory.reversed(page) else page end;
end
$$;

-- A page of the startups list. Values of one filter are alternatives, filters are combined; a
-- filter that is null or empty is none. `sort`: newest, name, funding or latest_round. The rows
-- after `after_slug` in that order, or else the last ones before `before_slug`; from the start
-- where the slug is of no published startup. At most 200.
create function public.list_startups(
  name text default null, industries text[] default null, venture_rounds text[] default null,
  countries text[] default null, sort text default 'newest', after_slug text default null,
  before_slug text default null, page_size int default 24
) returns setof directory.startup_cards
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
    select c.* from unnest(directory.startup_page(
             name, industries, venture_rounds, countries, sort, after_slug, before_slug,
             least(greatest(page_size, 1), 200)
           )) with ordinality as page (id, place)
      join directory.startup_cards c on c.id = page.id
     order by page.place;
end
$$;

-- As list_startups, with what only people who signed in get; at most 1,000 rows.
create function public.export_startups(
  name text default null, industries text[] default null, venture_rounds text[] default null,
  countries text[] default null, sort text default 'newest', after_slug text default null,
  page_size int default 500
) returns setof directory.startup_export_rows
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
    select c.* from unnest(directory.startup_page(
             name, industries, venture_rounds, countries, sort, after_slug, null,
             least(greatest(page_size, 1), 1000)
           )) with ordinality as page (id, place)
      join directory.startup_export_rows c on c.id = page.id
     order by page.place;
end
$$;

-- A page of the investors list, as list_startups. `sort`: newest, name or activity.
create function public.list_investors(
  name text default null, investor_types text[] default null, countries text[] default null,
  target_industries text[] default null, sort text default 'newest', after_slug text default null,
  before_slug text default null, page_size int default 24
) returns setof directory.investor_cards
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
    select c.* from unnest(directory.investor_page(
             name, investor_types, countries, target_industries, sort, after_slug, before_slug,
             least(greatest(page_size, 1), 200)
           )) with ordinality as page (id, place)
      join directory.investor_cards c on c.id = page.id
     order by page.place;
end
$$;

-- As list_investors, with what only people who signed in get; at most 1,000 rows.
create function public.export_investors(
  name text default null, investor_types text[] default null, countries text[] default null,
  target_industries text[] default null, sort text default 'newest', after_slug text default null,
  page_size int default 500
) returns setof directory.investor_export_rows
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s'
set max_parallel_workers_per_gather = 0 as $$
begin
  return query
    select c.* from unnest(directory.investor_page(
             name, investor_types, countries, target_industries, sort, after_slug, null,
             least(greatest(page_size, 1), 1000)
           )) with ordinality as page (id, place)
      join directory.investor_export_rows c on c.id = page.id
     order by page.place;
end
$$;

grant execute on function public.list_startups, public.list_investors to anon, authenticated;
grant execute on function public.export_startups, public.export_investors to authenticated;

-- For the generated types: PostgreSQL does not know which columns of a result can be null.
comment on function public.list_startups is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id, founded_year, team_size, latest_round_kind, latest_round_on, latest_round_usd_thousand.';
comment on function public.export_startups is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id, founded_year, team_size, latest_round_kind, latest_round_on, latest_round_usd_thousand, website.';
comment on function public.list_investors is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id, founded_year, latest_deal_on.';
comment on function public.export_investors is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id, founded_year, latest_deal_on, website.';
