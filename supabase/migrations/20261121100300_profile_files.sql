-- The files of a profile: one of each kind, where it lies in storage and what it is. The server
-- checks a file's content before it stores it, so browsers get no way to write a bucket.
create table public.profile_files (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('logo', 'pitch_deck', 'business_license')),
  -- In the bucket of its kind; a new file never takes the place of an old one.
  path text not null check (length(path) <= 300),
  -- As the person's own machine calls it.
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  bytes bigint not null check (bytes > 0),
  pages int check (pages > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_at timestamptz not null default now(),
  primary key (user_id, kind)
);

alter table public.profile_files enable row level security;
create policy "A person reads what is known of their files" on public.profile_files
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.profile_files from anon, authenticated;
grant select on public.profile_files to authenticated;
grant all on public.profile_files to service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('pitch-decks', 'pitch-decks', false, 52428800, array['application/pdf']),
  ('business-licenses', 'business-licenses', false, 52428800, array['application/pdf']),
  ('logos', 'logos', true, 1048576, array['image/webp']);

-- The first folder of a path is the owner's id. Reading is what a signed address needs.
create policy "A person reads their own decks and licences" on storage.objects
  for select to authenticated using (
    bucket_id in ('pitch-decks', 'business-licenses')
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );
