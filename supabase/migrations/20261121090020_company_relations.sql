-- Startups like the given one: a common industry, or the same round in the same country. An
-- industry in common counts 3 (two at most), the country 2, the round 1; the better funded first
-- among equals. They are looked for among the 5,000 best funded of the country and as many of the
-- others, so that the work stays the same however many there are.
create function public.similar_startups(startup uuid, page_size int default 6)
returns table (
  id uuid, slug text, name text, logo text, tagline text, tagline_zh text, tagline_vi text,
  tagline_th text, tagline_id text, industries text[], venture_round text, country text,
  is_sample boolean, same_industries text[], same_venture_round boolean, same_country boolean
)
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s' as $$
#variable_conflict use_column
declare
  own directory.startups := (select d from directory.startups d where d.id = startup);
begin
  return query
    with pool as (
      (select d.* from directory.startups d where d.country_place = own.country_place
        order by d.raised_usd_thousand desc, d.id desc limit 5000)
      union all
      (select d.* from directory.startups d where d.country_place <> own.country_place
        order by d.raised_usd_thousand desc, d.id desc limit 5000)
    ), alike as (
      select p.id, p.raised_usd_thousand,
             3 * least(bit_count((p.industry_bits & own.industry_bits)::bit(32)), 2)
               + 2 * (p.country_place = own.country_place)::int
               + (p.round_place = own.round_place)::int as points
        from pool p
       where p.id <> own.id
         and (p.industry_bits & own.industry_bits <> 0
              or p.country_place = own.country_place and p.round_place = own.round_place)
       order by points desc, p.raised_usd_thousand desc, p.id desc
       limit least(greatest(page_size, 1), 60)
    )
    select s.id, s.slug, s.name, s.logo, s.tagline, s.tagline_zh, s.tagline_vi, s.tagline_th,
           s.tagline_id, s.industries, s.venture_round, s.country, s.is_sample,
           array(select item from unnest(s.industries) as item where item = any (o.industries)),
           s.venture_round = o.venture_round, s.country = o.country
      from alike a
      join public.startups s on s.id = a.id
      join public.startups o on o.id = own.id
     order by a.points desc, a.raised_usd_thousand desc, a.id desc;
end
$$;

-- Who joined the rounds that the investor joined, in the most of them first; counted over the
-- 2,000 companies it invested in last, so that the work has a bound.
create function public.co_investors(investor uuid, page_size int default 12)
returns table (
  id uuid, slug text, name text, logo text, tagline text, tagline_zh text, tagline_vi text,
  tagline_th text, tagline_id text, investor_types text[], country text, is_sample boolean,
  shared_rounds int, latest_shared_on date
)
language plpgsql stable security definer set search_path = '' set statement_timeout = '1s' as $$
#variable_conflict use_column
begin
  return query
    with latest as (
      select v.startup_id from directory.investments v
       where v.investor_id = (select d.id from directory.investors d where d.id = investor)
       order by v.latest_on desc, v.startup_id
       limit 2000
    ), shared as (
      select other.investor_id, count(*)::int as rounds, max(r.announced_on) as latest_on
        from latest l
        join public.funding_rounds r on r.startup_id = l.startup_id and r.kind <> 'debt'
        join public.funding_round_investors own
          on own.funding_round_id = r.id and own.investor_id = investor
        join public.funding_round_investors other
          on other.funding_round_id = r.id and other.investor_id <> investor
       group by other.investor_id
    )
    select i.id, i.slug, i.name, i.logo, i.tagline, i.tagline_zh, i.tagline_vi, i.tagline_th,
           i.tagline_id, i.investor_types, i.country, i.is_sample, h.rounds, h.latest_on
      from shared h join public.investors i on i.id = h.investor_id and i.is_published
     order by h.rounds desc, h.latest_on desc, i.id
     limit least(greatest(page_size, 1), 60);
end
$$;

-- The companies that the investor invested in, the latest first.
create function public.portfolio(investor uuid, page_size int default 60)
returns table (
  id uuid, slug text, name text, logo text, tagline text, tagline_zh text, tagline_vi text,
  tagline_th text, tagline_id text, industries text[], venture_round text, country text,
  is_sample boolean, rounds int, led boolean, first_on date, latest_on date, latest_kind text
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
           l.deals, part.led, part.first_on, l.latest_on, part.latest_kind
      from latest l
      join public.startups s on s.id = l.startup_id
      cross join lateral (
        select bool_or(i.is_lead) as led, min(r.announced_on) as first_on,
               (array_agg(r.kind order by r.announced_on desc, r.id desc))[1] as latest_kind
          from public.funding_rounds r
          join public.funding_round_investors i
            on i.funding_round_id = r.id and i.investor_id = investor
         where r.startup_id = s.id and r.kind <> 'debt'
      ) part
     order by l.latest_on desc, l.startup_id;
end
$$;

grant execute on function public.similar_startups, public.co_investors, public.portfolio to anon, authenticated;
comment on function public.similar_startups is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id.';
comment on function public.co_investors is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id.';
comment on function public.portfolio is
  'May be null: tagline_zh, tagline_vi, tagline_th, tagline_id.';
