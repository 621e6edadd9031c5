-- What staff write before, and after, it is published: an article, a company, a round, a page of the
-- site. Only what is published stands in the public tables, so that nothing shows early anywhere.
create table desk.documents (
  -- Also the id of its public row.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('article', 'startup', 'investor', 'round', 'page')),
  state text not null default 'draft'
    check (state in ('draft', 'waiting', 'scheduled', 'published', 'unpublished')),
  title text not null default '' check (length(title) <= 300),
  -- As contracts/desk/ describes it for the kind.
  content jsonb not null check (pg_column_size(content) <= 2000000),
  revision integer not null default 1 check (revision > 0),
  -- The revision that readers see.
  published_revision integer,
  publish_at timestamptz,
  unpublish_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_by uuid,
  updated_at timestamptz not null default now(),
  check (state <> 'scheduled' or publish_at is not null)
);
create index documents_newest_idx on desk.documents (kind, updated_at desc, id);
create index documents_due_idx on desk.documents (publish_at) where state = 'scheduled';
create index documents_ending_idx on desk.documents (unpublish_at) where unpublish_at is not null and state = 'published';

-- Every version that somebody saved; what is typed within some minutes is one.
create table desk.revisions (
  document_id uuid not null references desk.documents (id) on delete cascade,
  revision integer not null,
  content jsonb not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  primary key (document_id, revision)
);

create trigger documents_touch before update on desk.documents
  for each row execute function internal.touch_updated_at();

-- The record says what becomes of a document; what was written in it, its revisions say.
create function desk.note_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if desk.actor() is null then return null; end if;
  if tg_op = 'UPDATE' and new.state = old.state and new.publish_at is not distinct from old.publish_at
    and new.unpublish_at is not distinct from old.unpublish_at
    and new.published_revision is not distinct from old.published_revision then
    return null;
  end if;
  perform desk.note(
    'documents.' || lower(tg_op), 'desk.documents', coalesce(new.id, old.id)::text,
    case when tg_op = 'INSERT' then null else to_jsonb(old) - 'content' end,
    case when tg_op = 'DELETE' then null else to_jsonb(new) - 'content' end,
    coalesce(current_setting('desk.reason', true), '')
  );
  return null;
end
$$;
create trigger documents_noted after insert or update or delete on desk.documents
  for each row execute function desk.note_document();

alter table desk.documents enable row level security;
create policy "Staff read documents" on desk.documents for select to desk_staff using (desk.may('read'));
create policy "Writers begin documents, publishers any" on desk.documents for insert to desk_staff
  with check (desk.may('publish') or (desk.may('write') and state in ('draft', 'waiting')));
create policy "Writers change documents, publishers what is public" on desk.documents for update to desk_staff
  using (desk.may('write'))
  with check (desk.may('publish') or (desk.may('write') and state in ('draft', 'waiting', 'published', 'unpublished')));
create policy "Publishers delete documents" on desk.documents for delete to desk_staff
  using (desk.may('publish') and state <> 'published');

-- A writer's save of something public must not publish it: only these columns decide what readers see.
create function desk.keep_publishing() returns trigger language plpgsql as $$
begin
  if current_user = 'desk_staff' and not desk.may('publish') and (
    new.published_revision is distinct from old.published_revision
    or new.publish_at is distinct from old.publish_at
    or new.unpublish_at is distinct from old.unpublish_at
    or (new.state is distinct from old.state and not (old.state in ('draft', 'waiting') and new.state in ('draft', 'waiting')))
  ) then
    raise exception 'Only publishers publish.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger documents_keep_publishing before update on desk.documents
  for each row execute function desk.keep_publishing();
grant execute on function desk.keep_publishing() to desk_staff;

alter table desk.revisions enable row level security;
create policy "Staff read revisions" on desk.revisions for select to desk_staff using (desk.may('read'));
create policy "Writers keep their revisions" on desk.revisions for insert to desk_staff
  with check (desk.may('write') and made_by = desk.actor());
create policy "Writers go on with their own latest revision" on desk.revisions for update to desk_staff
  using (desk.may('write') and made_by = desk.actor()) with check (desk.may('write') and made_by = desk.actor());

grant select, insert, update, delete on desk.documents to desk_staff;
grant select, insert, update on desk.revisions to desk_staff;

-- What an article rests on, and what was corrected since, as readers see it.
alter table public.news
  add column sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  add column corrections jsonb not null default '[]' check (jsonb_typeof(corrections) = 'array');
