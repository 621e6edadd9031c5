-- The rounds behind a figure can be narrowed to a sector, too: the first that their startup names, by which
-- reports count. Of a year's view, days may lie before the year: what a report counted is found for good.
drop function public.list_funding_rounds(text, text, text, date, date, uuid, int, date);

/*
 * The rounds behind a figure of funding_tracker, newest first: those of a period, or of the days of
 * it from `starts_on` to `ends_on`; of the period `year` both may lie before it. `after_round` is the
 * last round of the page before; one that does not count starts anew. Up to `page_size` (1 to 200)
 * rows. `investors`: the published ones, [{"slug", "name", "lead"}], leads first.
 */
create function public.list_funding_rounds(
  period text,
  country text default null,
  venture_round text default null,
  starts_on date default null,
  ends_on date default null,
  after_round uuid default null,
  page_size int default 50,
  today date default (now() at time zone 'utc')::date,
  sector text default null
) returns setof tracker.listed_round
language plpgsql stable security definer
set search_path = '' set statement_timeout = '1s' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  only_country text := list_funding_rounds.country;
  only_round text := list_funding_rounds.venture_round;
  only_sector text := list_funding_rounds.sector;
  last_day date := tracker.asked_day(list_funding_rounds.today);
  first_day date := last_day - tracker.period_days(list_funding_rounds.period) + 1;
  from_day date := case
    when list_funding_rounds.period = 'year' and list_funding_rounds.starts_on > '-infinity'
      then list_funding_rounds.starts_on
    else greatest(first_day, list_funding_rounds.starts_on)
  end;
  to_day date := least(last_day, list_funding_rounds.ends_on);
  size int := greatest(1, least(coalesce(page_size, 50), 200));
  after_day date;
begin
  if first_day is null then return; end if;
  select r.announced_on into after_day from tracker.rounds r where r.round_id = after_round;
  return query
  with page as materialized (
    select r.round_id, r.announced_on
      from tracker.rounds r
     where r.announced_on between from_day and to_day
       and (only_country is null or r.country = only_country)
       and (only_round is null or r.venture_round = only_round)
       and (only_sector is null or exists (
             select from public.startups s
              where s.id = r.startup_id and s.industries[1] = only_sector))
       and (after_day is null or (r.announced_on, r.round_id) < (after_day, after_round))
     order by r.announced_on desc, r.round_id desc
     limit size
  )
  select r.id, r.announced_on, r.kind, r.amount_usd_thousand::numeric,
         s.id, s.slug, s.name, s.logo, s.country, r.is_sample, b.investors
    from page p
    join public.funding_rounds r on r.id = p.round_id
    join public.startups s on s.id = r.startup_id and s.is_published
    cross join lateral (
      select coalesce(jsonb_agg(
               jsonb_build_object('slug', i.slug, 'name', i.name, 'lead', x.is_lead)
               order by x.is_lead desc, i.name, i.id), '[]') as investors
        from public.funding_round_investors x
        join public.investors i on i.id = x.investor_id and i.is_published
       where x.funding_round_id = r.id
    ) b
   order by p.announced_on desc, p.round_id desc;
end
$$;

grant execute on function
  public.list_funding_rounds(text, text, text, date, date, uuid, int, date, text)
to anon, authenticated, service_role;
