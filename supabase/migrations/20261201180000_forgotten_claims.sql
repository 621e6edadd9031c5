-- What somebody had asked staff goes with the account, whoever deletes it: also an operator, in a hosted
-- project's dashboard. Only that a page was claimed stays known.
create function desk.forget_claims(person uuid) returns void
language sql set search_path = '' as $$
  delete from desk.cases
   where asker_id = person and kind = 'claim' and coalesce(details ->> 'linked', '') <> 'true';
  update desk.cases set text = '', reason = '', details = details - 'emailDomain'
   where asker_id = person and kind = 'claim';
$$;
revoke execute on function desk.forget_claims(uuid) from public;

create function desk.forget_claims_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform desk.forget_claims(old.id);
  return old;
end
$$;
create trigger users_forget_claims before delete on auth.users
  for each row execute function desk.forget_claims_of_deleted();
