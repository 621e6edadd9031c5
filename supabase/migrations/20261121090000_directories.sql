-- What the directories filter and sort by, in narrow tables: a list walks one index in its order,
-- and even the rarest filter costs one pass over it. The page's other columns come from public.
create schema directory;
comment on schema directory is 'Derived from public by triggers; no request role may enter.';

create extension if not exists unaccent schema extensions;
create extension if not exists pg_trgm schema extensions;

-- These have no search_path of their own, so that queries take them in whole; their callers have.

-- The name as it is searched and sorted: without accents, case and punctuation, a space before
-- every word. No character that `like` gives a meaning to is left in it. One character can fold to
-- eighteen: it is cut to what an index takes.
create function directory.name_key(name text) returns text
language sql immutable strict parallel safe as $$
  select left(rtrim(regexp_replace(
    ' ' || lower(extensions.unaccent('extensions.unaccent', normalize(name, nfkc)) collate pg_catalog.pg_c_utf8),
    '[\s!-/:-@[-`{-~·‐-…、。・「」]+', ' ', 'g'
  )), 200)
$$;

-- Values of closed lists are kept as numbers, so that a pass over a whole table stays short: one
-- as its place in the list, several as one bit each (31 at most). A list may only grow at its end,
-- or directory.refill() must follow.
create function directory.place(chosen text, list text[]) returns smallint
language sql immutable parallel safe return array_position(list, chosen);

-- Null when nothing is chosen; what the list lacks has no place.
create function directory.places(chosen text[], list text[]) returns smallint[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(directory.place(item, list)) filter (where item = any (list)), '{}')
    from unnest(chosen) as item having cardinality(chosen) > 0
$$;

-- Null when nothing is chosen; what the list lacks has no bit.
create function directory.bits(chosen text[], list text[]) returns int
language sql immutable parallel safe as $$
  select coalesce(bit_or(1 << (directory.place(item, list) - 1)), 0)
    from unnest(chosen) as item having cardinality(chosen) > 0
$$;

-- Published startups. Debt is no funding round (as in the funding tracker).
create table directory.startups (
  id uuid primary key,
  name_key text collate "C" not null,
  industry_bits int not null,
  round_place smallint not null,
  country_place smallint not null,
  published_at timestamptz not null,
  raised_usd_thousand numeric not null,
  rounds int not null,
  -- The day before all days where there is none, so that a page can begin after any row.
  latest_round_on date not null,
  latest_round_kind text,
  latest_round_usd_thousand numeric
);
alter table directory.startups enable row level security;

-- How many of them are alike in all that the counts are by: few enough to be counted at each request.
create table directory.startup_kinds (
  industry_bits int,
  round_place smallint,
  country_place smallint,
  startups int not null,
  primary key (industry_bits, round_place, country_place)
);
alter table directory.startup_kinds enable row level security;

-- What an investor put into a published company, whether or not the investor is published.
create table directory.investments (
  investor_id uuid,
  startup_id uuid,
  deals int not null,
  latest_on date not null,
  primary key (investor_id, startup_id) include (deals, latest_on)
);
create index investments_startup_idx on directory.investments (startup_id);
alter table directory.investments enable row level security;

-- Published investors.
create table directory.investors (
  id uuid primary key,
  name_key text collate "C" not null,
  type_bits int not null,
  country_place smallint not null,
  target_industry_bits int not null,
  published_at timestamptz not null,
  deals int not null,
  latest_deal_on date not null,
  portfolio_companies int not null
);
alter table directory.investors enable row level security;

-- What each table ought to hold.
create view directory.startup_rows with (security_invoker = true) as
  select s.id, directory.name_key(s.name) as name_key,
         coalesce(directory.bits(s.industries, reference.industries()), 0) as industry_bits,
         directory.place(s.venture_round, reference.venture_rounds()) as round_place,
         directory.place(s.country, reference.countries()) as country_place,
         s.published_at,
         coalesce(total.raised, 0) as raised_usd_thousand, total.rounds,
         coalesce(latest.announced_on, '-infinity') as latest_round_on,
         latest.kind as latest_round_kind, latest.amount_usd_thousand as latest_round_usd_thousand
    from public.startups s
    cross join lateral (
      select count(*)::int as rounds, sum(r.amount_usd_thousand) as raised
        from public.funding_rounds r where r.startup_id = s.id and r.kind <> 'debt'
    ) total
    left join lateral (
      select r.announced_on, r.kind, r.amount_usd_thousand
        from public.funding_rounds r where r.startup_id = s.id and r.kind <> 'debt'
       order by r.announced_on desc, r.id desc limit 1
    ) latest on true
   where s.is_published;

create view directory.investment_rows with (security_invoker = true) as
  select i.investor_id, r.startup_id, count(*)::int as deals, max(r.announced_on) as latest_on
    from public.funding_rounds r
    join public.startups s on s.id = r.startup_id and s.is_published
    join public.funding_round_investors i on i.funding_round_id = r.id
   where r.kind <> 'debt'
   group by i.investor_id, r.startup_id;

create view directory.investor_rows with (security_invoker = true) as
  select i.id, directory.name_key(i.name) as name_key,
         coalesce(directory.bits(i.investor_types, reference.investor_types()), 0) as type_bits,
         directory.place(i.country, reference.countries()) as country_place,
         coalesce(directory.bits(i.target_industries, reference.industries()), 0) as target_industry_bits,
         i.published_at, total.deals, total.latest_deal_on, total.portfolio_companies
    from public.investors i
    cross join lateral (
      select coalesce(sum(v.deals), 0)::int as deals,
             coalesce(max(v.latest_on), '-infinity') as latest_deal_on,
             count(*)::int as portfolio_companies
        from directory.investments v where v.investor_id = i.id
    ) total
   where i.is_published;

-- One index per order, with the filtered columns in it, so that a walk needs no table.
create index startups_newest_idx on directory.startups (published_at, id)
  include (name_key, industry_bits, round_place, country_place);
create index startups_name_idx on directory.startups (name_key, id)
  include (industry_bits, round_place, country_place);
create index startups_funding_idx on directory.startups (raised_usd_thousand, id)
  include (name_key, industry_bits, round_place, country_place);
create index startups_latest_round_idx on directory.startups (latest_round_on, id)
  include (name_key, industry_bits, round_place, country_place);
create index startups_country_idx on directory.startups (country_place, raised_usd_thousand, id)
  include (industry_bits, round_place);
create index startups_name_parts_idx on directory.startups using gin (name_key extensions.gin_trgm_ops)
  with (fastupdate = off);

create index investors_newest_idx on directory.investors (published_at, id)
  include (name_key, type_bits, country_place, target_industry_bits);
create index investors_name_idx on directory.investors (name_key, id)
  include (type_bits, country_place, target_industry_bits);
create index investors_activity_idx on directory.investors (latest_deal_on, deals, id)
  include (name_key, type_bits, country_place, target_industry_bits);
create index investors_name_parts_idx on directory.investors using gin (name_key extensions.gin_trgm_ops)
  with (fastupdate = off);
