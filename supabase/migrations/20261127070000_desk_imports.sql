-- Companies and rounds from files: read, checked line by line, written together, and taken back together;
-- and two pages of one company made one, whose old address goes on.

create table desk.imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('startup', 'investor', 'round')),
  file_name text not null check (length(file_name) <= 200),
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  -- How the file is written, its headings and its first lines.
  encoding text not null,
  separator text not null check (separator in (',', ';', E'\t')),
  headings jsonb not null check (jsonb_typeof(headings) = 'array'),
  sample jsonb not null check (jsonb_typeof(sample) = 'array'),
  -- The field of each column, null where it is left out; and what the order adds.
  mapping jsonb not null,
  options jsonb not null default '{}',
  lines int not null default 0,
  -- Lines that the work under way is through with.
  done int not null default 0,
  problems int not null default 0,
  to_create int not null default 0,
  to_update int not null default 0,
  -- Why the last work came to nothing, and what stands in the way of undoing it.
  failure text,
  conflicts jsonb not null default '[]',
  made_by uuid not null,
  made_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imports_newest_idx on desk.imports (made_at desc, id);
create trigger imports_touch before update on desk.imports
  for each row execute function internal.touch_updated_at();

-- The file, in parts that fit in memory.
create table desk.import_parts (
  import_id uuid not null references desk.imports (id) on delete cascade,
  part int not null,
  bytes bytea not null check (length(bytes) <= 1048576),
  primary key (import_id, part)
);

-- What each line asks for. Columns that the file does not have are not in its value.
create table desk.import_lines (
  import_id uuid not null references desk.imports (id) on delete cascade,
  line int not null,
  row_id uuid,
  action text check (action in ('create', 'update', 'none')),
  value jsonb not null default '{}',
  -- Who invested in the round, the leads first; null where the file does not say.
  backers jsonb,
  problems jsonb,
  primary key (import_id, line)
);
create index import_lines_problems_idx on desk.import_lines (import_id, line) where problems is not null;

-- What was written, so that it can be taken back: null before for a row that was made.
create table desk.import_changes (
  import_id uuid not null references desk.imports (id) on delete cascade,
  row_id uuid not null,
  line int not null,
  before jsonb,
  after jsonb not null,
  primary key (import_id, row_id)
);

-- Two companies that look like one and are not.
create table desk.different_companies (
  kind text not null check (kind in ('startup', 'investor')),
  one uuid not null,
  other uuid not null,
  said_by uuid,
  said_at timestamptz not null default now(),
  primary key (kind, one, other),
  check (one < other)
);
create trigger different_companies_noted after insert or delete on desk.different_companies
  for each row execute function desk.note_row('one');

-- Where a page went that is one with another now: its slug and its id, for ever.
create table public.moved_addresses (
  kind text not null check (kind in ('startup', 'investor')),
  name text not null,
  to_id uuid not null,
  moved_at timestamptz not null default now(),
  primary key (kind, name)
);
create index moved_addresses_to_idx on public.moved_addresses (to_id);

alter table public.moved_addresses enable row level security;
create policy "Anyone reads where pages went" on public.moved_addresses for select to anon, authenticated using (true);
create policy "Staff read where pages went" on public.moved_addresses for select to desk_staff using (desk.may('read'));
revoke all on public.moved_addresses from anon, authenticated;
grant select on public.moved_addresses to anon, authenticated, desk_staff;
grant all on public.moved_addresses to service_role;

alter table desk.imports enable row level security;
create policy "Publishers see imports" on desk.imports for select to desk_staff using ((select desk.may('publish')));
create policy "Publishers upload files" on desk.imports for insert to desk_staff
  with check ((select desk.may('publish')) and made_by = desk.actor());
create policy "Publishers go on with imports" on desk.imports for update to desk_staff
  using ((select desk.may('publish'))) with check ((select desk.may('publish')));
create policy "Publishers drop what was not written" on desk.imports for delete to desk_staff
  using ((select desk.may('publish')) and state in ('uploaded', 'checked'));
