-- What the rate of a match is made of: the points of each of its terms, and what was taken off or added. Data, not
-- sentences: readers see it in their own language. It holds only what the one who asks may know of the other side;
-- matches of older runs have none.
alter table public.match_results
  add column shares jsonb check (jsonb_typeof(shares) = 'object');
