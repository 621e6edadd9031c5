-- The directories follow every change of what they are derived from, by statement, so that loading
-- many rows at once stays quick. Figures are always computed afresh from what is there: a row that
-- is told twice does no harm. Rows of public are locked first (in the order of their ids), so that
-- of two writers the later one sees what the earlier one wrote. Planning would take longer than the
-- work: it is planned once, by index, however full the tables are by then.

create function directory.refresh_startups(changed uuid[]) returns void
language plpgsql set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off as $$
declare
  before directory.startups[];
begin
  perform s.id from public.startups s where s.id = any (changed) order by s.id for no key update;
  before := array(select d from directory.startups d where d.id = any (changed));
  delete from directory.startups d
   where d.id = any (changed)
     and not exists (select from public.startups s where s.id = d.id and s.is_published);
  insert into directory.startups as d
  select * from directory.startup_rows r where r.id = any (changed)
  on conflict (id) do update set
    name_key = excluded.name_key, industry_bits = excluded.industry_bits,
    round_place = excluded.round_place, country_place = excluded.country_place,
    published_at = excluded.published_at, raised_usd_thousand = excluded.raised_usd_thousand,
    rounds = excluded.rounds, latest_round_on = excluded.latest_round_on,
    latest_round_kind = excluded.latest_round_kind,
    latest_round_usd_thousand = excluded.latest_round_usd_thousand;
  -- In the order of the key, so that two writers cannot wait for each other.
  insert into directory.startup_kinds as k
  select industry_bits, round_place, country_place, sum(change)
    from (
      select b.industry_bits, b.round_place, b.country_place, -1 as change from unnest(before) b
      union all
      select d.industry_bits, d.round_place, d.country_place, 1 from directory.startups d where d.id = any (changed)
    ) changes
   group by industry_bits, round_place, country_place having sum(change) <> 0
   order by industry_bits, round_place, country_place
  on conflict (industry_bits, round_place, country_place)
  do update set startups = k.startups + excluded.startups;
end
$$;

create function directory.refresh_investors(changed uuid[]) returns void
language plpgsql set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off as $$
begin
  perform i.id from public.investors i where i.id = any (changed) order by i.id for no key update;
  delete from directory.investors d
   where d.id = any (changed)
     and not exists (select from public.investors i where i.id = d.id and i.is_published);
  insert into directory.investors as d
  select * from directory.investor_rows r where r.id = any (changed)
  on conflict (id) do update set
    name_key = excluded.name_key, type_bits = excluded.type_bits,
    country_place = excluded.country_place, target_industry_bits = excluded.target_industry_bits,
    published_at = excluded.published_at, deals = excluded.deals,
    latest_deal_on = excluded.latest_deal_on, portfolio_companies = excluded.portfolio_companies;
end
$$;

-- What was put into these startups, and the figures of the investors whose part in it changed.
create function directory.refresh_investments(of_startups uuid[]) returns void
language plpgsql set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off as $$
declare
  concerned uuid[];
begin
  perform s.id from public.startups s where s.id = any (of_startups) order by s.id for no key update;
  with fresh as materialized (
    select * from directory.investment_rows r where r.startup_id = any (of_startups)
  ), removed as (
    delete from directory.investments v
     where v.startup_id = any (of_startups)
       and (v.investor_id, v.startup_id) not in (select f.investor_id, f.startup_id from fresh f)
    returning v.investor_id
  ), written as (
    insert into directory.investments as v select * from fresh
    on conflict (investor_id, startup_id) do update
      set deals = excluded.deals, latest_on = excluded.latest_on
      where (v.deals, v.latest_on) is distinct from (excluded.deals, excluded.latest_on)
    returning v.investor_id
  )
  select array(select investor_id from removed union select investor_id from written) into concerned;
  perform directory.refresh_investors(concerned);
end
$$;

