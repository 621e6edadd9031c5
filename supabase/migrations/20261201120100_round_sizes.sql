-- The investors' list says how large the rounds are that each has joined, as its page does.
create function public.round_sizes(investors uuid[])
returns table (investor uuid, smallest numeric, largest numeric)
language sql stable security definer set search_path = '' set statement_timeout = '1s' as $$
  select j.investor_id, min(r.amount_usd_thousand), max(r.amount_usd_thousand)
    from public.funding_round_investors j
    join public.investors i on i.id = j.investor_id and i.is_published
    join public.funding_rounds r on r.id = j.funding_round_id
         and r.kind <> 'debt' and r.amount_usd_thousand is not null
    join public.startups s on s.id = r.startup_id and s.is_published
   where j.investor_id = any (investors[1:200])
   group by j.investor_id
$$;
revoke execute on function public.round_sizes(uuid[]) from public;
grant execute on function public.round_sizes(uuid[]) to anon, authenticated;
comment on function public.round_sizes is
  'The smallest and the largest disclosed round of each of up to 200 investors, in thousand US dollars; investors without one are left out.';
