-- Smart match: what runs found, what the person said about it, and introductions.

-- Candidates are narrowed by these before any text is read.
create index investors_stages_idx on public.investors using gin (investment_stages) where is_published;
create index investors_regions_idx on public.investors using gin (target_regions) where is_published;

create table public.match_results (
  run_id uuid not null references public.runs (id) on delete cascade,
  -- 1 is the best.
  place int not null check (place > 0),
  startup_id uuid references public.startups (id) on delete cascade,
  investor_id uuid references public.investors (id) on delete cascade,
  rate int not null check (rate between 0 and 100),
  reasons text[] not null check (cardinality(reasons) between 1 and 3),
  against text not null,
  conflicts text[] not null default '{}',
  primary key (run_id, place),
  check (num_nonnulls(startup_id, investor_id) = 1)
);
create index match_results_startup_idx on public.match_results (startup_id) where startup_id is not null;
create index match_results_investor_idx on public.match_results (investor_id) where investor_id is not null;

-- What a person says of a candidate; the next run goes by it.
create table public.match_feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  startup_id uuid references public.startups (id) on delete cascade,
  investor_id uuid references public.investors (id) on delete cascade,
  kind text not null check (kind in ('contacted', 'not_a_fit')),
  reason text not null default '' check (length(reason) <= 500),
  said_at timestamptz not null default now(),
  check (num_nonnulls(startup_id, investor_id) = 1),
  unique nulls not distinct (user_id, startup_id, investor_id)
);
create index match_feedback_startup_idx on public.match_feedback (startup_id) where startup_id is not null;
create index match_feedback_investor_idx on public.match_feedback (investor_id) where investor_id is not null;

-- Either side may ask; addresses are told to both once the other has agreed.
create table public.introductions (
  id uuid primary key default gen_random_uuid(),
  startup_id uuid not null references public.startups (id) on delete cascade,
  investor_id uuid not null references public.investors (id) on delete cascade,
  asked_by uuid not null references auth.users (id) on delete cascade,
  asked_of uuid not null references auth.users (id) on delete cascade,
  message text not null default '' check (length(message) <= 1000),
  state text not null default 'asked' check (state in ('asked', 'agreed', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check (asked_by <> asked_of),
  check ((state = 'asked') = (answered_at is null))
);
-- One that is open or was agreed to stands; after a no, the other side is left in peace (the operation says for how long).
create unique index introductions_standing_idx on public.introductions (startup_id, investor_id)
  where state in ('asked', 'agreed');
create index introductions_pair_idx on public.introductions (startup_id, investor_id, created_at desc);
create index introductions_investor_idx on public.introductions (investor_id);
create index introductions_asked_by_idx on public.introductions (asked_by, created_at desc);
create index introductions_asked_of_idx on public.introductions (asked_of, created_at desc);

alter table public.match_results enable row level security;
alter table public.match_feedback enable row level security;
alter table public.introductions enable row level security;
create policy "A person reads the results of their own runs" on public.match_results
  for select to authenticated using (
    run_id in (select r.id from public.runs r where r.user_id = (select auth.uid()))
  );
create policy "A person reads what they said of candidates" on public.match_feedback
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Both sides read their introductions" on public.introductions
  for select to authenticated using ((select auth.uid()) in (asked_by, asked_of));
revoke all on public.match_results, public.match_feedback, public.introductions from anon, authenticated;
grant select on public.match_results, public.match_feedback, public.introductions to authenticated;
grant all on public.match_results, public.match_feedback, public.introductions to service_role;
