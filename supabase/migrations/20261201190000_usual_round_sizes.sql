-- From the smallest bridge to the largest round ever joined says nothing to a founder: an investor's usual size is the
-- middle half of its rounds of equity. A grant is given and debt is lent, so neither is one. The list, the page and
-- matches ask it in one place.
create or replace function public.round_sizes(investors uuid[])
returns table (investor uuid, smallest numeric, largest numeric)
language sql stable security definer set search_path = '' set statement_timeout = '1s' as $$
  with sized as (
    select j.investor_id, r.amount_usd_thousand as amount,
           row_number() over (partition by j.investor_id order by r.amount_usd_thousand) as place,
           count(*) over (partition by j.investor_id) as rounds
      from public.funding_round_investors j
      join public.investors i on i.id = j.investor_id and i.is_published
      join public.funding_rounds r on r.id = j.funding_round_id
           and r.kind not in ('debt', 'grant') and r.amount_usd_thousand is not null
      join public.startups s on s.id = r.startup_id and s.is_published
     where j.investor_id = any (investors[1:200])
  )
  select investor_id, min(amount), max(amount)
    from sized
   where place > rounds / 4 and place <= rounds - rounds / 4
   group by investor_id
$$;
comment on function public.round_sizes is
  'Of each of up to 200 investors the smallest and the largest of its disclosed equity rounds, without the quarter of them at each end, in thousand US dollars; investors without one are left out.';

create or replace function public.rounds_joined(investor uuid)
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
  ), middle as (
    select case when count(amount) >= 3 then percentile_disc(0.5) within group (order by amount) end as typical
      from joined where kind <> 'grant'
  )
  select z.smallest, m.typical, z.largest, n.amount, n.announced_on, n.kind::text, n.name
    from middle m
    left join public.round_sizes(array[rounds_joined.investor]) z on true
    left join newest n on true
$$;
