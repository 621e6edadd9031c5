-- An account that nobody confirmed says nothing of who reads at its address: what was reported of it, and a complaint,
-- outlives it.
create or replace trigger users_forget_bounces after delete on auth.users
  for each row when (old.email <> '' and old.email_confirmed_at is not null)
  execute function internal.clear_mailed_address();
