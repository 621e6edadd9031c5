-- A new page can take an address that another had once, as one that moves can: it led to the other page again as soon
-- as the new one was withdrawn. What was another page's keeps its id, by which desk.is_claimed knows of it.
create or replace function internal.keep_old_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  page_kind constant text := case tg_table_name
    when 'news' then 'article' when 'startups' then 'startup' else 'investor' end;
begin
  -- Whoever has an address now is found at it, and no older page through it.
  delete from public.moved_addresses where kind = page_kind and name = new.slug;
  if tg_op = 'UPDATE' and old.published_at is not null and old.slug is not null then
    insert into public.moved_addresses (kind, name, to_id, of_merge) values (page_kind, old.slug, new.id, false)
      on conflict (kind, name) do update set to_id = excluded.to_id, of_merge = excluded.of_merge;
  end if;
  return null;
end
$$;
create trigger news_address_taken after insert on public.news
  for each row execute function internal.keep_old_address();
create trigger startups_address_taken after insert on public.startups
  for each row execute function internal.keep_old_address();
create trigger investors_address_taken after insert on public.investors
  for each row execute function internal.keep_old_address();

-- Those that were taken before.
delete from public.moved_addresses m
 where m.kind = 'article' and exists (select from public.news n where n.slug = m.name)
    or m.kind = 'startup' and exists (select from public.startups s where s.slug = m.name)
    or m.kind = 'investor' and exists (select from public.investors i where i.slug = m.name);
