-- Mails that come back, and addresses that get none any more (server/domain/bounces/). No address is kept
-- here: whoever knows one finds its row, by a keyed hash. Only the server comes here.

-- Signs the return paths of our mails, and keys the hashes. In the database, so that all servers of it,
-- and every later one, know them.
create table internal.bounce_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null check (length(key) >= 32)
);
alter table internal.bounce_key enable row level security;
insert into internal.bounce_key (key)
values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- What stands for an address here; capital letters and blanks around it make no difference.
create function internal.address_key(address text) returns bytea
language sql stable security definer set search_path = '' as $$
  select substring(sha256(k.key || convert_to(lower(btrim(address)), 'UTF8')) for 12)
    from internal.bounce_key k
$$;

-- What was reported of a mail: once for each mail and kind, however often it is told.
create table internal.bounces (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  address_key bytea not null check (length(address_key) = 12),
  mail_id bytea not null check (length(mail_id) between 1 and 32),
  -- permanent: nobody gets mail there. temporary: full, or not reached. policy: something about us or the
  -- mail was refused, and says nothing of the address.
  kind text not null check (kind in ('permanent', 'temporary', 'complaint', 'policy')),
  -- RFC 3463, where it was told.
  status text not null default '' check (status ~ '^([245]\.[0-9]{1,3}\.[0-9]{1,3})?$'),
  unique (address_key, mail_id, kind)
);
create index bounces_at_idx on internal.bounces (at);
alter table internal.bounces enable row level security;

create table internal.stopped_addresses (
  address_key bytea primary key check (length(address_key) = 12),
  -- permanent and temporary stop all mails but those that somebody asks for at that moment; a complaint,
  -- what is not needed.
  reason text not null check (reason in ('permanent', 'temporary', 'complaint')),
  status text not null default '' check (status ~ '^([245]\.[0-9]{1,3}\.[0-9]{1,3})?$'),
  stopped_at timestamptz not null default now(),
  -- How many of those were tried on a day: an attacker's asking must not become a stream of bounces.
  tried_on date,
  tries smallint not null default 0 check (tries >= 0)
);
create index stopped_addresses_at_idx on internal.stopped_addresses (stopped_at);
alter table internal.stopped_addresses enable row level security;

-- How far the mailbox of BOUNCE_IMAP_URL has been read: nothing in it is marked or deleted.
create table internal.bounce_mailbox (
  is_only boolean primary key default true check (is_only),
  uid_validity bigint not null,
  last_uid bigint not null check (last_uid >= 0)
);
alter table internal.bounce_mailbox enable row level security;

-- For who watches a server: reports of the last day and of all that are kept, and what is stopped now.
create view internal.bounce_counts with (security_invoker = true) as
  select 'bounces' as name, kind as label, count(*)::int as total,
         count(*) filter (where at > now() - interval '1 day')::int as last_day
    from internal.bounces group by kind
  union all
  select 'stopped_addresses', reason, count(*)::int,
         count(*) filter (where stopped_at > now() - interval '1 day')::int
    from internal.stopped_addresses group by reason;

-- An address begins clean: what was told of it before counts no more.
create function internal.clear_address(address text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare was_stopped boolean;
begin
  delete from internal.bounces b where b.address_key = internal.address_key(address);
  delete from internal.stopped_addresses s where s.address_key = internal.address_key(address);
  was_stopped := found;
  return was_stopped;
end
$$;

-- Whoever follows the link of a mail has got it. And nothing is left of an account's address when it goes.
create function internal.clear_mailed_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform internal.clear_address(case tg_op when 'DELETE' then old.email else new.email end);
  return null;
end
$$;
create trigger users_clear_address after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email <> '' and new.email_confirmed_at is not null
    and (new.email is distinct from old.email
         or new.email_confirmed_at is distinct from old.email_confirmed_at)
  ) execute function internal.clear_mailed_address();
create trigger users_forget_bounces after delete on auth.users
  for each row when (old.email <> '') execute function internal.clear_mailed_address();
create trigger newsletter_subscribers_clear_address
  after update of confirmed_at on internal.newsletter_subscribers
  for each row when (new.confirmed_at is not null and old.confirmed_at is null)
  execute function internal.clear_mailed_address();

revoke execute on function internal.address_key(text), internal.clear_address(text),
  internal.clear_mailed_address() from public;

-- Mails that were not even tried.
alter table desk.mails drop constraint mails_outcome_check;
alter table desk.mails add constraint mails_outcome_check
  check (outcome in ('sent', 'failed', 'stopped'));
