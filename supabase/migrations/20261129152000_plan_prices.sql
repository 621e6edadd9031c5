-- A plan goes on at the price at which it was bought, whatever the price list says by now: what the running
-- period gave, and what the next one gives and costs. Empty in rows from before, until the gateway is asked again.

alter table public.subscriptions
  add column credits integer check (credits > 0),
  add column next_credits integer check (next_credits > 0),
  add column next_cents integer check (next_cents >= 0);
