-- What settles the order of names that match alike: rounds raised or taken part in, five points
-- each, and articles that mention the company, one point each; both counted up to 1,000, so that
-- counting anew is bounded work and nothing drifts. A draft counts as well: to look at each article
-- would cost more than it tells. Apart from search.names because it changes often and the token
-- index there is dear to write.
create table search.prominence (
  kind text not null,
  id uuid not null,
  score int not null,
  primary key (kind, id),
  foreign key (kind, id) references search.names (kind, id) on delete cascade
);
alter table search.prominence enable row level security;

create index prominence_score_idx on search.prominence (kind, score desc, id);

create function search.prominence_score(rounds bigint, mentions bigint) returns int
language sql immutable parallel safe as $$ select (rounds * 5 + mentions)::int $$;

-- Counts anew for these startups; ids that are not published are passed over. Null stands for all.
create function search.measure_startups(ids uuid[]) returns void language plpgsql as $$
begin
    insert into search.prominence
    select n.kind, n.id, search.prominence_score(
             (select count(*) from (
                select from public.funding_rounds r where r.startup_id = n.id limit 1000) as rounds),
             (select count(*) from (
                select from public.news_startups m where m.startup_id = n.id limit 1000) as mentions))
      from search.names n
     where n.kind = 'startup' and (ids is null or n.id = any (ids))
     order by n.id
       -- A name that is being withdrawn at this moment has no score any more.
       for key share of n
        on conflict (kind, id) do update set score = excluded.score
     where prominence.score <> excluded.score;
end
$$;

create function search.measure_investors(ids uuid[]) returns void language plpgsql as $$
begin
    insert into search.prominence
    select n.kind, n.id, search.prominence_score(
             (select count(*) from (
                select from public.funding_round_investors r where r.investor_id = n.id limit 1000) as rounds),
             (select count(*) from (
                select from public.news_investors m where m.investor_id = n.id limit 1000) as mentions))
      from search.names n
     where n.kind = 'investor' and (ids is null or n.id = any (ids))
     order by n.id
       -- A name that is being withdrawn at this moment has no score any more.
       for key share of n
        on conflict (kind, id) do update set score = excluded.score
     where prominence.score <> excluded.score;
end
$$;

create function search.measure_startup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform search.measure_startups(array[old.startup_id, new.startup_id]);
  return null;
end
$$;

create function search.measure_investor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform search.measure_investors(array[old.investor_id, new.investor_id]);
  return null;
end
$$;

create trigger funding_rounds_search after insert or delete or update of startup_id
  on public.funding_rounds for each row execute function search.measure_startup();
create trigger funding_round_investors_search after insert or delete or update of investor_id
  on public.funding_round_investors for each row execute function search.measure_investor();
create trigger news_startups_search after insert or delete or update of startup_id
  on public.news_startups for each row execute function search.measure_startup();
create trigger news_investors_search after insert or delete or update of investor_id
  on public.news_investors for each row execute function search.measure_investor();

-- A name that is published (again) has been raising and mentioned before.
create function search.measure_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'startup' then
    perform search.measure_startups(array[new.id]);
  else
    perform search.measure_investors(array[new.id]);
  end if;
  return null;
end
$$;
create trigger names_measure after insert on search.names
  for each row execute function search.measure_name();

-- Truncating a table of rounds or links fires nothing per row.
create function search.measure_all() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform search.measure_startups(null);
  perform search.measure_investors(null);
  return null;
end
$$;
create trigger funding_rounds_search_truncate after truncate on public.funding_rounds
  for each statement execute function search.measure_all();
create trigger funding_round_investors_search_truncate after truncate on public.funding_round_investors
  for each statement execute function search.measure_all();
create trigger news_startups_search_truncate after truncate on public.news_startups
  for each statement execute function search.measure_all();
create trigger news_investors_search_truncate after truncate on public.news_investors
  for each statement execute function search.measure_all();

select search.measure_startups(null);
select search.measure_investors(null);
