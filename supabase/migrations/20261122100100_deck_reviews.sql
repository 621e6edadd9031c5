-- What reviews of pitch decks found, and which issues their owner says are fixed.
create table public.deck_reviews (
  run_id uuid primary key references public.runs (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  file_name text not null check (btrim(file_name) <> '' and length(file_name) <= 200),
  -- Of the deck that was reviewed: a score is of these bytes.
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  score numeric(3, 1) not null check (score between 0 and 10),
  -- As contracts/deck-review.ts describes it.
  review jsonb not null check (jsonb_typeof(review) = 'object'),
  engine text not null check (length(engine) between 1 and 200),
  created_at timestamptz not null default now()
);
create index deck_reviews_newest_idx on public.deck_reviews (user_id, created_at desc);

create table public.deck_issue_marks (
  run_id uuid not null references public.deck_reviews (run_id) on delete cascade,
  issue_id text not null check (length(issue_id) between 1 and 64),
  marked_at timestamptz not null default now(),
  primary key (run_id, issue_id)
);

alter table public.deck_reviews enable row level security;
alter table public.deck_issue_marks enable row level security;
create policy "A person reads the reviews of their own decks" on public.deck_reviews
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person reads their own marks" on public.deck_issue_marks
  for select to authenticated using (
    run_id in (select r.run_id from public.deck_reviews r where r.user_id = (select auth.uid()))
  );
revoke all on public.deck_reviews, public.deck_issue_marks from anon, authenticated;
grant select on public.deck_reviews, public.deck_issue_marks to authenticated;
grant all on public.deck_reviews, public.deck_issue_marks to service_role;
