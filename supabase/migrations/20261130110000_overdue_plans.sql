-- Plans are compared with the clock: a notice that never comes is noticed (docs/decisions/0022).

-- The gateway's newest invoice of the plan: as long as ours is not settled, the gateway is asked.
alter table public.subscriptions add column latest_invoice text;

-- What was paid for and never credited, or credited and never paid for, and what could not be found
-- out; no row: they agree.
create or replace function internal.reconcile_payments()
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
  union all
  -- A plan goes on or ends with its period, and is asked for each hour: whoever is not heard of may have paid.
  select s.account_id, 'period_of_plan_' || s.id, 1, 0
    from public.subscriptions s
   where s.gateway = 'stripe' and s.state <> 'canceled' and s.period_end < now() - interval '1 day'
$$;
