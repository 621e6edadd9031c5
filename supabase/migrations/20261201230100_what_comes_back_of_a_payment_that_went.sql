-- A run that was paid with a plan's credits, whose payment then went back while the run was under way, gave them back
-- as the plan's: they were gone in a week, and with them as many of a pack, which had been taken in their stead. They
-- now last as what was taken for them, and are the first to pay what is owed for them.

-- The only way in which credits move. The same key again gives the same entry and moves nothing.
-- Errors: BN402 not enough credits (detail: the balance), BN409 the key is of another entry.
create or replace function internal.post_credit_entry(
  of_account uuid,
  of_kind text,
  by_amount int,
  with_key text,
  for_reason text,
  subject text,
  subject_identity text,
  -- When the credits that come in expire; null: never.
  lasts_until timestamptz default null,
  -- The entry whose credits are taken first.
  taken_from bigint default null,
  -- The spend whose credits come back, each as one of the lot that it was of.
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
  -- Whoever gets back what they had paid with is left time to use it.
  back_until constant timestamptz := now() + interval '7 days';
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

  if of_kind <> 'expiry' then
    -- What has expired is neither spent nor taken back, and nothing revives it, whether the clock's job came by or not.
    perform internal.expire_credits(of_account);
    select * into held from public.credit_accounts a where a.id = of_account;
    if of_kind = 'spend' and held.balance < -by_amount then
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
        select l.id, origin.id as origin, u.amount, stood_in.until, l.expires_at < stood_in.until as is_short
          from public.credit_lot_uses u
          join public.credit_lots l on l.id = u.lot_id
          join public.credit_lots origin on origin.id = coalesce(l.returned_from, l.id)
          join public.credit_entries bought on bought.id = origin.entry_id
         -- What was taken in their stead when their payment went back, and how long it would have lasted. What is
         -- owed for them any other credits may have paid since.
         cross join lateral (
           select count(b.id) > 0 as is_any,
                  greatest(
                    back_until,
                    max(case when b.owed_after > 0 then 'infinity' else coalesce(other.expires_at, 'infinity') end)
                      filter (where b.owed_after > 0 or coalesce(other.returned_from, other.id) <> origin.id)
                  ) as until
             from public.credit_entries b
             left join public.credit_lot_uses x on x.entry_id = b.id
             left join public.credit_lots other on other.id = x.lot_id
            where b.account_id = of_account and b.kind = 'reversal' and b.amount < 0
              and b.subject_kind = 'invoice'
              and (b.subject_kind, b.subject_id) = (bought.subject_kind, bought.subject_id)
         ) stood_in
         where u.entry_id = gives_back order by stood_in.is_any, l.id
      loop
        moved := least(left_over, lot.amount);
        exit when moved = 0;
        if lot.is_short then
          insert into public.credit_lots as l (account_id, entry_id, returned_from, amount, remaining, expires_at)
          values (of_account, post_credit_entry.entry_id, lot.origin, moved, moved, nullif(lot.until, 'infinity'))
          on conflict on constraint credit_lots_entry_id_returned_from_key do update
             set amount = l.amount + excluded.amount, remaining = l.remaining + excluded.remaining;
        else
          update public.credit_lots l set remaining = l.remaining + moved where l.id = lot.id;
          insert into public.credit_lot_uses (entry_id, lot_id, amount)
          values (post_credit_entry.entry_id, lot.id, -moved);
        end if;
        left_over := left_over - moved;
      end loop;
    end if;
    if left_over > 0 then
      insert into public.credit_lots (account_id, entry_id, amount, remaining, expires_at)
      values (
        of_account, post_credit_entry.entry_id, left_over, left_over,
        case when of_kind = 'reversal' and lasts_until < back_until then back_until else lasts_until end
      );
    end if;
  else
    left_over := least(-by_amount, held.balance);
    for lot in
      select l.id, l.remaining from public.credit_lots l
        left join public.credit_lots origin on origin.id = l.returned_from
       where l.account_id = of_account and l.remaining > 0
       order by (taken_from in (l.entry_id, origin.entry_id)) is true desc, l.expires_at nulls last, l.id
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