create function directory.follow_startups() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    perform directory.refresh_startups(array(select id from new_rows where is_published));
    return null;
  elsif tg_op = 'DELETE' then
    changed := array(select id from old_rows);
  else
    with before as (
      select id, name, industries, venture_round, country, published_at, is_published from old_rows
    ), after as (
      select id, name, industries, venture_round, country, published_at, is_published from new_rows
    )
    select array(select id from (table before except table after) b
                 union select id from (table after except table before) a) into changed;
  end if;
  perform directory.refresh_startups(changed);
  perform directory.refresh_investments(changed);
  return null;
end
$$;

create function directory.follow_investors() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows where is_published);
  elsif tg_op = 'DELETE' then
    changed := array(select id from old_rows);
  else
    with before as (
      select id, name, investor_types, country, target_industries, published_at, is_published from old_rows
    ), after as (
      select id, name, investor_types, country, target_industries, published_at, is_published from new_rows
    )
    select array(select id from (table before except table after) b
                 union select id from (table after except table before) a) into changed;
  end if;
  perform directory.refresh_investors(changed);
  return null;
end
$$;

create function directory.follow_funding_rounds() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_startups uuid[];
begin
  if tg_op = 'INSERT' then
    -- Who invested in a round is told by rows that come after it.
    perform directory.refresh_startups(array(select distinct startup_id from new_rows));
    return null;
  elsif tg_op = 'DELETE' then
    of_startups := array(select distinct startup_id from old_rows);
  else
    with before as (
      select id, startup_id, kind, announced_on, amount_usd_thousand from old_rows
    ), after as (
      select id, startup_id, kind, announced_on, amount_usd_thousand from new_rows
    )
    select array(select startup_id from (table before except table after) b
                 union select startup_id from (table after except table before) a) into of_startups;
  end if;
  perform directory.refresh_startups(of_startups);
  perform directory.refresh_investments(of_startups);
  return null;
end
$$;

create function directory.follow_funding_round_investors() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rounds uuid[];
begin
  if tg_op = 'INSERT' then
    rounds := array(select distinct funding_round_id from new_rows);
  elsif tg_op = 'DELETE' then
    rounds := array(select distinct funding_round_id from old_rows);
  else
    rounds := array(select funding_round_id from old_rows union select funding_round_id from new_rows);
  end if;
  perform directory.refresh_investments(array(
    select distinct r.startup_id from public.funding_rounds r where r.id = any (rounds)
  ));
  return null;
end
$$;

-- Fills the directories anew: at first, after a truncation, and whenever a closed list changes
-- but for its end.
create function directory.refill() returns void
language plpgsql set search_path = '' as $$
begin
  lock table public.startups, public.investors, public.funding_rounds, public.funding_round_investors in share mode;
  truncate directory.startups, directory.startup_kinds, directory.investments, directory.investors;
  insert into directory.startups select * from directory.startup_rows order by id;
  insert into directory.startup_kinds
  select industry_bits, round_place, country_place, count(*) from directory.startups group by 1, 2, 3;
  insert into directory.investments select * from directory.investment_rows order by investor_id, startup_id;
  insert into directory.investors select * from directory.investor_rows order by id;
end
$$;

create function directory.follow_truncation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform directory.refill();
  return null;
end
$$;

do $$
declare
  source text;
begin
  foreach source in array array['startups', 'investors', 'funding_rounds', 'funding_round_investors'] loop
    execute format(
      'create trigger %1$s_directory_insert after insert on public.%1$s
         referencing new table as new_rows
         for each statement execute function directory.follow_%1$s();
       create trigger %1$s_directory_update after update on public.%1$s
         referencing old table as old_rows new table as new_rows
         for each statement execute function directory.follow_%1$s();
       create trigger %1$s_directory_delete after delete on public.%1$s
         referencing old table as old_rows
         for each statement execute function directory.follow_%1$s();
       create trigger %1$s_directory_truncate after truncate on public.%1$s
         for each statement execute function directory.follow_truncation()', source);
  end loop;
end
$$;

select directory.refill();
