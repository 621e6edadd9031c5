-- Of the rounds that an investor joined, in thousand US dollars: the smallest and the largest whose amount is known,
-- and the amount and the day of the latest, the one that its portfolio begins with. What an investor itself would put
-- in is private (0040): these are not.
create function public.rounds_joined(investor uuid)
returns table (smallest numeric, largest numeric, latest numeric, latest_on date)
language sql stable security definer set search_path = '' set statement_timeout = '1s' as $$
  select min(r.amount_usd_thousand), max(r.amount_usd_thousand),
         (array_agg(r.amount_usd_thousand order by r.announced_on desc, r.startup_id, r.id desc))[1],
         max(r.announced_on)
    from public.funding_round_investors j
    join public.investors i on i.id = j.investor_id and i.is_published
    join public.funding_rounds r on r.id = j.funding_round_id and r.kind <> 'debt'
    join public.startups s on s.id = r.startup_id and s.is_published
   where j.investor_id = rounds_joined.investor
$$;
revoke execute on function public.rounds_joined(uuid) from public;
grant execute on function public.rounds_joined(uuid) to anon, authenticated, service_role;
comment on function public.rounds_joined is 'May be null: smallest, largest, latest, latest_on.';
