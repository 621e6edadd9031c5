-- A customer may be gone at the gateway, deleted at its dashboard: the account then gets another. The old one stays,
-- for what it paid may still be refunded or disputed.
alter table public.payment_customers
  add column gone_at timestamptz,
  drop constraint payment_customers_pkey,
  drop constraint payment_customers_gateway_reference_key,
  alter column account_id set not null,
  add primary key (gateway, reference);
create unique index payment_customers_present_idx on public.payment_customers (gateway, account_id)
  where gone_at is null;

-- Stripe's test keys know nothing of what its live keys know, and take no money: a gateway of its own.
alter table public.payment_customers
  drop constraint payment_customers_gateway_check,
  add constraint payment_customers_gateway_check check (gateway in ('stripe', 'stripe_test', 'sandbox'));
alter table public.checkouts
  drop constraint checkouts_gateway_check,
  add constraint checkouts_gateway_check check (gateway in ('stripe', 'stripe_test', 'sandbox'));
alter table public.subscriptions
  drop constraint subscriptions_gateway_check,
  add constraint subscriptions_gateway_check check (gateway in ('stripe', 'stripe_test', 'sandbox'));
alter table public.invoices
  drop constraint invoices_gateway_check,
  add constraint invoices_gateway_check check (gateway in ('stripe', 'stripe_test', 'sandbox'));
alter table public.payment_events
  drop constraint payment_events_gateway_check,
  add constraint payment_events_gateway_check check (gateway in ('stripe', 'stripe_test', 'sandbox'));
