-- An ask that nobody answers ends by itself, and both sides see what happens to it at once.

alter table public.introductions
  drop constraint introductions_state_check,
  -- Of an expired one, `answered_at` is when it ended.
  add constraint introductions_state_check
    check (state in ('asked', 'agreed', 'declined', 'withdrawn', 'expired'));
-- The few that are open, for the job that looks for what is due.
create index introductions_open_idx on public.introductions (created_at) where state = 'asked';

-- Only the two sides hear of a row: the policy of reading decides.
alter publication supabase_realtime add table public.introductions;
