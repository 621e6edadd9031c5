create table public.funding_rounds (
  id uuid primary key default gen_random_uuid(),
  startup_id uuid not null references public.startups (id) on delete cascade,
  kind text not null check (kind = any (reference.funding_kinds())),
  announced_on date not null check (announced_on between '1900-01-01' and '2200-01-01'),
  -- Thousand US dollars, as the tracker shows it (spec §3); null when it was not disclosed.
  amount_usd_thousand numeric(12, 1) check (amount_usd_thousand > 0 and amount_usd_thousand <> 'NaN'),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index funding_rounds_announced_idx on public.funding_rounds (announced_on desc, id);
create index funding_rounds_startup_idx on public.funding_rounds (startup_id, announced_on desc);

-- The article that reports a round names it; so a draft shows to nobody that it is being written.
alter table public.news add column funding_round_id uuid
  references public.funding_rounds (id) on delete set null;
create index news_funding_round_idx on public.news (funding_round_id);

create table public.funding_round_investors (
  funding_round_id uuid not null references public.funding_rounds (id) on delete cascade,
  investor_id uuid not null references public.investors (id) on delete cascade,
  is_lead boolean not null default false,
  primary key (funding_round_id, investor_id)
);
create index funding_round_investors_investor_idx on public.funding_round_investors (investor_id);

create trigger funding_rounds_touch before update on public.funding_rounds
  for each row execute function internal.touch_updated_at();
create trigger funding_rounds_announce after insert or update or delete or truncate on public.funding_rounds
  for each statement execute function internal.announce_content();
create trigger funding_round_investors_announce after insert or update or delete or truncate on public.funding_round_investors
  for each statement execute function internal.announce_content();

-- A round is as public as its company: the sub-select runs under the reader's policies.
alter table public.funding_rounds enable row level security;
create policy "Anyone reads rounds of published startups" on public.funding_rounds
  for select to anon, authenticated using (
    exists (select from public.startups s where s.id = startup_id)
  );

alter table public.funding_round_investors enable row level security;
create policy "Anyone reads published investors of rounds they can read" on public.funding_round_investors
  for select to anon, authenticated using (
    exists (select from public.funding_rounds r where r.id = funding_round_id)
    and exists (select from public.investors i where i.id = investor_id)
  );

revoke all on public.funding_rounds, public.funding_round_investors from anon, authenticated;
grant select on public.funding_rounds, public.funding_round_investors to anon, authenticated;
grant all on public.funding_rounds, public.funding_round_investors to service_role;
