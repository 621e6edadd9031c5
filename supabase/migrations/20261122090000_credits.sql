-- Credits: an append-only ledger, the balance that it adds up to, and the lots that say which
-- credits are left until when. One function writes all three, under a lock of the account.
create table public.credit_accounts (
  id uuid primary key default gen_random_uuid(),
  -- Null once the person is gone: the books stay, and no longer say whose they were.
  user_id uuid unique references auth.users (id) on delete set null,
  balance int not null default 0 check (balance >= 0),
  -- What a refunded or disputed payment took back beyond the balance; the next credits pay it.
  owed int not null default 0 check (owed >= 0),
  opened_at timestamptz not null default now(),
  check (balance = 0 or owed = 0)
);

create table public.credit_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null references public.credit_accounts (id),
  kind text not null check (
    kind in ('grant', 'purchase', 'plan', 'spend', 'refund', 'reversal', 'expiry', 'adjustment')
  ),
  amount int not null check (
    case
      when kind in ('grant', 'purchase', 'plan', 'refund') then amount > 0
      when kind in ('spend', 'expiry') then amount < 0
      -- A reversal takes back, or returns what a dispute that was won had taken.
      else amount <> 0
    end
  ),
  balance_after int not null check (balance_after >= 0),
  owed_after int not null check (owed_after >= 0),
  idempotency_key text not null unique check (length(idempotency_key) between 8 and 200),
  reason text not null check (btrim(reason) <> '' and length(reason) <= 200),
  -- What it belongs to.
  subject_kind text not null check (
    subject_kind in ('run', 'checkout', 'invoice', 'lot', 'operator')
  ),
  subject_id text not null check (length(subject_id) between 1 and 100),
  created_at timestamptz not null default now()
);
create index credit_entries_newest_idx on public.credit_entries (account_id, id desc);
create index credit_entries_subject_idx on public.credit_entries (subject_id, subject_kind);

create table public.credit_lots (
  id bigint generated always as identity primary key,
  account_id uuid not null references public.credit_accounts (id),
  entry_id bigint not null unique references public.credit_entries (id),
  amount int not null check (amount > 0),
  remaining int not null check (remaining between 0 and amount),
  -- Null: never.
  expires_at timestamptz
);
create index credit_lots_account_idx on public.credit_lots (account_id, expires_at);
create index credit_lots_due_idx on public.credit_lots (expires_at) where remaining > 0;

-- How much of which lot an entry took; below zero where it gave back.
create table public.credit_lot_uses (
  entry_id bigint references public.credit_entries (id),
  lot_id bigint references public.credit_lots (id),
  amount int not null check (amount <> 0),
  primary key (entry_id, lot_id)
);
create index credit_lot_uses_lot_idx on public.credit_lot_uses (lot_id);

create function internal.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger credit_entries_append_only before update or delete or truncate on public.credit_entries
  for each statement execute function internal.refuse_change();
create trigger credit_lot_uses_append_only before update or delete or truncate on public.credit_lot_uses
  for each statement execute function internal.refuse_change();

alter table public.credit_accounts enable row level security;
alter table public.credit_entries enable row level security;
alter table public.credit_lots enable row level security;
alter table public.credit_lot_uses enable row level security;
create policy "A person reads their own balance" on public.credit_accounts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person reads the entries of their account" on public.credit_entries
  for select to authenticated using (
    account_id = (select id from public.credit_accounts where user_id = (select auth.uid()))
  );
create policy "A person reads what is left of their credits" on public.credit_lots
  for select to authenticated using (
    account_id = (select id from public.credit_accounts where user_id = (select auth.uid()))
  );
revoke all on public.credit_accounts, public.credit_entries, public.credit_lots, public.credit_lot_uses
  from anon, authenticated, service_role;
grant select on public.credit_accounts, public.credit_entries, public.credit_lots to authenticated;
-- Even the secret key only reads: money moves through the server's operations.
grant select on public.credit_accounts, public.credit_entries, public.credit_lots, public.credit_lot_uses
  to service_role;

alter publication supabase_realtime add table public.credit_accounts;

