-- What the fields that were typed into had held: a profile that was saved meanwhile clashes only with
-- what was typed over. Null where it was kept before anybody noted that.
alter table public.kept_forms add column replaced jsonb check (
  jsonb_typeof(replaced) = 'object' and octet_length(replaced::text) <= 98304
);
