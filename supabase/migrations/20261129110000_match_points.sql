-- Of each match, what was found of each point of the criteria of the one who asked: met, unmet or not
-- known, and what that rests on. Data, not sentences: readers see it in their own language.

alter table public.match_results
  add column points jsonb not null default '[]' check (jsonb_typeof(points) = 'array');
