-- A changed page may stand in, as it was, while none can be made. One that was taken back must not: the
-- server keeps no copy of anything then.
create function internal.announce_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from was where is_published) then
      perform pg_notify('content_changed', 'withdrawal');
    end if;
  elsif exists (
    select from was join now_is using (id) where was.is_published and not now_is.is_published
  ) then
    perform pg_notify('content_changed', 'withdrawal');
  end if;
  return null;
end
$$;

create trigger news_withdrawn after update on public.news
  referencing old table as was new table as now_is
  for each statement execute function internal.announce_withdrawal();
create trigger news_deleted after delete on public.news
  referencing old table as was
  for each statement execute function internal.announce_withdrawal();
create trigger startups_withdrawn after update on public.startups
  referencing old table as was new table as now_is
  for each statement execute function internal.announce_withdrawal();
create trigger startups_deleted after delete on public.startups
  referencing old table as was
  for each statement execute function internal.announce_withdrawal();
create trigger investors_withdrawn after update on public.investors
  referencing old table as was new table as now_is
  for each statement execute function internal.announce_withdrawal();
create trigger investors_deleted after delete on public.investors
  referencing old table as was
  for each statement execute function internal.announce_withdrawal();
