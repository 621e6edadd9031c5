-- Invoices from before they named their plan: of the plan whose newest one they are, or else of the newest that had
-- begun by then. Ours are noted a moment after the gateway's, hence the day.
update public.invoices i
   set subscription_reference = (
     select s.reference from public.subscriptions s
      where s.account_id = i.account_id and s.gateway = i.gateway
      order by (s.latest_invoice = i.reference) is true desc,
               s.started_at <= i.issued_at + interval '1 day' desc, s.started_at desc
      limit 1)
 where i.item_kind = 'plan' and i.subscription_reference is null;
