-- Payments: what a person began to buy, what was paid, the plan that renews. The payment gateway
-- holds the truth; these rows follow its webhooks (docs/decisions/0022).
create table public.payment_customers (
  gateway text check (gateway in ('stripe', 'sandbox')),
  account_id uuid references public.credit_accounts (id),
  reference text not null,
  primary key (gateway, account_id),
  unique (gateway, reference)
);
create index payment_customers_account_idx on public.payment_customers (account_id);

create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.credit_accounts (id),
  idempotency_key text not null,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  -- The gateway's own name of it, and where it is paid; null until the gateway has answered.
  reference text unique,
  url text,
  item_kind text not null check (item_kind in ('pack', 'plan')),
  item_id text not null check (length(item_id) between 1 and 60),
  credits int not null check (credits > 0),
  -- US cents.
  amount int not null check (amount > 0),
  -- The page of ours that the person comes from, and returns to.
  -- Browsers drop tabs and line ends: with one of them after the slash it would be another site's.
  return_to text not null check (return_to ~ '^/([^/\\\s][^\\\s]*)?$' and length(return_to) <= 300),
  -- processing: the person has paid, the money is on its way.
  state text not null default 'open'
    check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  created_at timestamptz not null default now(),
  -- When we first heard from the gateway itself that it has the money; its webhook is due then.
  seen_paid_at timestamptz,
  settled_at timestamptz,
  unique (account_id, idempotency_key)
);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.credit_accounts (id),
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  reference text not null unique,
  -- What the running period was paid for; a change of plan begins with the next one.
  plan_id text not null check (length(plan_id) between 1 and 60),
  next_plan_id text not null check (length(next_plan_id) between 1 and 60),
  state text not null check (state in ('incomplete', 'active', 'past_due', 'canceled')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  -- Since when a payment is missing; the plan lasts a while longer (contracts/plans.ts).
  past_due_since timestamptz,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  updated_at timestamptz not null default now()
);
create index subscriptions_account_idx on public.subscriptions (account_id, started_at desc);
create trigger subscriptions_touch before update on public.subscriptions
  for each row execute function internal.touch_updated_at();

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.credit_accounts (id),
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  reference text not null unique,
  -- As it stands on the document; empty until the gateway has numbered it.
  number text not null default '',
  item_kind text not null check (item_kind in ('pack', 'plan')),
  item_id text not null check (length(item_id) between 1 and 60),
  credits int not null check (credits > 0),
  -- US cents.
  amount int not null check (amount >= 0),
  -- The payment behind it, by which refunds and disputes name it.
  payment_reference text unique,
  state text not null check (state in ('unpaid', 'paid', 'void')),
  amount_refunded int not null default 0 check (amount_refunded >= 0),
  amount_disputed int not null default 0 check (amount_disputed >= 0),
  credits_reversed int not null default 0 check (credits_reversed between 0 and credits),
  period_start timestamptz,
  period_end timestamptz,
  document_url text,
  issued_at timestamptz not null default now(),
  paid_at timestamptz
);
create index invoices_newest_idx on public.invoices (account_id, issued_at desc);

-- Webhooks that came in: each is acted upon once, in the transaction that notes it as handled.
create table public.payment_events (
  gateway text check (gateway in ('stripe', 'sandbox')),
  reference text,
  kind text not null,
  -- The gateway's name of what it tells of.
  subject text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  attempts int not null default 0,
  failure text,
  primary key (gateway, reference)
);
create index payment_events_unhandled_idx on public.payment_events (received_at)
  where handled_at is null;
create index payment_events_subject_idx on public.payment_events (subject);

alter table public.payment_customers enable row level security;
alter table public.checkouts enable row level security;
alter table public.subscriptions enable row level security;
alter table public.invoices enable row level security;
alter table public.payment_events enable row level security;
create policy "A person reads their own checkouts" on public.checkouts
  for select to authenticated using (
    account_id = (select id from public.credit_accounts where user_id = (select auth.uid()))
  );
create policy "A person reads their own plan" on public.subscriptions
  for select to authenticated using (
    account_id = (select id from public.credit_accounts where user_id = (select auth.uid()))
  );
create policy "A person reads their own invoices" on public.invoices
  for select to authenticated using (
    account_id = (select id from public.credit_accounts where user_id = (select auth.uid()))
  );
revoke all on public.payment_customers, public.checkouts, public.subscriptions, public.invoices,
  public.payment_events from anon, authenticated, service_role;
grant select on public.checkouts, public.subscriptions, public.invoices to authenticated;
grant select on public.payment_customers, public.checkouts, public.subscriptions, public.invoices,
  public.payment_events to service_role;

alter publication supabase_realtime add table public.checkouts, public.subscriptions;

-- What was paid for and never credited, or credited and never paid for, and what could not be found
-- out; no row: they agree.
create function internal.reconcile_payments()
returns table (account_id uuid, difference text, expected bigint, found bigint)
language sql stable set search_path = '' as $$
  with credited as (
    select e.account_id, e.subject_id,
           sum(e.amount) filter (where e.kind in ('purchase', 'plan')) as given,
           -coalesce(sum(e.amount) filter (where e.kind = 'reversal'), 0) as reversed
      from public.credit_entries e where e.subject_kind = 'invoice' group by 1, 2
  )
  select coalesce(i.account_id, c.account_id), 'credits_of_invoice_' || coalesce(i.id::text, c.subject_id),
         case when i.state = 'paid' then i.credits else 0 end::bigint, coalesce(c.given, 0)
    from public.invoices i
    full join credited c on c.subject_id = i.id::text
   where case when i.state = 'paid' then i.credits else 0 end <> coalesce(c.given, 0)
  union all
  select i.account_id, 'reversal_of_invoice_' || i.id, i.credits_reversed, coalesce(c.reversed, 0)
    from public.invoices i
    left join credited c on c.subject_id = i.id::text
   where i.credits_reversed <> coalesce(c.reversed, 0)
  union all
  -- The gateway has the money, and no notice has brought the credits within an hour.
  select c.account_id, 'credits_of_checkout_' || c.id, c.credits, 0
    from public.checkouts c
   where c.state in ('open', 'processing') and c.seen_paid_at < now() - interval '1 hour'
  union all
  -- Nobody knows yet whose it is.
  select null, 'notice_' || e.reference, 1, 0
    from public.payment_events e
   where e.handled_at is null and e.received_at < now() - interval '1 hour'
$$;
