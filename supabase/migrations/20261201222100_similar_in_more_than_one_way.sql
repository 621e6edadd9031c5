-- A startup is similar if it has an industry in common and is in the same country or at the same round:
-- a neighbour at the same round does something else, and of an industry there are many. The order is as
-- it was. Fewer are shown rather than odd ones.
create or replace function public.similar_startups(startup uuid, page_size int default 6)
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
         and p.industry_bits & own.industry_bits <> 0
         and (p.country_place = own.country_place or p.round_place = own.round_place)
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
