-- Readers are told of a translation that nobody at the desk has read: a machine's, or one whose original has changed
-- since. The check of an article is of its original (docs/decisions/0058).

alter table public.news add column unread_languages text[] not null default '{}'
  check (unread_languages <@ reference.languages());
