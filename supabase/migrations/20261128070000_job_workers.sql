-- Who works on the queue's jobs (server/jobs/worker.ts), and when each was last seen: what a worker
-- held when its server was killed would be locked for four hours.
create table internal.job_workers (
  -- As graphile_worker's locked_by has it.
  id text primary key check (length(id) between 1 and 100),
  alive_at timestamptz not null default now()
);
alter table internal.job_workers enable row level security;
