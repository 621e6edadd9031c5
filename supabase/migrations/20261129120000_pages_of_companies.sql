-- Whether a company has published its page here itself: such a page is not offered to be claimed.
-- Who published it stays private.
create function public.published_by_company(page uuid)
returns boolean
language sql stable security definer set search_path = '' set statement_timeout = '1s' as $$
  select exists (select from public.startups s join public.startup_profiles d on d.startup_id = s.id
                  where s.id = page and s.is_published and d.published_at is not null)
      or exists (select from public.investors i join public.investor_profiles d on d.investor_id = i.id
                  where i.id = page and i.is_published and d.published_at is not null)
$$;
revoke execute on function public.published_by_company from public;
grant execute on function public.published_by_company to anon, authenticated;
comment on function public.published_by_company is
  'Whether the company of a published page has published it from an account of its own.';
