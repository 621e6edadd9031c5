-- A company's first deck review is free, once. Whose it was outlives the account, so that signing up
-- again brings no second one, and says nothing of the person: it is a hash of the company's domain,
-- or at a public mail host of the address.
create table public.free_reviews (
  claimant text primary key check (claimant ~ '^[0-9a-f]{64}$'),
  -- One account has one, also when it changes its address.
  account_id uuid not null unique references public.credit_accounts (id),
  -- A run that failed gives its row back. No reference: runs go with their person, this stays.
  run_id uuid unique,
  given_at timestamptz not null default now()
);
alter table public.free_reviews enable row level security;
-- As with the ledger, even the secret key only reads.
revoke all on public.free_reviews from anon, authenticated, service_role;
grant select on public.free_reviews to service_role;

-- Its price stays in `price`: the ledger has a grant of as many credits for it.
alter table public.runs add column is_free boolean not null default false;
