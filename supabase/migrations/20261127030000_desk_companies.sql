-- What the desk says of companies and rounds beyond their pages: amounts in their own currency, what
-- became of a company besides rounds, and on what each published fact rests.

create function reference.company_event_kinds() returns text[] language sql immutable as $$
  select array['valuation', 'acquisition', 'ipo', 'shutdown']
$$;
grant execute on function reference.company_event_kinds() to desk_staff, service_role;

-- What was announced, and at which rate of which day it became `amount_usd_thousand`.
alter table public.funding_rounds
  add column amount numeric(20, 2) check (amount > 0 and amount <> 'NaN'),
  add column currency text check (currency = any (reference.currencies())),
  -- Units of the currency for one US dollar.
  add column rate numeric(16, 6) check (rate > 0 and rate <> 'NaN'),
  add column rate_on date check (rate_on between '1900-01-01' and '2200-01-01'),
  add constraint funding_rounds_amount_has_currency check ((amount is null) = (currency is null)),
  add constraint funding_rounds_currency_has_rate
    check (currency is null or currency = 'USD' or (rate is not null and rate_on is not null));

create table public.company_events (
  id uuid primary key default gen_random_uuid(),
  startup_id uuid not null references public.startups (id) on delete cascade,
  kind text not null check (kind = any (reference.company_event_kinds())),
  happened_on date not null check (happened_on between '1900-01-01' and '2200-01-01'),
  -- Who bought it, or on which exchange it is listed.
  party text not null default '' check (length(party) <= 200),
  -- What it was worth, or what was paid; null when it was not disclosed.
  amount numeric(20, 2) check (amount > 0 and amount <> 'NaN'),
  currency text check (currency = any (reference.currencies())),
  rate numeric(16, 6) check (rate > 0 and rate <> 'NaN'),
  rate_on date check (rate_on between '1900-01-01' and '2200-01-01'),
  amount_usd_thousand numeric(14, 1) check (amount_usd_thousand > 0 and amount_usd_thousand <> 'NaN'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((amount is null) = (currency is null)),
  check (currency is null or currency = 'USD' or (rate is not null and rate_on is not null)),
  check (kind <> 'shutdown' or (amount is null and party = ''))
);
create index company_events_startup_idx on public.company_events (startup_id, happened_on desc);

-- On what one published fact of a company, a round or an event rests.
create table public.fact_sources (
  id uuid primary key default gen_random_uuid(),
  startup_id uuid references public.startups (id) on delete cascade,
  investor_id uuid references public.investors (id) on delete cascade,
  funding_round_id uuid references public.funding_rounds (id) on delete cascade,
  company_event_id uuid references public.company_events (id) on delete cascade,
  field text not null check (field ~ '^[a-z_]{1,40}$'),
  publisher text not null check (btrim(publisher) <> '' and length(publisher) <= 120),
  url text not null check (url ~ '^https?://[^[:space:]<>"]+$' and length(url) <= 500),
  read_on date not null check (read_on between '1900-01-01' and '2200-01-01'),
  read_by text not null check (read_by in ('editor', 'publisher', 'support', 'administrator')),
  check (num_nonnulls(startup_id, investor_id, funding_round_id, company_event_id) = 1),
  unique (startup_id, field),
  unique (investor_id, field),
  unique (funding_round_id, field),
  unique (company_event_id, field)
);

create trigger company_events_touch before update on public.company_events
  for each row execute function internal.touch_updated_at();
create trigger company_events_announce after insert or update or delete or truncate on public.company_events
  for each statement execute function internal.announce_content();
create trigger fact_sources_announce after insert or update or delete or truncate on public.fact_sources
  for each statement execute function internal.announce_content();
create trigger company_events_noted after insert or update or delete on public.company_events
  for each row execute function desk.note_row('id');
create trigger fact_sources_noted after insert or update or delete on public.fact_sources
  for each row execute function desk.note_row('id');

-- As public as what they are about: the sub-selects run under the reader's policies.
alter table public.company_events enable row level security;
create policy "Anyone reads events of published startups" on public.company_events
  for select to anon, authenticated using (
    exists (select from public.startups s where s.id = startup_id)
  );
alter table public.fact_sources enable row level security;
create policy "Anyone reads sources of what they can read" on public.fact_sources
  for select to anon, authenticated using (
    exists (select from public.startups s where s.id = startup_id)
    or exists (select from public.investors i where i.id = investor_id)
    or exists (select from public.funding_rounds r where r.id = funding_round_id)
    or exists (select from public.company_events e where e.id = company_event_id)
  );

revoke all on public.company_events, public.fact_sources from anon, authenticated;
grant select on public.company_events, public.fact_sources to anon, authenticated;
grant all on public.company_events, public.fact_sources to service_role;

do $$
declare content text;
begin
  foreach content in array array['company_events', 'fact_sources'] loop
    execute format('grant select, insert, update, delete on public.%I to desk_staff', content);
    execute format(
      'create policy "Staff read it, published or not" on public.%I for select to desk_staff using (desk.may(''read''))', content);
    execute format(
      'create policy "Publishers add it" on public.%I for insert to desk_staff with check (desk.may(''publish''))', content);
    execute format(
      'create policy "Publishers change it" on public.%I for update to desk_staff using (desk.may(''publish'')) with check (desk.may(''publish''))', content);
    execute format(
      'create policy "Publishers take it away" on public.%I for delete to desk_staff using (desk.may(''publish''))', content);
  end loop;
end
$$;

-- A round that is not public has no row, so that no sum counts it. The articles that report it wait here.
create table desk.parted_news (
  round_id uuid not null references desk.documents (id) on delete cascade,
  -- No foreign key: who may empty the news need not know of the desk.
  news_id uuid not null,
  primary key (round_id, news_id)
);
alter table desk.parted_news enable row level security;
create policy "Staff read which articles wait for a round" on desk.parted_news for select to desk_staff
  using (desk.may('read'));
create policy "Publishers part articles from a round" on desk.parted_news for insert to desk_staff
  with check (desk.may('publish'));
create policy "Publishers join articles with a round again" on desk.parted_news for delete to desk_staff
  using (desk.may('publish'));
grant select, insert, delete on desk.parted_news to desk_staff;

-- A page can change without its document: its owner publishes again or leaves, an import runs. The
-- document takes that up when it is opened next; a page that is gone takes its document along.
alter table desk.documents add column row_changed_at timestamptz;

create function desk.follow_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('desk.publishing', true) = 'yes' then return null; end if;
  if tg_op = 'DELETE' then
    delete from desk.documents where id = old.id;
  else
    update desk.documents set row_changed_at = now() where id = new.id;
  end if;
  return null;
end
$$;
create trigger startups_followed after update or delete on public.startups
  for each row execute function desk.follow_row();
create trigger investors_followed after update or delete on public.investors
  for each row execute function desk.follow_row();
create trigger funding_rounds_followed after update or delete on public.funding_rounds
  for each row execute function desk.follow_row();

-- Whether the company's own people published its page.
create function desk.published_by_owner(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select desk.may('read') and (
    exists (select from public.startup_profiles where startup_id = company)
    or exists (select from public.investor_profiles where investor_id = company)
  )
$$;

-- What would lose something if this were deleted: how many of what. Nothing new can refer to it until
-- the transaction ends.
create function desk.referrers(document uuid) returns table (what text, count int)
language plpgsql security definer set search_path = '' as $$
begin
  if not desk.may('publish') then return; end if;
  perform from public.startups where id = document for update;
  perform from public.investors where id = document for update;
  perform from public.funding_rounds where id = document for update;
  return query
  select found.what, count(distinct found.id)::int from (
    select 'rounds' as what, r.id from public.funding_rounds r where r.startup_id = document
    union all select 'rounds', i.funding_round_id from public.funding_round_investors i where i.investor_id = document
    union all select 'rounds', d.id from desk.documents d where d.kind = 'round' and (
      d.content -> 'startup' ->> 'id' = document::text
      or d.content -> 'investors' @> jsonb_build_array(jsonb_build_object('id', document)))
    union all select 'articles', n.news_id from public.news_startups n where n.startup_id = document
    union all select 'articles', n.news_id from public.news_investors n where n.investor_id = document
    union all select 'articles', n.id from public.news n where n.funding_round_id = document
    union all select 'articles', d.id from desk.documents d where d.kind = 'article' and (
      d.content -> 'startups' ? document::text or d.content -> 'investors' ? document::text
      or d.content ->> 'round' = document::text)
    union all select 'owners', p.user_id from public.startup_profiles p where p.startup_id = document
    union all select 'owners', p.user_id from public.investor_profiles p where p.investor_id = document
    union all select 'people', s.user_id from public.saved_startups s where s.startup_id = document
    union all select 'people', s.user_id from public.saved_investors s where s.investor_id = document
    union all select 'people', f.user_id from public.match_feedback f where document in (f.startup_id, f.investor_id)
    union all select 'people', i.asked_by from public.introductions i where document in (i.startup_id, i.investor_id)
    union all select 'people', r.user_id from public.match_results m join public.runs r on r.id = m.run_id
      where document in (m.startup_id, m.investor_id)
  ) found group by found.what;
end
$$;
grant execute on function desk.published_by_owner(uuid), desk.referrers(uuid) to desk_staff;
