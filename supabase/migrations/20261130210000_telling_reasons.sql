-- Which reason stands on the closed card of a match: the first that is the candidate's own. Matches of older runs, and
-- those that only share something, have none.
alter table public.match_results
  add column telling text;
