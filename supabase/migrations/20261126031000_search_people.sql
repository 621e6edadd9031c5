-- Founders by name: as their company's page names them, for as long as it is published.
create table search.people (
  startup_id uuid primary key,
  -- As search.norm of the name.
  name text not null
);
alter table search.people enable row level security;

create function search.people_tokens(name text) returns tsvector
language sql immutable strict parallel safe as $$
  select array_to_tsvector(search.tokens(name, '@'))
$$;

create function search.index_people() returns void language plpgsql as $$
begin
  create index people_tokens_idx on search.people using gin (search.people_tokens(name))
    with (fastupdate = off);
  alter index search.people_tokens_idx alter column 1 set statistics 0;
end
$$;

create function search.keep_founder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from search.people where startup_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published and btrim(search.norm(new.founder_name)) <> '' then
    insert into search.people values (new.id, search.norm(new.founder_name));
  end if;
  return null;
end
$$;
create trigger startups_people_insert after insert on public.startups
  for each row when (new.is_published) execute function search.keep_founder();
create trigger startups_people_delete after delete on public.startups
  for each row when (old.is_published) execute function search.keep_founder();
create trigger startups_people_update after update on public.startups
  for each row when (
    (old.id, old.is_published, old.founder_name) is distinct from (new.id, new.is_published, new.founder_name)
  ) execute function search.keep_founder();

create function search.forget_all_people() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  truncate search.people;
  return null;
end
$$;
create trigger startups_people_truncate after truncate on public.startups
  for each statement execute function search.forget_all_people();

create function search.rebuild_people() returns void language plpgsql
set maintenance_work_mem = '256MB' as $$
begin
  truncate search.people;
  drop index if exists search.people_tokens_idx;
  insert into search.people
    select s.id, search.norm(s.founder_name) from public.startups s
     where s.is_published and btrim(search.norm(s.founder_name)) <> '';
  perform search.index_people();
end
$$;
select search.rebuild_people();

-- The lexemes, of which one that goes on must have three letters: very many names begin with two.
create function search.telling_beginnings(begun_lexemes text[]) returns text[]
language sql immutable parallel safe as $$
  select array(select case when lexeme ~ '^[a-z0-9]{1,2}[*]$' then rtrim(lexeme, '*') else lexeme end
                 from unnest(begun_lexemes) as lexeme)
$$;

-- Founders with every word in their name, those of prominent companies first. A hit's id is the
-- company's. Of a very common name the first ones are ranked.
create function search.find_people(query search.query, wanted int) returns search.findings
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  condition constant tsquery := search.all_of(search.telling_beginnings(query.begun_lexemes), '@')::tsquery;
  findings search.findings;
begin
  with candidates as materialized (
    select p.startup_id, p.name from search.people p
     where search.people_tokens(p.name) @@ condition limit search.most_names()
  ), matches as materialized (
    select c.startup_id, c.name like all (query.whole) as is_whole, r.score
      from candidates c
      join search.prominence r on r.kind = 'startup' and r.id = c.startup_id
     where c.name like all (query.begun)
  )
  select array(select (startup_id, 0, score)::search.hit from matches
                order by is_whole desc, score desc, startup_id limit wanted),
         (select count(*) from matches), 0
    into findings;
  return findings;
end
$$;
