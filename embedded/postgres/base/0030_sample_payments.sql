-- What the sample payment provider keeps: no money moves, and nobody but the provider looks in.
create role sample_payments login noinherit;
alter role sample_payments set search_path = sample_payments;
alter role sample_payments set statement_timeout = '10s';
alter role sample_payments set idle_in_transaction_session_timeout = '10s';
create schema sample_payments;
grant usage on schema sample_payments to sample_payments;

-- Everything that the API tells of, as it tells it.
create table sample_payments.objects (
  id text primary key,
  kind text not null,
  body jsonb not null,
  -- Lists are told newest first; several objects are made in one second.
  position bigint generated always as identity
);
create index objects_kind_idx on sample_payments.objects (kind, position);
create index objects_customer_idx on sample_payments.objects (kind, (body ->> 'customer'));

-- What the provider remembers of an object beside that, and when it must look at it next.
create table sample_payments.plans (
  id text primary key references sample_payments.objects (id) on delete cascade,
  kind text not null,
  plan jsonb not null,
  due_at timestamptz
);
create index plans_due_at_idx on sample_payments.plans (due_at) where due_at is not null;

create table sample_payments.events (
  id text primary key,
  type text not null,
  -- The bytes that are signed, so no jsonb, which orders keys anew.
  body text not null,
  created_at timestamptz not null default now()
);

-- The outbox: written with the change that it tells of.
create table sample_payments.deliveries (
  id bigint generated always as identity primary key,
  event_id text not null references sample_payments.events (id) on delete cascade,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_result text,
  delivered_at timestamptz,
  given_up_at timestamptz
);
create index deliveries_due_at_idx on sample_payments.deliveries (due_at, id)
  where delivered_at is null and given_up_at is null;

create table sample_payments.idempotency_keys (
  key text primary key,
  -- Method, address and parameters of the request that used it first.
  fingerprint text not null,
  answer text not null,
  request_id text not null,
  created_at timestamptz not null
);

-- How far the provider's clock runs ahead, so that a month can be tried in a second.
create table sample_payments.clock (
  only_row boolean primary key default true check (only_row),
  ahead_seconds bigint not null default 0
);
insert into sample_payments.clock default values;

alter table sample_payments.objects owner to sample_payments;
alter table sample_payments.plans owner to sample_payments;
alter table sample_payments.events owner to sample_payments;
alter table sample_payments.deliveries owner to sample_payments;
alter table sample_payments.idempotency_keys owner to sample_payments;
alter table sample_payments.clock owner to sample_payments;
alter table sample_payments.objects enable row level security;
alter table sample_payments.plans enable row level security;
alter table sample_payments.events enable row level security;
alter table sample_payments.deliveries enable row level security;
alter table sample_payments.idempotency_keys enable row level security;
alter table sample_payments.clock enable row level security;
