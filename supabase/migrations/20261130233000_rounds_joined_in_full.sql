-- The rounds that an investor joined are asked in one place, for its page and for matches: what stands in the middle
-- of three or more, and whose round the latest was, belong to them.
drop function public.rounds_joined(uuid);
create function public.rounds_joined(investor uuid)
returns table (
  smallest numeric, typical numeric, largest numeric,
  latest numeric, latest_on date, latest_kind text, latest_company text
)
language sql stable security definer set search_path = '' set statement_timeout = '1s' as $$
  with joined as (
    select r.amount_usd_thousand as amount, r.announced_on, r.kind, s.name, r.startup_id, r.id
      from public.funding_round_investors j
      join public.investors i on i.id = j.investor_id and i.is_published
      join public.funding_rounds r on r.id = j.funding_round_id and r.kind <> 'debt'
      join public.startups s on s.id = r.startup_id and s.is_published
     where j.investor_id = rounds_joined.investor
  ), newest as (
    select * from joined order by announced_on desc, startup_id, id desc limit 1
  )
  select min(j.amount),
         case when count(j.amount) >= 3 then percentile_disc(0.5) within group (order by j.amount) end,
         max(j.amount), n.amount, n.announced_on, n.kind::text, n.name
    from (select) one left join joined j on true left join newest n on true
   group by n.amount, n.announced_on, n.kind, n.name
$$;
revoke execute on function public.rounds_joined(uuid) from public;
grant execute on function public.rounds_joined(uuid) to anon, authenticated, service_role;
comment on function public.rounds_joined is
  'May be null: smallest, typical, largest, latest, latest_on, latest_kind, latest_company.';