-- The person's account, opened when it is first asked for.
create function internal.credit_account(person uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  found_id uuid;
begin
  select id into found_id from public.credit_accounts where user_id = person;
  if found_id is null then
    insert into public.credit_accounts (user_id) values (person) on conflict (user_id) do nothing;
    select id into found_id from public.credit_accounts where user_id = person;
  end if;
  return found_id;
end
$$;

-- The only way in which credits move. The same key again gives the same entry and moves nothing.
-- Errors: BN402 not enough credits (detail: the balance), BN409 the key is of another entry.
create function internal.post_credit_entry(
  of_account uuid,
  of_kind text,
  by_amount int,
  with_key text,
  for_reason text,
  subject text,
  subject_identity text,
  -- When the credits that come in expire; null: never.
  lasts_until timestamptz default null,
  -- The entry whose lot is taken from first.
  taken_from bigint default null,
  -- The spend whose credits come back to the lots that they were of.
  gives_back bigint default null
)
returns table (entry_id bigint, balance int, owed int, is_new boolean)
language plpgsql set search_path = '' as $$
declare
  held public.credit_accounts;
  earlier public.credit_entries;
  lot record;
  moved int;
  left_over int;
begin
  -- "No key": rows that refer to the account, such as invoices, may come in meanwhile. Two notices
  -- that each add one and then credit the same account would lock each other out otherwise.
  select * into held from public.credit_accounts a where a.id = of_account for no key update;
  if not found then raise exception 'no such account'; end if;

  select * into earlier from public.credit_entries e where e.idempotency_key = with_key;
  if found then
    if (earlier.account_id, earlier.kind, earlier.amount, earlier.subject_id)
       is distinct from (of_account, of_kind, by_amount, subject_identity) then
      raise exception 'the key is of another entry' using errcode = 'BN409';
    end if;
    return query select earlier.id, held.balance, held.owed, false;
    return;
  end if;

  if of_kind = 'spend' then
    -- What has expired is not spent, whether the clock's job came by or not.
    perform internal.expire_credits(of_account);
    select * into held from public.credit_accounts a where a.id = of_account;
    if held.balance < -by_amount then
      raise exception 'not enough credits' using errcode = 'BN402', detail = held.balance::text;
    end if;
  end if;

  left_over := held.balance - held.owed + by_amount;
  update public.credit_accounts a
     set balance = greatest(left_over, 0), owed = greatest(-left_over, 0)
   where a.id = of_account
  returning a.balance, a.owed into post_credit_entry.balance, post_credit_entry.owed;
  insert into public.credit_entries as e (
    account_id, kind, amount, balance_after, owed_after, idempotency_key, reason, subject_kind,
    subject_id
  ) values (
    of_account, of_kind, by_amount, post_credit_entry.balance, post_credit_entry.owed, with_key,
    for_reason, subject, subject_identity
  ) returning e.id into post_credit_entry.entry_id;

  if by_amount > 0 then
    -- What is owed is paid first.
    left_over := by_amount - least(by_amount, held.owed);
    if gives_back is not null then
      for lot in
        select u.lot_id, u.amount from public.credit_lot_uses u
         where u.entry_id = gives_back order by u.lot_id
      loop
        moved := least(left_over, lot.amount);
        exit when moved = 0;
        -- Who waited for a run that failed is left time to try again.
        update public.credit_lots l
           set remaining = l.remaining + moved,
               expires_at = case when l.expires_at is not null
                                 then greatest(l.expires_at, now() + interval '7 days') end
         where l.id = lot.lot_id;
        insert into public.credit_lot_uses (entry_id, lot_id, amount)
        values (post_credit_entry.entry_id, lot.lot_id, -moved);
        left_over := left_over - moved;
      end loop;
    end if;
    if left_over > 0 then
      insert into public.credit_lots (account_id, entry_id, amount, remaining, expires_at)
      values (of_account, post_credit_entry.entry_id, left_over, left_over, lasts_until);
    end if;
  else
    left_over := least(-by_amount, held.balance);
    for lot in
      select l.id, l.remaining from public.credit_lots l
       where l.account_id = of_account and l.remaining > 0
       order by (l.entry_id = taken_from) is true desc, l.expires_at nulls last, l.id
    loop
      moved := least(left_over, lot.remaining);
      exit when moved = 0;
      update public.credit_lots l set remaining = l.remaining - moved where l.id = lot.id;
      insert into public.credit_lot_uses (entry_id, lot_id, amount)
      values (post_credit_entry.entry_id, lot.id, moved);
      left_over := left_over - moved;
    end loop;
  end if;
  is_new := true;
  return next;
end
$$;

-- Takes what has expired out of an account.
create function internal.expire_credits(of_account uuid) returns int
language plpgsql set search_path = '' as $$
declare
  lot record;
  expired int := 0;
begin
  perform from public.credit_accounts a where a.id = of_account for no key update;
  for lot in
    select l.id, l.entry_id, l.remaining, l.expires_at from public.credit_lots l
     where l.account_id = of_account and l.remaining > 0 and l.expires_at <= now()
     order by l.expires_at, l.id
  loop
    -- A lot that a refund filled again expires once more, at another time.
    perform internal.post_credit_entry(
      of_account, 'expiry', -lot.remaining,
      format('expiry:%s:%s', lot.id, extract(epoch from lot.expires_at)), 'period_over', 'lot',
      lot.id::text, taken_from => lot.entry_id
    );
    expired := expired + lot.remaining;
  end loop;
  return expired;
end
$$;

-- What a reconciliation found, kept so that nobody has to believe a log.
create table public.credit_reconciliations (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null default now(),
  accounts int not null,
  differences jsonb not null
);
alter table public.credit_reconciliations enable row level security;
revoke all on public.credit_reconciliations from anon, authenticated, service_role;
grant select on public.credit_reconciliations to service_role;

-- Every way in which the books could disagree with themselves; no row: they are right.
create function internal.reconcile_credits()
returns table (account_id uuid, difference text, expected bigint, found bigint)
language sql stable set search_path = '' as $$
  select a.id, 'balance_is_not_the_sum', coalesce(s.amount, 0), (a.balance - a.owed)::bigint
    from public.credit_accounts a
    left join (select e.account_id, sum(e.amount) as amount
                 from public.credit_entries e group by 1) s on s.account_id = a.id
   where coalesce(s.amount, 0) <> a.balance - a.owed
  union all
  select a.id, 'lots_are_not_the_balance', a.balance, coalesce(s.remaining, 0)
    from public.credit_accounts a
    left join (select l.account_id, sum(l.remaining) as remaining
                 from public.credit_lots l group by 1) s on s.account_id = a.id
   where coalesce(s.remaining, 0) <> a.balance
  union all
  select r.account_id, 'running_balance_of_entry_' || r.id, r.amount, r.after
    from (select e.account_id, e.id, (e.balance_after - e.owed_after)::bigint as after,
                 sum(e.amount) over (partition by e.account_id order by e.id) as amount
            from public.credit_entries e) r
   where r.amount <> r.after
  union all
  select l.account_id, 'uses_of_lot_' || l.id, l.amount - coalesce(u.amount, 0), l.remaining
    from public.credit_lots l
    left join (select lot_id, sum(amount) as amount from public.credit_lot_uses group by 1) u
      on u.lot_id = l.id
   where l.amount - coalesce(u.amount, 0) <> l.remaining
  union all
  select e.account_id, 'lots_of_entry_' || e.id, -e.amount, coalesce(u.amount, 0)
    from public.credit_entries e
    left join (select entry_id, sum(amount) as amount from public.credit_lot_uses group by 1) u
      on u.entry_id = e.id
   where e.kind in ('spend', 'expiry') and coalesce(u.amount, 0) <> -e.amount
  union all
  select e.account_id, 'more_given_back_than_spent_for_' || e.subject_id, 0, sum(e.amount)
    from public.credit_entries e
   where e.subject_kind = 'run' and e.kind in ('spend', 'refund')
   group by 1, e.subject_id having sum(e.amount) > 0
$$;
