-- Readers are told when a company's own page was last reviewed, so the question whether a company has
-- published it is answered with the moment.
drop function public.published_by_company(uuid);

create function public.company_published_at(page uuid)
returns timestamptz
language sql stable security definer set search_path = '' set statement_timeout = '1s' as $$
  select d.published_at from public.startups s join public.startup_profiles d on d.startup_id = s.id
   where s.id = page and s.is_published
  union all
  select d.published_at from public.investors i join public.investor_profiles d on d.investor_id = i.id
   where i.id = page and i.is_published
  order by 1 desc nulls last limit 1
$$;
revoke execute on function public.company_published_at from public;
grant execute on function public.company_published_at to anon, authenticated;
comment on function public.company_published_at is
  'When the company of a published page last published it from an account of its own; null if it never has. Who did stays private.';
