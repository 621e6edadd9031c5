-- A match is worded for readers of every language when it is found; those of older runs, and what a
-- language model doubted, are in the run's alone.

alter table public.match_results
  -- Per language: reasons, against, conflicts.
  add column other_words jsonb not null default '{}' check (jsonb_typeof(other_words) = 'object');
