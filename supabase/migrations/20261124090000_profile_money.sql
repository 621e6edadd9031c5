-- In which amounts are entered.
create function reference.currencies() returns text[] language sql immutable as $$
  select array['USD', 'SGD', 'IDR', 'VND', 'THB', 'MYR', 'PHP', 'CNY', 'HKD', 'JPY', 'EUR', 'GBP']
$$;
grant execute on function reference.currencies() to service_role;

-- What startups and investors say of money in their profiles: private, and read by matching only.
-- Amounts are whole, and each has its currency.
alter table public.startup_profiles
  -- What the company raises now.
  add column raising bigint check (raising between 1 and 999999999999999),
  add column raising_currency text check (raising_currency = any (reference.currencies())),
  -- Of the last 12 months; 0 where there was none yet.
  add column revenue bigint check (revenue between 0 and 999999999999999),
  add column revenue_currency text check (revenue_currency = any (reference.currencies())),
  add constraint startup_profiles_raising_has_currency check ((raising is null) = (raising_currency is null)),
  add constraint startup_profiles_revenue_has_currency check ((revenue is null) = (revenue_currency is null));

alter table public.investor_profiles
  -- What is invested at a time; either end may be open.
  add column cheque_min bigint check (cheque_min between 1 and 999999999999999),
  add column cheque_max bigint check (cheque_max between 1 and 999999999999999),
  add column cheque_currency text check (cheque_currency = any (reference.currencies())),
  add constraint investor_profiles_cheque_in_order check (cheque_min <= cheque_max),
  add constraint investor_profiles_cheque_has_currency
    check ((coalesce(cheque_min, cheque_max) is null) = (cheque_currency is null));
