-- What the funding tracker counts (spec §2, §9), kept by the database as it happens.
create schema tracker;
comment on schema tracker is 'What the funding tracker reads; kept by triggers. No request role may enter.';

-- spec §9: funding data is tracked since July 2025.
create function tracker.tracked_since() returns date language sql immutable as $$
  select date '2025-07-01'
$$;

-- The rounds that count: announced since tracking began, every kind except debt, of startups that
-- are published. `country` is the startup's country today, `venture_round` the kind of the round.
create table tracker.rounds (
  round_id uuid primary key,
  startup_id uuid not null,
  announced_on date not null,
  country text not null,
  venture_round text not null,
  usd_thousand numeric,
  -- Since the company's last round on an earlier day, tracked or not; null for its first.
  days_since_previous int
);
create index rounds_startup_idx on tracker.rounds (startup_id);
create index rounds_newest_idx on tracker.rounds (announced_on, round_id);
create index rounds_country_newest_idx on tracker.rounds (country, announced_on, round_id);
create index rounds_kind_newest_idx on tracker.rounds (venture_round, announced_on, round_id);

-- Sums of tracker.rounds. A row whose rounds are all gone stays, with zeros.
create table tracker.daily (
  day date,
  country text,
  venture_round text,
  rounds int not null,
  usd_thousand numeric not null,
  undisclosed int not null,
  primary key (day, country, venture_round) include (rounds, usd_thousand, undisclosed)
);

-- Days for which the difficulty index was computed from something that changed since; a null day
-- says that only the companies that seek money changed. Rows are only ever added, even for a day
-- that is there already: a refresh takes away those that it can see, and a transaction that
-- commits meanwhile must leave a mark of its own.
create table tracker.stale_days (
  id bigint generated always as identity primary key,
  day date
);

alter table tracker.rounds enable row level security;
alter table tracker.daily enable row level security;
alter table tracker.stale_days enable row level security;

-- What tracker.rounds must hold of these startups.
create function tracker.countable_rounds(startup_ids uuid[]) returns setof tracker.rounds
language sql stable as $$
  select r.id, s.id, r.announced_on, s.country, r.kind, r.amount_usd_thousand,
         r.announced_on - r.previous_on
    from (select id, startup_id, announced_on, kind, amount_usd_thousand,
                 max(announced_on) over (
                   partition by startup_id order by announced_on
                   groups between unbounded preceding and 1 preceding
                 ) as previous_on
            from public.funding_rounds
           where startup_id = any (startup_ids) and kind <> 'debt') r
    join public.startups s on s.id = r.startup_id and s.is_published
   where r.announced_on >= tracker.tracked_since()
$$;

