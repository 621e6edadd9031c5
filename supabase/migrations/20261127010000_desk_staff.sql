-- Who runs the site, and what they did. Nothing of this schema is served by the data API: staff act
-- through operations, which run their statements in the role desk_staff, so that the policies decide.
create schema desk;

do $$
begin
  create role desk_staff nologin noinherit;
exception when duplicate_object or unique_violation then null; -- roles belong to the whole cluster
end
$$;
grant desk_staff to current_user;
grant usage on schema desk, public, reference to desk_staff;
grant execute on all functions in schema reference to desk_staff;
alter default privileges in schema desk revoke execute on functions from public;

create table desk.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('editor', 'publisher', 'support', 'administrator')),
  added_at timestamptz not null default now(),
  added_by uuid
);

-- Who was asked to become staff: the first sign-in with that address takes the role up.
create table desk.invitations (
  email text primary key check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('editor', 'publisher', 'support', 'administrator')),
  invited_at timestamptz not null default now(),
  invited_by uuid
);

-- What administrators set; the server writes whether staff must have shown a second factor.
create table desk.settings (
  name text primary key check (name ~ '^[a-z_]+$'),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Who acts, as the operation says: kept for one transaction.
create function desk.actor() returns uuid
language sql stable set search_path = '' as $$
  select nullif(current_setting('desk.actor', true), '')::uuid
$$;

-- The actor's role. Null for anybody else, and for whoever has not shown the factor that is demanded.
create function desk.role() returns text
language sql stable security definer set search_path = '' as $$
  select s.role from desk.staff s
  where s.user_id = desk.actor()
    and (
      current_setting('desk.has_shown_factor', true) = 'yes'
      or not coalesce((select value from desk.settings where name = 'second_factor_demanded'), 'true')::boolean
    )
$$;

-- What each role may do: one home for the policies and, by a test, for contracts/desk/staff.ts.
create function desk.may(area text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(case desk.role()
    when 'editor' then area in ('read', 'write')
    when 'publisher' then area in ('read', 'write', 'publish', 'queue')
    when 'support' then area in ('read', 'queue', 'people')
    when 'administrator' then area in ('read', 'write', 'publish', 'queue', 'people', 'staff')
  end, false)
$$;
grant execute on function desk.actor(), desk.role(), desk.may(text) to desk_staff;

-- Every act of staff. It names people by id and address, for they may leave; nobody changes a line.
create table desk.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor uuid not null,
  actor_email text not null,
  act text not null check (act ~ '^[a-z_]+(\.[a-z_]+)+$'),
  subject_table text,
  subject_id text,
  before jsonb,
  after jsonb,
  reason text not null default '' check (length(reason) <= 1000)
);
create index audit_newest_idx on desk.audit (id desc, actor);
create index audit_subject_idx on desk.audit (subject_table, subject_id, id desc);

create function desk.keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The record of what staff did is never changed.' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_is_kept before update or delete on desk.audit
  for each row execute function desk.keep_audit();
create trigger audit_is_not_emptied before truncate on desk.audit
  for each statement execute function desk.keep_audit();

-- Writes an act down in the actor's name.
create function desk.note(
  act text, subject_table text, subject_id text, before jsonb, after jsonb, reason text default ''
) returns void
language sql security definer set search_path = '' as $$
  insert into desk.audit (actor, actor_email, act, subject_table, subject_id, before, after, reason)
  select desk.actor(), coalesce(u.email, 'operator'), act, subject_table, subject_id, before, after, reason
  from (select desk.actor() as id) a left join auth.users u on u.id = a.id
  where a.id is not null
$$;
grant execute on function desk.note(text, text, text, jsonb, jsonb, text) to desk_staff;

-- A row that staff have written, with what it was; columns that did not change are left out.
create function desk.note_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  was jsonb;
  became jsonb;
begin
  if desk.actor() is null then return null; end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
      into was, became
      from jsonb_each(old_row) o
      where o.value is distinct from new_row -> o.key and o.key not in ('updated_at', 'revision');
    if was is null then return null; end if;
  else
    was := old_row;
    became := new_row;
  end if;
  perform desk.note(
    tg_table_name || '.' || lower(tg_op), tg_table_schema || '.' || tg_table_name,
    coalesce(new_row, old_row) ->> tg_argv[0], was, became,
    coalesce(current_setting('desk.reason', true), '')
  );
  return null;
end
$$;

create trigger staff_noted after insert or update or delete on desk.staff
  for each row execute function desk.note_row('user_id');
create trigger invitations_noted after insert or update or delete on desk.invitations
  for each row execute function desk.note_row('email');
create trigger settings_noted after insert or update or delete on desk.settings
  for each row execute function desk.note_row('name');
create trigger news_noted after insert or update or delete on public.news
  for each row execute function desk.note_row('id');
create trigger startups_noted after insert or update or delete on public.startups
  for each row execute function desk.note_row('id');
create trigger investors_noted after insert or update or delete on public.investors
  for each row execute function desk.note_row('id');
create trigger funding_rounds_noted after insert or update or delete on public.funding_rounds
  for each row execute function desk.note_row('id');

-- The last administrator cannot go, unless with their account: nobody could let anybody in.
create function desk.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'administrator'
    and not exists (select from desk.staff where role = 'administrator')
    and exists (select from auth.users where id = old.user_id) then
    raise exception 'There must be an administrator.' using errcode = 'check_violation', constraint = 'staff_keeps_an_administrator';
  end if;
  return null;
end
$$;
create constraint trigger staff_keeps_an_administrator after update or delete on desk.staff
  deferrable initially deferred for each row execute function desk.keep_an_administrator();

alter table desk.staff enable row level security;
create policy "Staff see who else is staff" on desk.staff for select to desk_staff using (desk.may('read'));
create policy "Administrators add staff" on desk.staff for insert to desk_staff with check (desk.may('staff'));
create policy "Administrators change roles" on desk.staff for update to desk_staff
  using (desk.may('staff')) with check (desk.may('staff'));
create policy "Administrators remove staff" on desk.staff for delete to desk_staff using (desk.may('staff'));

alter table desk.invitations enable row level security;
create policy "Staff see who is invited" on desk.invitations for select to desk_staff using (desk.may('read'));
create policy "Administrators invite" on desk.invitations for insert to desk_staff with check (desk.may('staff'));
create policy "Administrators change invitations" on desk.invitations for update to desk_staff
  using (desk.may('staff')) with check (desk.may('staff'));
create policy "Administrators take invitations back" on desk.invitations for delete to desk_staff
  using (desk.may('staff'));

alter table desk.settings enable row level security;
create policy "Staff read settings" on desk.settings for select to desk_staff using (desk.may('read'));
create policy "Administrators write settings" on desk.settings for insert to desk_staff
  with check (desk.may('staff') and name <> 'second_factor_demanded');
create policy "Administrators change settings" on desk.settings for update to desk_staff
  using (desk.may('staff') and name <> 'second_factor_demanded')
  with check (desk.may('staff') and name <> 'second_factor_demanded');

alter table desk.audit enable row level security;
create policy "Administrators read every act, others their own" on desk.audit for select to desk_staff
  using (desk.may('staff') or (desk.may('read') and actor = desk.actor()));

grant select, insert, update, delete on desk.staff, desk.invitations to desk_staff;
grant select, insert, update on desk.settings to desk_staff;
grant select on desk.audit to desk_staff;

-- What is published: staff read all of it, and publishers write it. Browsers may do no more than before.
do $$
declare content text;
begin
  foreach content in array array[
    'news', 'news_startups', 'news_investors', 'startups', 'investors', 'funding_rounds',
    'funding_round_investors'
  ] loop
    execute format('grant select, insert, update, delete on public.%I to desk_staff', content);
    execute format(
      'create policy "Staff read it, published or not" on public.%I for select to desk_staff using (desk.may(''read''))', content);
    execute format(
      'create policy "Publishers add it" on public.%I for insert to desk_staff with check (desk.may(''publish''))', content);
    execute format(
      'create policy "Publishers change it" on public.%I for update to desk_staff using (desk.may(''publish'')) with check (desk.may(''publish''))', content);
    execute format(
      'create policy "Publishers take it away" on public.%I for delete to desk_staff using (desk.may(''publish''))', content);
  end loop;
end
$$;

-- Staff with their addresses, which the role desk_staff cannot read itself.
create function desk.list_staff()
returns table (user_id uuid, email text, role text, added_at timestamptz, last_act_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.user_id, u.email::text, s.role, s.added_at,
         (select max(a.at) from desk.audit a where a.actor = s.user_id)
  from desk.staff s join auth.users u on u.id = s.user_id
  where desk.may('read')
  order by u.email
$$;
grant execute on function desk.list_staff() to desk_staff;
