-- Anybody signs up with any address; whose it is, only a confirmation tells. An account that nobody confirmed takes no
-- subscription of its address along.
create or replace trigger users_forget_newsletter after delete on auth.users
  for each row when (old.email_confirmed_at is not null)
  execute function internal.forget_newsletter();
