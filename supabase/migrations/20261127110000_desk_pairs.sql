-- A pair that may be one company is one thing in the queue and in its own room: found in one way, and
-- decided once.
drop view desk.possible_duplicates;

-- The other page of a pair, whose first is the subject.
alter table desk.cases add column other_id uuid;
update desk.cases set other_id = case when split_part(origin, ':', 2) = subject_id::text
    then split_part(origin, ':', 3) else split_part(origin, ':', 2) end::uuid
  where kind = 'duplicate';
create index cases_other_idx on desk.cases (other_id) where other_id is not null;

-- As desk.likely_duplicates tells them to staff; the night's work asks for itself.
drop function desk.likely_duplicates(text, int);
create function desk.duplicate_pairs(of_kind text, at_most int)
returns table (one uuid, other uuid, same_name boolean, same_site boolean)
language sql stable security definer set search_path = '' as $$
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
   limit at_most
$$;
revoke execute on function desk.duplicate_pairs(text, int) from public;

-- Pairs that may be one company, the surest first.
create function desk.likely_duplicates(of_kind text, at_most int)
returns table (one uuid, other uuid, same_name boolean, same_site boolean)
language sql stable security definer set search_path = '' as $$
  select p.* from desk.duplicate_pairs(of_kind, at_most) p where desk.may('read')
$$;
grant execute on function desk.likely_duplicates(text, int) to desk_staff;

-- Brings the pairs that nobody has looked at yet before staff; the older page of the two is the subject.
create or replace function desk.gather_duplicates() returns integer
language sql security definer set search_path = '' as $$
  with sides as (
    select 'startup' as kind, p.*, c.id, c.name, c.slug, c.created_at
      from desk.duplicate_pairs('startup', 1000) p
      cross join lateral unnest(array[p.one, p.other]) side (id)
      join public.startups c on c.id = side.id
    union all
    select 'investor', p.*, c.id, c.name, c.slug, c.created_at
      from desk.duplicate_pairs('investor', 1000) p
      cross join lateral unnest(array[p.one, p.other]) side (id)
      join public.investors c on c.id = side.id
  ), ranked as materialized (
    select *, row_number() over (partition by kind, one, other order by created_at, id) as rank from sides
  ), brought as (
    insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, other_id, origin, details)
    select 'duplicate', a.kind, a.id, a.name, '/' || a.kind || 's/' || a.slug, b.id,
      'duplicate:' || a.one || ':' || a.other,
      jsonb_build_object('because', case when a.same_name then 'name' else 'website' end,
        'otherTitle', b.name, 'otherPath', '/' || b.kind || 's/' || b.slug)
    from ranked a
    join ranked b on b.kind = a.kind and b.one = a.one and b.other = a.other and b.rank = 2
    where a.rank = 1
    on conflict (origin) do nothing
    returning 1
  )
  select count(*)::integer from brought
$$;
drop function desk.website_host(text);

-- A page that is gone is nobody's twin.
create function desk.forget_pairs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from desk.cases
   where kind = 'duplicate' and decision is null and (subject_id = old.id or other_id = old.id);
  return null;
end
$$;
create trigger startups_take_pairs_along after delete on public.startups
  for each row execute function desk.forget_pairs();
create trigger investors_take_pairs_along after delete on public.investors
  for each row execute function desk.forget_pairs();

-- A draft that waits has its place at the desk, of whatever kind it is.
create or replace function desk.keep_document_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'waiting' then
    insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, origin,
      asker_id, language, document_id)
    select 'document', 'document', new.id, new.title, '/desk/' || new.kind || 's/' || new.id,
      'document:' || new.id || ':' || gen_random_uuid(), u.id,
      coalesce((select p.language from public.profiles p where p.user_id = u.id), 'en'), new.id
    from (select coalesce(desk.actor(), new.updated_by, new.created_by) as id) w
    left join auth.users u on u.id = w.id;
  elsif old.state = 'waiting' then
    update desk.cases set
      decision = case when new.state in ('published', 'scheduled') then 'accepted' else 'declined' end,
      reason = coalesce(current_setting('desk.reason', true), ''),
      decided_by = desk.actor(), decided_at = now()
    where document_id = new.id and kind = 'document' and decision is null;
  end if;
  return null;
end
$$;
update desk.cases c set subject_path = '/desk/' || d.kind || 's/' || d.id
  from desk.documents d where d.id = c.document_id and c.kind = 'document' and c.subject_path is null;
