-- What readers, founders and the machine itself bring before staff: one list, each case with who
-- looks into it, what was decided and why.
create table desk.cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('correction', 'claim', 'appeal', 'document', 'run', 'duplicate')),
  -- What it is about, as it was called then.
  subject_kind text not null
    check (subject_kind in ('article', 'startup', 'investor', 'funding', 'profile', 'document', 'run', 'site')),
  subject_id uuid,
  subject_title text not null default '' check (length(subject_title) <= 300),
  -- Its address on the site, or at the desk.
  subject_path text check (subject_path ~ '^/' and length(subject_path) <= 300),
  field text check (field ~ '^[a-z_]{1,40}$'),
  text text not null default '' check (length(text) <= 4000),
  -- As contracts/desk/cases.ts describes them for the kind.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- The same again is the same case.
  origin text not null unique check (length(origin) between 1 and 200),
  asker_id uuid references auth.users (id) on delete set null,
  -- A visitor's, who has no account: only for the answer, and forgotten some time after it.
  asker_email text check (length(asker_email) <= 254),
  language text not null default 'en' check (language = any (reference.languages())),
  -- What is deleted takes its case along.
  document_id uuid references desk.documents (id) on delete cascade,
  run_id uuid, -- no foreign key: whoever may empty the runs has no rights here
  created_at timestamptz not null default now(),
  assignee uuid references desk.staff (user_id) on delete set null,
  decision text check (decision in ('accepted', 'declined', 'merged')),
  reason text not null default '' check (length(reason) <= 1000),
  decided_by uuid,
  decided_at timestamptz,
  state text not null generated always as (
    case when decision is not null then 'decided' when assignee is not null then 'assigned' else 'open' end
  ) stored,
  check ((decision is null) = (decided_at is null))
);
create index cases_waiting_idx on desk.cases (created_at, id) where state <> 'decided';
create index cases_decided_idx on desk.cases (decided_at desc, id) where state = 'decided';
create index cases_subject_idx on desk.cases (subject_id, kind);
create index cases_asker_idx on desk.cases (asker_id);
create index cases_document_idx on desk.cases (document_id);
create index cases_run_idx on desk.cases (run_id);

create trigger cases_noted after update on desk.cases for each row execute function desk.note_row('id');

alter table desk.cases enable row level security;
create policy "Those who answer the queue read it" on desk.cases for select to desk_staff
  using (desk.may('queue'));
create policy "Those who answer the queue take cases and decide them in their own name" on desk.cases
  for update to desk_staff
  using (desk.may('queue') and state <> 'decided')
  with check (
    desk.may('queue')
    and (decision is null or (decided_by = desk.actor() and btrim(reason) <> ''))
  );
-- What was asked stays as it was asked.
grant select on desk.cases to desk_staff;
grant update (assignee, decision, reason, decided_by, decided_at, details) on desk.cases to desk_staff;

