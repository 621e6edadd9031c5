-- Runs of the services that cost credits. The server begins one in the transaction that takes the
-- credits and adds the job; the browser follows the row.
create table public.runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  service text not null check (service in ('deck_review', 'publish', 'match')),
  -- The same key again is the same run.
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  -- In which its results are written.
  language text not null check (language = any (reference.languages())),
  price int not null check (price > 0),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  -- How far it is (contracts/runs.ts); null before it begins.
  step text check (step ~ '^[a-z_]{1,40}$'),
  -- Why it failed.
  problem text check (problem ~ '^[a-z_]{1,40}$'),
  -- Of all that the result depends on: the same again would give the same.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  unique (user_id, idempotency_key),
  check ((state = 'failed') = (problem is not null)),
  check ((state in ('done', 'failed')) = (finished_at is not null))
);
create index runs_newest_idx on public.runs (user_id, service, created_at desc);
-- One at a time of each service.
create unique index runs_one_at_a_time_idx on public.runs (user_id, service)
  where state in ('queued', 'running');

alter table public.runs enable row level security;
create policy "A person reads their own runs" on public.runs
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.runs from anon, authenticated;
grant select on public.runs to authenticated;
grant all on public.runs to service_role;
alter publication supabase_realtime add table public.runs;

-- Who works on a run: whoever has given no sign of life for a while has lost it to the next.
create table public.run_attempts (
  run_id uuid primary key references public.runs (id) on delete cascade,
  runner uuid not null,
  attempts int not null default 1 check (attempts > 0),
  alive_at timestamptz not null default now()
);
create index run_attempts_alive_idx on public.run_attempts (alive_at);
alter table public.run_attempts enable row level security;
revoke all on public.run_attempts from anon, authenticated;
grant all on public.run_attempts to service_role;

-- What a language model was asked during a run, and what that cost.
create table public.model_calls (
  id bigint generated always as identity primary key,
  run_id uuid references public.runs (id) on delete set null,
  model text not null check (length(model) between 1 and 200),
  purpose text not null check (purpose ~ '^[a-z_]{1,40}$'),
  outcome text not null check (outcome in ('answered', 'failed')),
  input_tokens int not null default 0 check (input_tokens >= 0),
  output_tokens int not null default 0 check (output_tokens >= 0),
  -- Millionths of a US dollar.
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  created_at timestamptz not null default now()
);
create index model_calls_run_idx on public.model_calls (run_id);
alter table public.model_calls enable row level security;
revoke all on public.model_calls from anon, authenticated;
grant all on public.model_calls to service_role;
