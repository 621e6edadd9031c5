-- How many rounds of a company the investor led, and whether the latest was one of them: that it
-- once led one says neither.
drop function public.portfolio(uuid, int);

-- The companies that the investor invested in, the latest first.
create function public.portfolio(investor uuid, page_size int default 60)
returns table (
  id uuid, slug text, name text, logo text, tagline text, tagline_zh text, tagline_vi text,
  tagline_th text, tagline_id text, industries text[], venture_round text, country text,
  is_sample boolean, rounds int, led_rounds int, first_on date, latest_on date, latest_kind text,
  latest_led boolean
)
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s' as $$
#variable_conflict use_column
begin
  return query
    with latest as (
      select v.startup_id, v.deals, v.latest_on
        from directory.investments v
       where v.investor_id = (select d.id from directory.investors d where d.id = investor)
       order by v.latest_on desc, v.startup_id
       limit least(greatest(page_size, 1), 200)
    )
    select s.id, s.slug, s.name, s.logo, s.tagline, s.tagline_zh, s.tagline_vi, s.tagline_th,
           s.tagline_id, s.industries, s.venture_round, s.country, s.is_sample,
           l.deals, part.led_rounds, part.first_on, l.latest_on, part.latest_kind, part.latest_led
      from latest l
      join public.startups s on s.id = l.startup_id
      cross join lateral (
        select (count(*) filter (where i.is_lead))::int as led_rounds,
               min(r.announced_on) as first_on,
               (array_agg(r.kind order by r.announced_on desc, r.id desc))[1] as latest_kind,
               (array_agg(i.is_lead order by r.announced_on desc, r.id desc))[1] as latest_led
          from public.funding_rounds r
          join public.funding_round_investors i
            on i.funding_round_id = r.id and i.investor_id = investor
         where r.startup_id = s.id and r.kind <> 'debt'
      ) part
     order by l.latest_on desc, l.startup_id;
end
$$;

grant execute on function public.portfolio to anon, authenticated;
comment on function public.portfolio is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id.';
