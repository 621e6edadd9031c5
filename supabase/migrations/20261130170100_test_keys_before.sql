-- What was bought with Stripe's test keys before these were a gateway of their own is theirs: Stripe says which keys a
-- checkout is of. Where an account has bought with both kinds, its rows stay: what is not there is found out when asked.
with tried as (
  select account_id from public.checkouts where gateway = 'stripe'
   group by account_id having bool_and(coalesce(reference, '') like 'cs\_test\_%')
), customers as (
  update public.payment_customers c
     set gateway = 'stripe_test',
         -- Another may have been made since.
         gone_at = case when exists (
           select from public.payment_customers o
            where o.gateway = 'stripe_test' and o.account_id = c.account_id and o.gone_at is null
         ) then coalesce(c.gone_at, now()) else c.gone_at end
   where c.gateway = 'stripe' and c.account_id in (select account_id from tried)
     and not exists (select from public.payment_customers o
                      where o.gateway = 'stripe_test' and o.reference = c.reference)
), plans as (
  update public.subscriptions set gateway = 'stripe_test'
   where gateway = 'stripe' and account_id in (select account_id from tried)
), bills as (
  update public.invoices set gateway = 'stripe_test'
   where gateway = 'stripe' and account_id in (select account_id from tried)
)
update public.checkouts set gateway = 'stripe_test'
 where gateway = 'stripe' and reference like 'cs\_test\_%';
