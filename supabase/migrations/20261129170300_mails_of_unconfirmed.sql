-- The record goes with the account; that of its address only where the account was of who reads there.
create or replace function desk.forget_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from desk.mails m
   where m.person = old.id
      or (old.email_confirmed_at is not null and lower(m.address) = lower(old.email));
  return null;
end
$$;
