-- An address that readers had leads to its page for ever, also when the page has another one now: links, feeds and
-- search engines keep the old one.
alter table public.moved_addresses drop constraint moved_addresses_kind_check;
alter table public.moved_addresses add constraint moved_addresses_kind_check
  check (kind in ('article', 'startup', 'investor'));
-- Of another page, which is one with this one now; otherwise the page's own from before.
alter table public.moved_addresses add column of_merge boolean not null default true;

-- Only what was another page's speaks for what was there before the owner.
create or replace function desk.is_claimed(page_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from desk.cases
    where kind = 'claim' and subject_id = page_id and decision = 'accepted' and details ->> 'linked' = 'true'
  ) or exists (select from public.moved_addresses where to_id = page_id and of_merge)
$$;

create function internal.keep_old_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  page_kind constant text := case tg_table_name
    when 'news' then 'article' when 'startups' then 'startup' else 'investor' end;
begin
  -- Whoever has an address now is found at it, and no older page through it.
  delete from public.moved_addresses where kind = page_kind and name = new.slug and not of_merge;
  if old.published_at is not null and old.slug is not null then
    insert into public.moved_addresses (kind, name, to_id, of_merge) values (page_kind, old.slug, new.id, false)
      on conflict (kind, name) do update set to_id = excluded.to_id;
  end if;
  return null;
end
$$;
create trigger news_old_address after update of slug on public.news
  for each row when (old.slug is distinct from new.slug) execute function internal.keep_old_address();
create trigger startups_old_address after update of slug on public.startups
  for each row when (old.slug is distinct from new.slug) execute function internal.keep_old_address();
create trigger investors_old_address after update of slug on public.investors
  for each row when (old.slug is distinct from new.slug) execute function internal.keep_old_address();
