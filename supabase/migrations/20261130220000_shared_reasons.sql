-- What both sides of a match have in common, without an amount: a letter to the other side and an introduction say it.
-- And whether one side may have ruled the other out, since such matches stand below others of the same rate. Matches of
-- older runs have neither.
alter table public.match_results
  add column shared text,
  add column is_doubtful boolean not null default false;
