-- What the review of a profile said before it was published, or was not.
create table public.publications (
  run_id uuid primary key references public.runs (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The draft that was judged.
  version int not null check (version > 0),
  verdict text not null check (verdict in ('approved', 'rejected')),
  -- As contracts/profile-review.ts describes them.
  findings jsonb not null check (jsonb_typeof(findings) = 'array'),
  engine text not null check (length(engine) between 1 and 200),
  created_at timestamptz not null default now()
);
create index publications_newest_idx on public.publications (user_id, created_at desc);

alter table public.publications enable row level security;
create policy "A person reads what was said of their own profile" on public.publications
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.publications from anon, authenticated;
grant select on public.publications to authenticated;
grant all on public.publications to service_role;
