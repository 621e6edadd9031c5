-- What one side has written that the other fits, beside the reasons: the words as they were written, where they
-- are from and whose they are. Matches of older runs quote within their reasons.

alter table public.match_results
  add column quote jsonb check (jsonb_typeof(quote) = 'object');