alter table desk.import_parts enable row level security;
create policy "Publishers read files" on desk.import_parts for select to desk_staff using ((select desk.may('publish')));
create policy "Publishers keep files" on desk.import_parts for insert to desk_staff with check ((select desk.may('publish')));
create policy "Publishers drop files" on desk.import_parts for delete to desk_staff using ((select desk.may('publish')));
alter table desk.import_lines enable row level security;
create policy "Publishers read lines" on desk.import_lines for select to desk_staff using ((select desk.may('publish')));
create policy "Publishers keep lines" on desk.import_lines for insert to desk_staff with check ((select desk.may('publish')));
create policy "Publishers decide on lines" on desk.import_lines for update to desk_staff
  using ((select desk.may('publish'))) with check ((select desk.may('publish')));
create policy "Publishers drop lines" on desk.import_lines for delete to desk_staff using ((select desk.may('publish')));
alter table desk.import_changes enable row level security;
create policy "Publishers see what was written" on desk.import_changes for select to desk_staff
  using ((select desk.may('publish')));
create policy "Publishers note what they write" on desk.import_changes for insert to desk_staff
  with check ((select desk.may('publish')));
alter table desk.different_companies enable row level security;
create policy "Staff see what is different" on desk.different_companies for select to desk_staff
  using ((select desk.may('read')));
create policy "Publishers tell companies apart" on desk.different_companies for insert to desk_staff
  with check ((select desk.may('publish')) and said_by = desk.actor());
create policy "Publishers take that back" on desk.different_companies for delete to desk_staff
  using ((select desk.may('publish')));

grant select, insert, update, delete on desk.imports, desk.import_lines to desk_staff;
grant select, insert, delete on desk.import_parts, desk.different_companies to desk_staff;
grant select, insert on desk.import_changes to desk_staff;

-- A name as search.norm gives it, without blanks and the form of the company: what is compared in every
-- script.
create function desk.bare_name(norm text) returns text
language sql immutable parallel safe as $$
  select replace(regexp_replace(
    norm,
    '( (pte|ltd|limited|inc|incorporated|llc|llp|corp|corporation|co|company|plc|pt|tbk|sdn|bhd|jsc|gmbh|group|holdings?))+ $|^ (pt|cv|cong ty|บริษัท) |(有限公司|股份有限公司|股份|จำกัด) $',
    ' ', 'g'), ' ', '')
$$;

-- The site of a company, without www; of hosts that many share, none.
create function desk.bare_site(website text) returns text
language sql immutable parallel safe as $$
  select nullif(regexp_replace(lower(substring(website from '^https?://(?:www\.)?([^/:?#]+)')),
    '^(.*\.)?(facebook\.com|linkedin\.com|instagram\.com|linktr\.ee|line\.me|wixsite\.com|wordpress\.com|blogspot\.com|github\.io|notion\.site|sites\.google\.com|medium\.com|x\.com|twitter\.com|carrd\.co)$', ''), '')
$$;

