-- The reports of months and years (server/domain/reports/): the figures as they were counted on the day they
-- were made. Companies are named by id only, so that who takes their page down is named no longer.
create table public.reports (
  kind text not null check (kind in ('month', 'year')),
  -- Its first day.
  period date not null check (extract(day from period) = 1 and period >= date '2025-01-01'),
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  is_sample boolean not null default false,
  made_at timestamptz not null default now(),
  primary key (kind, period),
  check (kind = 'month' or extract(month from period) = 1)
);
comment on table public.reports is 'What the newsroom has counted of a month or a year; contracts/market-reports.ts describes the figures.';

create trigger reports_announce after insert or update or delete or truncate on public.reports
  for each statement execute function internal.announce_content();

alter table public.reports enable row level security;
create policy "Anyone reads reports" on public.reports
  for select to anon, authenticated using (true);
revoke all on public.reports from anon, authenticated;
grant select on public.reports to anon, authenticated;

-- A report with those of its companies that are public today, under the reader's own policies.
create function public.read_report(kind text, period date) returns table (
  figures jsonb, is_sample boolean, made_at timestamptz, startups jsonb, investors jsonb
)
language sql stable set search_path = '' set statement_timeout = '1s' as $$
  select r.figures, r.is_sample, r.made_at,
         (select coalesce(jsonb_object_agg(s.id,
                   jsonb_build_object('slug', s.slug, 'name', s.name, 'logo', s.logo)), '{}')
            from public.startups s
           where s.is_published and s.id = any (array(
             select (jsonb_path_query(r.figures, '$.*[*].startup') #>> '{}')::uuid
              union select jsonb_array_elements_text(r.figures #> '{joined,startups}')::uuid))),
         (select coalesce(jsonb_object_agg(i.id,
                   jsonb_build_object('slug', i.slug, 'name', i.name, 'logo', i.logo)), '{}')
            from public.investors i
           where i.is_published and i.id = any (array(
             select (jsonb_path_query(r.figures, '$.investors[*].investor') #>> '{}')::uuid
              union select (jsonb_path_query(r.figures, '$.*[*].leads[*]') #>> '{}')::uuid
              union select jsonb_array_elements_text(r.figures #> '{joined,investors}')::uuid)))
    from public.reports r
   where r.kind = read_report.kind and r.period = read_report.period
$$;
grant execute on function public.read_report(text, date) to anon, authenticated, service_role;
