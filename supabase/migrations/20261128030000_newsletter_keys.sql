-- The key of the newsletter's links can be changed: new links are signed with the newest one, and those in
-- mails that people have stay good for as long as their keys stand here.
alter table internal.newsletter_key drop column is_only;
alter table internal.newsletter_key
  add column number bigint generated always as identity primary key,
  add column made_at timestamptz not null default now();
