-- What a model writes for the desk: the article of a story, the translations of an article, those of a company's
-- page. One row for each, however often it is asked for: two servers, or one that is killed, write it once.
create table desk.writings (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('story', 'article', 'startup', 'investor')),
  -- The story, the document, the page.
  subject_id uuid not null,
  -- The article or page that comes of it: what it costs is booked to that one.
  page_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'stopped', 'failed')),
  -- Null: by itself.
  asked_by uuid,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Who works on it, as long as it shows signs of life, and what that may cost at most.
  runner uuid,
  alive_at timestamptz,
  reserved_micros bigint not null default 0 check (reserved_micros >= 0),
  attempts int not null default 0,
  -- Until when it waits: the next try, or the day after one that has cost enough.
  not_before timestamptz not null default now(),
  -- Answers that are paid for already, until something has been made of them.
  kept jsonb not null default '{}',
  -- Codes with the words that failed, and the language of a translation.
  faults jsonb not null default '[]',
  -- Of the texts that were translated last.
  fingerprint text not null default '',
  unique (kind, subject_id)
);
create index writings_open_idx on desk.writings (not_before) where state in ('waiting', 'working');

alter table desk.writings enable row level security;
create policy "Staff see what a model writes" on desk.writings for select to desk_staff using (desk.may('read'));
grant select on desk.writings to desk_staff;

-- For which article or page a model was asked; null where it was for a run, or for nothing of ours.
alter table public.model_calls add column subject_id uuid;
create index model_calls_subject_idx on public.model_calls (subject_id, created_at) where subject_id is not null;

-- What texts of a page were translated, so that they are again when they change.
create function desk.texts_mark(tagline text, description text) returns text
language sql immutable set search_path = '' as $$
  select md5(coalesce(tagline, '') || chr(10) || coalesce(description, ''))
$$;

-- Which translations of a page a machine has written: readers are told, and nothing that a person wrote is written over.
alter table public.startups add column machine_texts text[] not null default '{}' check (machine_texts <@ array[
  'tagline_zh', 'tagline_vi', 'tagline_th', 'tagline_id',
  'description_zh', 'description_vi', 'description_th', 'description_id']);
alter table public.investors add column machine_texts text[] not null default '{}' check (machine_texts <@ array[
  'tagline_zh', 'tagline_vi', 'tagline_th', 'tagline_id',
  'description_zh', 'description_vi', 'description_th', 'description_id']);

-- What a person has changed is theirs; a translation of a text that has changed says something else, and goes.
create function internal.keep_machine_texts() returns trigger
language plpgsql set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  kept text[] := '{}';
  gone jsonb := '{}';
  named text;
begin
  if new.machine_texts is distinct from old.machine_texts then return new; end if;
  foreach named in array old.machine_texts loop
    if after -> named is distinct from before -> named then continue; end if;
    if after -> split_part(named, '_', 1) is distinct from before -> split_part(named, '_', 1) then
      gone := gone || jsonb_build_object(named, null);
    else
      kept := kept || named;
    end if;
  end loop;
  return jsonb_populate_record(new, gone || jsonb_build_object('machine_texts', to_jsonb(kept)));
end
$$;
create trigger startups_keep_machine_texts before update on public.startups
  for each row when (old.machine_texts <> '{}') execute function internal.keep_machine_texts();
create trigger investors_keep_machine_texts before update on public.investors
  for each row when (old.machine_texts <> '{}') execute function internal.keep_machine_texts();
