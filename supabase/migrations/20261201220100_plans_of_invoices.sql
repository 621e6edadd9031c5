-- A plan that began by a slow way to pay ran, and made packs cheaper, before anybody had paid for it. Whether one was
-- ever paid for, and which plan a missing payment is of, is told by its invoices.

-- The gateway's id of the plan that it pays for; null: of a pack.
alter table public.invoices add column subscription_reference text;
create index invoices_plan_idx on public.invoices (subscription_reference) where subscription_reference is not null;
