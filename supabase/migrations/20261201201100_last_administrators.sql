-- Two administrators who remove each other at once each saw the other still there, and nobody was left. Whoever takes
-- one away now waits for the other, and then sees what it has left.

create or replace function desk.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'administrator' then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('desk.administrators', 0));
  if not exists (select from desk.staff where role = 'administrator')
    and exists (select from auth.users where id = old.user_id) then
    raise exception 'There must be an administrator.' using errcode = 'check_violation', constraint = 'staff_keeps_an_administrator';
  end if;
  return null;
end
$$;
