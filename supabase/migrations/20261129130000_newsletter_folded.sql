-- What became of a visitor's subscription whose address has an account by now: the links of the mails that were
-- sent before are of the subscription, and still end the news to its reader. Only the server comes here.
create table internal.newsletter_folded (
  subscriber_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);
create index newsletter_folded_user_idx on internal.newsletter_folded (user_id);
alter table internal.newsletter_folded enable row level security;
