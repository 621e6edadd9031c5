-- Anybody signs up with any address, so the role of an account that nobody has confirmed may be a stranger's choice.
-- Where what is said next, by whoever says it, names another role or none, nobody's word counts: its person is asked
-- once they are in, as after a sign-in by Google or Facebook.
create function internal.doubt_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said constant text := new.raw_user_meta_data ->> 'role';
begin
  delete from public.profiles p
   where p.user_id = new.id
     and p.role is distinct from case when said = 'Startup' then said when said is not null then 'Investor' end;
  return null;
end
$$;
create trigger users_doubt_profile after update of raw_user_meta_data on auth.users
  for each row when (old.email_confirmed_at is null)
  execute function internal.doubt_profile();
