-- What rules say of a deck is worded for readers of every language when it is reviewed; older reviews are
-- in the run's alone.

alter table public.deck_reviews
  -- Per language: the words of issues by their ids; of strengths, agreements and questions in their order.
  add column other_words jsonb not null default '{}' check (jsonb_typeof(other_words) = 'object');