-- Brings tracker.rounds up to date with these startups and their rounds.
create function tracker.recount(startup_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  if cardinality(startup_ids) = 0 then return; end if;
  -- Another transaction may be publishing the startup or adding a round to it: neither sees the
  -- other's change, so the later one waits here and counts both.
  perform from public.startups where id = any (startup_ids) order by id for no key update;

  with countable as materialized (
    select * from tracker.countable_rounds(startup_ids)
  ), uncounted as (
    delete from tracker.rounds t
     where t.startup_id = any (startup_ids)
       and not exists (select from countable c where c.round_id = t.round_id)
  )
  insert into tracker.rounds as t select * from countable
      on conflict (round_id) do update
     set (startup_id, announced_on, country, venture_round, usd_thousand, days_since_previous) =
         (excluded.startup_id, excluded.announced_on, excluded.country, excluded.venture_round,
          excluded.usd_thousand, excluded.days_since_previous)
   where t is distinct from excluded;

  insert into tracker.stale_days (day) values (null);
end
$$;

-- Counts everything anew; for after a load with the triggers disabled.
create function tracker.rebuild() returns void
language plpgsql set search_path = '' as $$
begin
  delete from tracker.rounds;
  delete from tracker.daily;
  perform tracker.recount(array(select id from public.startups));
end
$$;

-- Adds what a statement put into tracker.rounds to the sums, or with the argument -1 takes away
-- what it took out.
create function tracker.roll_up() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sign int := tg_argv[0];
begin
  if not exists (select from touched) then return null; end if;
  -- In the order of the key, so that two transactions do not wait for each other.
  insert into tracker.daily as d (day, country, venture_round, rounds, usd_thousand, undisclosed)
  select t.announced_on, t.country, t.venture_round, sign * count(*),
         sign * coalesce(sum(t.usd_thousand), 0), sign * (count(*) - count(t.usd_thousand))
    from touched t
   group by 1, 2, 3
   order by 1, 2, 3
      on conflict (day, country, venture_round) do update
     set rounds = d.rounds + excluded.rounds,
         usd_thousand = d.usd_thousand + excluded.usd_thousand,
         undisclosed = d.undisclosed + excluded.undisclosed;
  insert into tracker.stale_days (day) select distinct t.announced_on from touched t;
  return null;
end
$$;

create trigger rounds_added after insert on tracker.rounds
  referencing new table as touched for each statement execute function tracker.roll_up('1');
create trigger rounds_removed after delete on tracker.rounds
  referencing old table as touched for each statement execute function tracker.roll_up('-1');
create trigger rounds_before_update after update on tracker.rounds
  referencing old table as touched for each statement execute function tracker.roll_up('-1');
create trigger rounds_after_update after update on tracker.rounds
  referencing new table as touched for each statement execute function tracker.roll_up('1');

create function tracker.rounds_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform tracker.recount(array(
    select distinct t.startup_id from touched t where t.kind <> 'debt'
  ));
  return null;
end
$$;

create trigger funding_rounds_track_insert after insert on public.funding_rounds
  referencing new table as touched for each statement execute function tracker.rounds_changed();
create trigger funding_rounds_track_delete after delete on public.funding_rounds
  referencing old table as touched for each statement execute function tracker.rounds_changed();
create trigger funding_rounds_track_before_update after update on public.funding_rounds
  referencing old table as touched for each statement execute function tracker.rounds_changed();
create trigger funding_rounds_track_after_update after update on public.funding_rounds
  referencing new table as touched for each statement execute function tracker.rounds_changed();

create function tracker.startups_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform tracker.recount(array(
    select n.id
      from before_change o join after_change n on n.id = o.id
     where (o.is_published, o.published_at, o.country, o.venture_round)
           is distinct from (n.is_published, n.published_at, n.country, n.venture_round)
       and (o.is_published or n.is_published)
  ));
  return null;
end
$$;

create trigger startups_track_update after update on public.startups
  referencing old table as before_change new table as after_change
  for each statement execute function tracker.startups_changed();

-- A startup comes without rounds and loses them before it goes: only who seeks money changes.
create function tracker.seekers_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into tracker.stale_days (day) select null from touched t where t.is_published limit 1;
  return null;
end
$$;

create trigger startups_track_insert after insert on public.startups
  referencing new table as touched for each statement execute function tracker.seekers_changed();
create trigger startups_track_delete after delete on public.startups
  referencing old table as touched for each statement execute function tracker.seekers_changed();

create function tracker.backers_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into tracker.stale_days (day)
  select distinct r.announced_on
    from touched t join tracker.rounds r on r.round_id = t.funding_round_id;
  return null;
end
$$;

create trigger funding_round_investors_track_insert after insert on public.funding_round_investors
  referencing new table as touched for each statement execute function tracker.backers_changed();
create trigger funding_round_investors_track_delete after delete on public.funding_round_investors
  referencing old table as touched for each statement execute function tracker.backers_changed();
create trigger funding_round_investors_track_before_update after update on public.funding_round_investors
  referencing old table as touched for each statement execute function tracker.backers_changed();
create trigger funding_round_investors_track_after_update after update on public.funding_round_investors
  referencing new table as touched for each statement execute function tracker.backers_changed();

-- Only published investors count, so that a draft shows nowhere, not even as a number.
create function tracker.investors_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into tracker.stale_days (day)
  select distinct r.announced_on
    from before_change o
    join after_change n on n.id = o.id and n.is_published <> o.is_published
    join public.funding_round_investors b on b.investor_id = n.id
    join tracker.rounds r on r.round_id = b.funding_round_id;
  return null;
end
$$;

create trigger investors_track_update after update on public.investors
  referencing old table as before_change new table as after_change
  for each statement execute function tracker.investors_changed();

create function tracker.everything_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform tracker.rebuild();
  return null;
end
$$;

create trigger funding_rounds_track_truncate after truncate on public.funding_rounds
  for each statement execute function tracker.everything_changed();
create trigger funding_round_investors_track_truncate after truncate on public.funding_round_investors
  for each statement execute function tracker.everything_changed();

-- What was there before this migration.
select tracker.rebuild();
