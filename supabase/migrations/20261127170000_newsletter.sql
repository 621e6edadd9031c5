-- The week's news by mail (server/domain/newsletter/): to accounts whose switch is on (profiles.mails_news),
-- and to visitors who have asked for it and confirmed that the address is theirs. Only the server comes here.

-- Signs the links of these mails. In the database, so that all servers of it, and every later one, know them.
create table internal.newsletter_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null check (length(key) >= 32)
);
alter table internal.newsletter_key enable row level security;
insert into internal.newsletter_key (key)
values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

create table internal.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  language text not null check (language = any (reference.languages())),
  -- When it was last asked for, and how often since the request was new: each time is one mail.
  asked_at timestamptz not null default now(),
  times_asked smallint not null default 1 check (times_asked > 0),
  -- Null: waits for its confirmation, and nothing else is sent.
  confirmed_at timestamptz
);
create index newsletter_subscribers_waiting_idx on internal.newsletter_subscribers (asked_at)
  where confirmed_at is null;
alter table internal.newsletter_subscribers enable row level security;

-- What each week's mail holds, written once: the mails of a week are all the same.
create table internal.newsletter_weeks (
  week date primary key check (extract(isodow from week) = 1),
  -- No foreign keys, as in made_news: what is taken down in the meantime is left out of the mail.
  round_up uuid,
  articles uuid[] not null,
  planned_at timestamptz not null default now()
);
alter table internal.newsletter_weeks enable row level security;

-- Who gets which week, written together with the job that sends it.
create table internal.newsletter_sends (
  id uuid primary key default gen_random_uuid(),
  week date not null references internal.newsletter_weeks (week) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  subscriber_id uuid references internal.newsletter_subscribers (id) on delete cascade,
  -- Before the mail server is given the mail: whoever dies then leaves it in doubt, and it is not sent again.
  begun_at timestamptz,
  sent_at timestamptz,
  check (num_nonnulls(user_id, subscriber_id) = 1),
  check (sent_at is null or begun_at is not null),
  unique (week, user_id),
  unique (week, subscriber_id)
);
create index newsletter_sends_user_idx on internal.newsletter_sends (user_id);
create index newsletter_sends_subscriber_idx on internal.newsletter_sends (subscriber_id);
alter table internal.newsletter_sends enable row level security;

-- Who switches the news off in the settings, or deletes the account, wants none at that address: not what
-- was once asked for as a visitor either.
create function internal.leave_newsletter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from internal.newsletter_subscribers s
   using auth.users u where u.id = new.user_id and s.email = lower(u.email);
  return null;
end
$$;
create trigger profiles_leave_newsletter after update of mails_news on public.profiles
  for each row when (old.mails_news and not new.mails_news)
  execute function internal.leave_newsletter();

create function internal.forget_newsletter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from internal.newsletter_subscribers s where s.email = lower(old.email);
  return null;
end
$$;
create trigger users_forget_newsletter after delete on auth.users
  for each row execute function internal.forget_newsletter();

revoke execute on function internal.leave_newsletter(), internal.forget_newsletter() from public;