-- Who may be given a case.
create function desk.list_case_workers()
returns table (user_id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select s.user_id, u.email::text from desk.staff s join auth.users u on u.id = s.user_id
  where s.role in ('publisher', 'support', 'administrator') and desk.may('queue')
  order by u.email
$$;
-- Where a case's asker is reached, as far as there is anybody.
create function desk.asker_of(case_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(u.email::text, c.asker_email)
  from desk.cases c left join auth.users u on u.id = c.asker_id
  where c.id = case_id and desk.may('queue')
$$;
-- In which language they read: their account's, else the page's on which they asked.
create function desk.asker_language(case_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(p.language, c.language)
  from desk.cases c left join public.profiles p on p.user_id = c.asker_id
  where c.id = case_id
$$;
grant execute on function desk.list_case_workers(), desk.asker_of(uuid), desk.asker_language(uuid) to desk_staff;

-- A case goes only to somebody who may decide it.
create function desk.keep_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assignee is not null and not exists (
    select from desk.staff
    where user_id = new.assignee and role in ('publisher', 'support', 'administrator')
  ) then
    raise exception 'Nobody who answers the queue.' using errcode = 'check_violation', constraint = 'cases_assignee_check';
  end if;
  return new;
end
$$;
create trigger cases_keep_assignee before update of assignee on desk.cases
  for each row execute function desk.keep_assignee();

-- A document that is handed in waits in the queue, until a publisher has done something with it.
create function desk.keep_document_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'waiting' then
    insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, origin,
      asker_id, language, document_id)
    select 'document', 'document', new.id, new.title,
      case new.kind when 'article' then '/desk/articles/' || new.id end,
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
create trigger documents_wait_in_queue after update of state on desk.documents
  for each row when (old.state is distinct from new.state) execute function desk.keep_document_case();

-- A run that our side could not finish. What is wrong with a person's own file, they were told.
create function desk.keep_run_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into desk.cases (kind, subject_kind, subject_id, origin, asker_id, language, run_id, details)
  values ('run', 'run', new.id, 'run:' || new.id, new.user_id, new.language, new.id,
    jsonb_build_object('service', new.service, 'problem', new.problem))
  on conflict (origin) do nothing;
  return null;
end
$$;
create trigger runs_failed_in_queue after update of state on public.runs
  for each row when (
    new.state = 'failed' and old.state <> 'failed'
    and new.problem in ('took_too_long', 'engine_unavailable', 'failed')
  ) execute function desk.keep_run_case();

create function desk.forget_run_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from desk.cases where run_id = old.id;
  return null;
end
$$;
create trigger runs_take_case_along after delete on public.runs
  for each row execute function desk.forget_run_case();

-- Hosts that many companies share: an address there says nothing of whose it is.
create function desk.website_host(website text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select nullif(h, '') from (
    select regexp_replace(lower(substring(website from '^https?://([^/:?#]+)')), '^www\.', '') as h
  ) s
  where h !~ '(^|\.)(facebook|linkedin|instagram|medium|github|google|notion|linktr|wixsite|wordpress|blogspot|shopee|line|zalo)\.[a-z.]+$'
$$;

-- Two pages that may be one company: the same name in whatever accents, case and width, or the same website.
create view desk.possible_duplicates with (security_invoker = true) as
with pages as (
  select 'startup' as kind, id, name, slug, website, created_at from public.startups
  union all
  select 'investor', id, name, slug, website, created_at from public.investors
), signs as (
  select kind, id, name, slug, created_at, 'name' as because,
    nullif(regexp_replace(search.fold(name), search.separators(), '', 'g'), '') as sign from pages
  union all
  select kind, id, name, slug, created_at, 'website', desk.website_host(website) from pages
), ranked as (
  select *, first_value(id) over w as first_id, first_value(name) over w as first_name,
    first_value(slug) over w as first_slug
  from signs where sign is not null
  window w as (partition by kind, because, sign order by created_at, id)
)
select distinct on (kind, least(first_id, id), greatest(first_id, id))
  kind, first_id, first_name, first_slug, id as other_id, name as other_name, slug as other_slug, because
from ranked where id <> first_id
order by kind, least(first_id, id), greatest(first_id, id), because;

-- Brings the pairs that nobody has looked at yet before staff.
create function desk.gather_duplicates() returns integer
language sql security definer set search_path = '' as $$
  with brought as (
    insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, origin, details)
    select 'duplicate', d.kind, d.first_id, d.first_name, '/' || d.kind || 's/' || d.first_slug,
      'duplicate:' || least(d.first_id, d.other_id) || ':' || greatest(d.first_id, d.other_id),
      jsonb_build_object('because', d.because, 'otherTitle', d.other_name,
        'otherPath', '/' || d.kind || 's/' || d.other_slug)
    from desk.possible_duplicates d
    on conflict (origin) do nothing
    returning 1
  )
  select count(*)::integer from brought
$$;

-- Whether somebody's account was given a page that had been there before.
create function desk.is_claimed(page_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from desk.cases
    where kind = 'claim' and subject_id = page_id and decision = 'accepted' and details ->> 'linked' = 'true'
  )
$$;

-- A claimed page goes out of sight with its person's account, and with it the names of people; its
-- rounds stay for the tracker, and staff may publish it again.
create or replace function internal.take_page_with_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'startup_profiles' then
    update public.startups set is_published = false, founder_name = '', linkedin = null, logo = ''
      where id = old.startup_id and desk.is_claimed(id);
    delete from public.startups where id = old.startup_id and not desk.is_claimed(id);
  else
    update public.investors set is_published = false, logo = ''
      where id = old.investor_id and desk.is_claimed(id);
    delete from public.investors where id = old.investor_id and not desk.is_claimed(id);
  end if;
  return null;
end
$$;
