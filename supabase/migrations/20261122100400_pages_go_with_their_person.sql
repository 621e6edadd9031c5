-- An account takes its public page down before it is deleted; a publish that is under way may bring
-- one back in between. Whoever deletes the draft, which goes with the account, deletes its page.
create function internal.take_page_with_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'startup_profiles' then
    delete from public.startups where id = old.startup_id;
  else
    delete from public.investors where id = old.investor_id;
  end if;
  return null;
end
$$;
create trigger startup_profiles_take_page after delete on public.startup_profiles
  for each row when (old.startup_id is not null) execute function internal.take_page_with_draft();
create trigger investor_profiles_take_page after delete on public.investor_profiles
  for each row when (old.investor_id is not null) execute function internal.take_page_with_draft();