-- Pairs that may be one company, the surest first.
create function desk.likely_duplicates(of_kind text, at_most int)
returns table (one uuid, other uuid, same_name boolean, same_site boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not desk.may('read') then return; end if;
  return query
  with companies as materialized (
    -- The search index has the names of pages that are published, as they are compared.
    select c.id, desk.bare_name(coalesce(n.name, search.norm(c.name))) as name, desk.bare_site(c.website) as site
      from (
        select s.id, s.name, s.website from public.startups s where of_kind = 'startup'
        union all
        select i.id, i.name, i.website from public.investors i where of_kind = 'investor'
      ) c left join search.names n on n.kind = of_kind and n.id = c.id
  ), crowds as (
    -- A name or a site of very many companies says nothing; their pairs would have no end.
    select array_agg(c.id) as ids, true as by_name from companies c
     where c.name <> '' group by c.name having count(*) between 2 and 20
    union all
    select array_agg(c.id), false from companies c
     where c.site is not null group by c.site having count(*) between 2 and 20
  ), pairs as (
    select a.id as one, b.id as other, bool_or(k.by_name) as same_name, bool_or(not k.by_name) as same_site
      from crowds k cross join lateral unnest(k.ids) a (id) cross join lateral unnest(k.ids) b (id)
     where a.id < b.id
     group by a.id, b.id
  )
  select p.one, p.other, p.same_name, p.same_site from pairs p
   where not exists (
     select from desk.different_companies d where d.kind = of_kind and d.one = p.one and d.other = p.other)
   order by (p.same_name and p.same_site) desc, p.same_name desc, p.one, p.other
   limit at_most;
end
$$;

-- Whether somebody outside keeps the page.
create function desk.has_owner(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select desk.may('read') and (
    exists (select from public.startup_profiles p where p.startup_id = company)
    or exists (select from public.investor_profiles p where p.investor_id = company))
$$;
grant execute on function desk.has_owner(uuid) to desk_staff;

-- Makes one company of two: whatever refers to `dropped` refers to `kept` from now on, which takes on
-- these values, and the addresses of `dropped` lead to it.
create function desk.merge_companies(of_kind text, kept uuid, dropped uuid, chosen jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  page_table constant text := case of_kind when 'startup' then 'startups' when 'investor' then 'investors' end;
  page_column constant text := of_kind || '_id';
  old_kept jsonb;
  old_dropped jsonb;
  new_kept jsonb;
  r record;
begin
  if page_table is null or kept = dropped then
    raise exception 'Two different companies of one kind are merged.' using errcode = 'invalid_parameter_value';
  end if;
  if not desk.may('publish') then
    raise exception 'Publishers merge companies.' using errcode = 'insufficient_privilege';
  end if;
  -- In the order of their ids, so that two merges cannot wait for each other.
  execute format('select from public.%I where id in ($1, $2) order by id for update', page_table) using kept, dropped;
  execute format('select to_jsonb(t) from public.%I t where id = $1', page_table) into old_kept using kept;
  execute format('select to_jsonb(t) from public.%I t where id = $1', page_table) into old_dropped using dropped;
  if old_kept is null or old_dropped is null then
    raise exception 'A company that is to be merged is gone.' using errcode = 'no_data_found';
  end if;
  -- Each owner publishes a page of their own: which of them keeps it is not the desk's to say.
  if (select count(*) from public.startup_profiles p where p.startup_id in (kept, dropped)) > 1
    or (select count(*) from public.investor_profiles p where p.investor_id in (kept, dropped)) > 1 then
    raise exception 'Both pages have an owner.' using errcode = 'PT409', constraint = 'both_have_owners';
  end if;

  -- A round that both report on the same day, with the same amount, is one round.
  if of_kind = 'startup' then
    for r in
      select distinct on (d.id) d.id as dropped_round, k.id as kept_round
        from public.funding_rounds d
        join public.funding_rounds k on k.startup_id = kept and k.kind = d.kind
         and k.announced_on = d.announced_on and k.amount_usd_thousand is not distinct from d.amount_usd_thousand
       where d.startup_id = dropped order by d.id, k.id
    loop
      update public.news set funding_round_id = r.kept_round where funding_round_id = r.dropped_round;
      insert into public.funding_round_investors as i
        select r.kept_round, o.investor_id, o.is_lead from public.funding_round_investors o
         where o.funding_round_id = r.dropped_round
        on conflict (funding_round_id, investor_id) do update set is_lead = i.is_lead or excluded.is_lead;
      delete from public.funding_rounds where id = r.dropped_round;
    end loop;
    -- Of two introductions to one investor that stand, the one that was agreed to, or asked for first.
    for r in
      select case when d.state = 'agreed' and k.state = 'asked' then k.id else d.id end as id
        from public.introductions d
        join public.introductions k on k.startup_id = kept and k.investor_id = d.investor_id
         and k.state in ('asked', 'agreed')
       where d.startup_id = dropped and d.state in ('asked', 'agreed')
    loop
      update public.introductions set state = 'withdrawn', answered_at = now() where id = r.id;
    end loop;
  else
    update public.funding_round_investors k set is_lead = true
      from public.funding_round_investors d
     where k.investor_id = kept and d.investor_id = dropped and d.funding_round_id = k.funding_round_id
       and d.is_lead and not k.is_lead;
    for r in
      select case when d.state = 'agreed' and k.state = 'asked' then k.id else d.id end as id
        from public.introductions d
        join public.introductions k on k.investor_id = kept and k.startup_id = d.startup_id
         and k.state in ('asked', 'agreed')
       where d.investor_id = dropped and d.state in ('asked', 'agreed')
    loop
      update public.introductions set state = 'withdrawn', answered_at = now() where id = r.id;
    end loop;
  end if;
  -- A run that found both found one, at the better place.
  execute format(
    'delete from public.match_results m using public.match_results o
      where m.run_id = o.run_id and m.place > o.place
        and m.%1$I in ($1, $2) and o.%1$I in ($1, $2)', page_column) using kept, dropped;

  -- Whatever else refers to it, in whatever table: nothing may go because its page does. What both have
  -- already (a saved page, a mention, an opinion) stays once.
  for r in
    select c.conrelid::regclass as referrer, a.attname as refers
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = format('public.%I', page_table)::regclass
     order by c.conrelid::regclass::text
  loop
    perform desk.move_references(r.referrer, r.refers, kept, dropped);
  end loop;

  -- Drafts that name it.
  update desk.documents set content = replace(content::text, dropped::text, kept::text)::jsonb
   where id <> dropped and strpos(content::text, dropped::text) > 0;
  update desk.documents d
     set content = jsonb_set(d.content, array[list.key], list.once)
    from (
      select d.id, e.key, jsonb_agg(x.item order by x.place) as once
        from desk.documents d
        cross join lateral jsonb_each(d.content) e
        cross join lateral (
          select distinct on (coalesce(i.item ->> 'id', i.item::text)) i.item, i.place
            from jsonb_array_elements(case when jsonb_typeof(e.value) = 'array' then e.value else '[]' end)
              with ordinality as i (item, place)
           order by coalesce(i.item ->> 'id', i.item::text), i.place
        ) x
       where d.kind in ('article', 'round') and e.key in ('startups', 'investors')
         and strpos(d.content::text, kept::text) > 0
       group by d.id, e.key
    ) list
   where d.id = list.id and d.content -> list.key is distinct from list.once;

  delete from desk.different_companies where dropped in (one, other);
  execute format('delete from public.%I where id = $1', page_table) using dropped;
  delete from desk.documents where id = dropped;
  for r in
    select a.attname as name from pg_catalog.pg_attribute a
     where a.attrelid = format('public.%I', page_table)::regclass and a.attnum > 0 and not a.attisdropped
       and chosen ? a.attname and a.attname not in ('id', 'slug', 'created_at', 'updated_at')
  loop
    execute format(
      'update public.%1$I t set %2$I = (jsonb_populate_record(t, $2)).%2$I where id = $1', page_table, r.name)
      using kept, chosen;
  end loop;

  update public.moved_addresses set to_id = kept where kind = of_kind and to_id = dropped;
  insert into public.moved_addresses (kind, name, to_id)
    values (of_kind, old_dropped ->> 'slug', kept), (of_kind, dropped::text, kept)
    on conflict (kind, name) do update set to_id = excluded.to_id;
  execute format('select to_jsonb(t) from public.%I t where id = $1', page_table) into new_kept using kept;
  perform desk.note(
    page_table || '.merge', 'public.' || page_table, kept::text,
    jsonb_build_object('kept', old_kept, 'merged', old_dropped), jsonb_build_object('kept', new_kept),
    coalesce(current_setting('desk.reason', true), ''));
end
$$;

-- Row by row: what would stand twice goes.
create function desk.move_references(referrer regclass, refers name, kept uuid, dropped uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  place tid;
begin
  for place in execute format('select ctid from %s where %I = $1', referrer, refers) using dropped loop
    begin
      execute format('update %s set %I = $1 where ctid = $2', referrer, refers) using kept, place;
    exception when unique_violation then
      execute format('delete from %s where ctid = $1', referrer) using place;
    end;
  end loop;
end
$$;
revoke execute on function desk.move_references(regclass, name, uuid, uuid) from public;
revoke execute on function desk.merge_companies(text, uuid, uuid, jsonb) from public;
grant execute on function desk.likely_duplicates(text, int), desk.merge_companies(text, uuid, uuid, jsonb) to desk_staff;

-- The search index takes ten times as long as the row. An import leaves it until it is committed: names
-- that wait here are searched some seconds later, and its transaction is short.
create table search.unsettled (
  kind text not null check (kind in ('startup', 'investor')),
  id uuid not null,
  primary key (kind, id)
);
alter table search.unsettled enable row level security;

create or replace function search.keep_startup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.id <> old.id or not new.is_published) then
    delete from search.names where kind = 'startup' and id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    if current_setting('search.later', true) = 'yes' then
      insert into search.unsettled values ('startup', new.id) on conflict do nothing;
      return null;
    end if;
    insert into search.names
      values ('startup', new.id, search.name_key(new.name), search.norm(new.name), search.startup_texts(new))
      on conflict (kind, id) do update set key = excluded.key, name = excluded.name, texts = excluded.texts;
  end if;
  return null;
end
$$;

create or replace function search.keep_investor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.id <> old.id or not new.is_published) then
    delete from search.names where kind = 'investor' and id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    if current_setting('search.later', true) = 'yes' then
      insert into search.unsettled values ('investor', new.id) on conflict do nothing;
      return null;
    end if;
    insert into search.names
      values ('investor', new.id, search.name_key(new.name), search.norm(new.name), search.investor_texts(new))
      on conflict (kind, id) do update set key = excluded.key, name = excluded.name, texts = excluded.texts;
  end if;
  return null;
end
$$;

-- Takes up so many of those that wait, as they are by now. @returns how many there were.
create function search.settle_names(at_most int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  waiting search.unsettled[];
begin
  waiting := array(select u from search.unsettled u order by kind, id limit at_most for update skip locked);
  delete from search.unsettled u using unnest(waiting) w where u.kind = w.kind and u.id = w.id;
  -- Locked, so that a change that commits meanwhile is what is read.
  perform s.id from public.startups s where s.id in (select w.id from unnest(waiting) w) order by s.id for share;
  perform i.id from public.investors i where i.id in (select w.id from unnest(waiting) w) order by i.id for share;
  insert into search.names
    select 'startup', s.id, search.name_key(s.name), search.norm(s.name), search.startup_texts(s)
      from unnest(waiting) w join public.startups s on s.id = w.id and s.is_published where w.kind = 'startup'
    union all
    select 'investor', i.id, search.name_key(i.name), search.norm(i.name), search.investor_texts(i)
      from unnest(waiting) w join public.investors i on i.id = w.id and i.is_published where w.kind = 'investor'
    on conflict (kind, id) do update set key = excluded.key, name = excluded.name, texts = excluded.texts;
  return cardinality(waiting);
end
$$;

-- The act of each row that an import has written, all of a batch at once: the trigger per row would take
-- longer than the rows.
create function desk.note_import(import uuid, among int4range, reason text) returns void
language sql security definer set search_path = '' as $$
  insert into desk.audit (actor, actor_email, act, subject_table, subject_id, before, after, reason)
  select desk.actor(), u.email, t.name || case when c.before is null then '.insert' else '.update' end,
         'public.' || t.name, c.row_id::text, d.was, coalesce(d.became, c.after), reason
    from desk.import_changes c
    join desk.imports i on i.id = c.import_id
    cross join lateral (
      select case i.kind when 'startup' then 'startups' when 'investor' then 'investors' else 'funding_rounds' end as name
    ) t
    join auth.users u on u.id = desk.actor()
    left join lateral (
      select jsonb_object_agg(o.key, o.value) as was, jsonb_object_agg(o.key, c.after -> o.key) as became
        from jsonb_each(c.before) o
       where o.value is distinct from c.after -> o.key and o.key <> 'updated_at'
    ) d on c.before is not null
   where c.import_id = import and c.line <@ among and (c.before is null or d.was is not null)
$$;
create function desk.note_undo(import uuid, taken uuid[], reason text) returns void
language sql security definer set search_path = '' as $$
  insert into desk.audit (actor, actor_email, act, subject_table, subject_id, before, after, reason)
  select desk.actor(), u.email, t.name || case when c.before is null then '.delete' else '.update' end,
         'public.' || t.name, c.row_id::text, coalesce(d.was, c.after), d.became, reason
    from desk.import_changes c
    join desk.imports i on i.id = c.import_id
    cross join lateral (
      select case i.kind when 'startup' then 'startups' when 'investor' then 'investors' else 'funding_rounds' end as name
    ) t
    join auth.users u on u.id = desk.actor()
    left join lateral (
      select jsonb_object_agg(o.key, o.value) as was, jsonb_object_agg(o.key, c.before -> o.key) as became
        from jsonb_each(c.after) o
       where o.value is distinct from c.before -> o.key and o.key <> 'updated_at'
    ) d on c.before is not null
   where c.import_id = import and c.row_id = any (taken)
$$;
