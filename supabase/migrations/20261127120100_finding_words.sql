-- What rules find of a profile is worded for readers of every language; older findings, and those of a
-- language model, are in the run's alone.

alter table public.publications
  -- Per language: why and fix of each finding in its order, null where there are no other words.
  add column other_words jsonb not null default '{}' check (jsonb_typeof(other_words) = 'object');
