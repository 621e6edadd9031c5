-- Nothing is granted by default: each domain's migration grants what a role may do.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges revoke execute on functions from public;

-- The closed lists of the product (spec §3). A test holds them against contracts/.
create schema reference;
grant usage on schema reference to service_role;

create function reference.news_categories() returns text[] language sql immutable as $$
  select array['Event', 'Funding', 'Insight', 'Branded']
$$;

create function reference.countries() returns text[] language sql immutable as $$
  select array[
    'Singapore', 'Indonesia', 'Malaysia', 'Vietnam', 'Thailand', 'Philippines', 'China',
    'Hong Kong', 'Japan', 'Korea', 'India', 'Australia', 'USA', 'Switzerland', 'Taiwan', 'Canada',
    'UK', 'New Zealand', 'Netherlands', 'France', 'Colombia', 'UAE', 'Sweden', 'Czech Republic',
    'Germany', 'Brazil', 'Angola', 'Luxembourg', 'Chile', 'Israel', 'Ireland', 'Belgium', 'Spain',
    'El Salvador', 'Other'
  ]
$$;

create function reference.industries() returns text[] language sql immutable as $$
  select array[
    'fintech', 'ecommerce', 'logistics', 'healthtech', 'edtech', 'agritech', 'climate', 'saas',
    'ai', 'mobility', 'proptech', 'foodtech', 'travel', 'media', 'security', 'web3', 'hrtech',
    'insurtech', 'hardware', 'biotech'
  ]
$$;

-- The stages that a company can be at, in the order in which companies go through them.
create function reference.venture_rounds() returns text[] language sql immutable as $$
  select array[
    'pre_seed', 'seed', 'pre_series_a', 'series_a', 'series_b', 'series_c', 'series_d_plus'
  ]
$$;

-- What a funding round can be: a stage, or money between stages.
create function reference.funding_kinds() returns text[] language sql immutable as $$
  select reference.venture_rounds() || array['bridge', 'grant', 'debt']
$$;

create function reference.investor_types() returns text[] language sql immutable as $$
  select array[
    'accelerator', 'private_equity', 'venture_capital', 'token_fund', 'association',
    'investment_bank', 'family_office'
  ]
$$;

create function reference.team_sizes() returns text[] language sql immutable as $$
  select array['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']
$$;

-- Whether no value stands twice, so that a choice from a list is never longer than the list.
create function reference.all_distinct(items text[]) returns boolean language sql immutable as $$
  select count(*) = count(distinct item) from unnest(items) as item
$$;

grant execute on all functions in schema reference to service_role;

create schema internal;
comment on schema internal is 'What triggers need; no request role may enter.';

create function internal.touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The server drops cached pages that show what changed (design: how a page is served).
-- Rows of one statement are announced together; past a bound, everything is dropped at once.
create function internal.announce_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;

-- When the sample content was loaded: once, whatever becomes of it afterwards.
create table internal.sample_content (
  only_row boolean primary key default true check (only_row),
  loaded_at timestamptz not null default now()
);
alter table internal.sample_content enable row level security;
