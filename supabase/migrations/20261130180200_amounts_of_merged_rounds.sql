-- A round that takes the amount of the one that it is one with now leaves the source of its own, in which that amount
-- does not stand.
-- Makes one company of two: whatever refers to `dropped` refers to `kept` from now on, which takes on
-- these values, and the addresses of `dropped` lead to it.
create or replace function desk.merge_companies(of_kind text, kept uuid, dropped uuid, chosen jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  page_table constant text := case of_kind when 'startup' then 'startups' when 'investor' then 'investors' end;
  page_column constant text := of_kind || '_id';
  old_kept jsonb;
  old_dropped jsonb;
  new_kept jsonb;
  r record;
begin
  if page_table is null or kept = dropped then
    raise exception 'Two different companies of one kind are merged.' using errcode = 'invalid_parameter_value';
  end if;
  if not desk.may('publish') then
    raise exception 'Publishers merge companies.' using errcode = 'insufficient_privilege';
  end if;
  -- In the order of their ids, so that two merges cannot wait for each other.
  execute format('select from public.%I where id in ($1, $2) order by id for update', page_table) using kept, dropped;
  execute format('select to_jsonb(t) from public.%I t where id = $1', page_table) into old_kept using kept;
  execute format('select to_jsonb(t) from public.%I t where id = $1', page_table) into old_dropped using dropped;
  if old_kept is null or old_dropped is null then
    raise exception 'A company that is to be merged is gone.' using errcode = 'no_data_found';
  end if;
  -- Each owner publishes a page of their own: which of them keeps it is not the desk's to say.
  if (select count(*) from public.startup_profiles p where p.startup_id in (kept, dropped)) > 1
    or (select count(*) from public.investor_profiles p where p.investor_id in (kept, dropped)) > 1 then
    raise exception 'Both pages have an owner.' using errcode = 'PT409', constraint = 'both_have_owners';
  end if;

  -- A round that both report on the same day, with the same amount, is one round.
  if of_kind = 'startup' then
    for r in
      select distinct on (d.id) d.id as dropped_round, k.id as kept_round
        from public.funding_rounds d
        join public.funding_rounds k on k.startup_id = kept and k.kind = d.kind
         and k.announced_on = d.announced_on and k.amount_usd_thousand is not distinct from d.amount_usd_thousand
       where d.startup_id = dropped order by d.id, k.id
    loop
      update public.news set funding_round_id = r.kept_round where funding_round_id = r.dropped_round;
      update desk.documents set content = jsonb_set(content, '{round}', to_jsonb(r.kept_round))
       where kind = 'article' and content ->> 'round' = r.dropped_round::text;
      with taken as (
        update public.funding_rounds k
           set amount = d.amount, currency = d.currency, rate = d.rate, rate_on = d.rate_on
          from public.funding_rounds d
         where k.id = r.kept_round and d.id = r.dropped_round and k.amount is null and d.amount is not null
        returning k.id
      )
      delete from public.fact_sources s using taken where s.funding_round_id = taken.id and s.field = 'amount';
      update public.fact_sources s set funding_round_id = r.kept_round
       where s.funding_round_id = r.dropped_round and not exists (
         select from public.fact_sources o where o.funding_round_id = r.kept_round and o.field = s.field);
      insert into public.funding_round_investors as i
        select r.kept_round, o.investor_id, o.is_lead from public.funding_round_investors o
         where o.funding_round_id = r.dropped_round
        on conflict (funding_round_id, investor_id) do update set is_lead = i.is_lead or excluded.is_lead;
      delete from public.funding_rounds where id = r.dropped_round;
    end loop;
    -- Of two introductions to one investor that stand, the one that was agreed to, or asked for first.
    for r in
      select case when d.state = 'agreed' and k.state = 'asked' then k.id else d.id end as id
        from public.introductions d
        join public.introductions k on k.startup_id = kept and k.investor_id = d.investor_id
         and k.state in ('asked', 'agreed')
       where d.startup_id = dropped and d.state in ('asked', 'agreed')
    loop
      update public.introductions set state = 'withdrawn', answered_at = now() where id = r.id;
    end loop;
  else
    update public.funding_round_investors k set is_lead = true
      from public.funding_round_investors d
     where k.investor_id = kept and d.investor_id = dropped and d.funding_round_id = k.funding_round_id
       and d.is_lead and not k.is_lead;
    for r in
      select case when d.state = 'agreed' and k.state = 'asked' then k.id else d.id end as id
        from public.introductions d
        join public.introductions k on k.investor_id = kept and k.startup_id = d.startup_id
         and k.state in ('asked', 'agreed')
       where d.investor_id = dropped and d.state in ('asked', 'agreed')
    loop
      update public.introductions set state = 'withdrawn', answered_at = now() where id = r.id;
    end loop;
  end if;
  -- A run that found both found one, at the better place.
  execute format(
    'delete from public.match_results m using public.match_results o
      where m.run_id = o.run_id and m.place > o.place
        and m.%1$I in ($1, $2) and o.%1$I in ($1, $2)', page_column) using kept, dropped;

  -- A source stays with the value that was read in it.
  execute format('delete from public.fact_sources where %I = $1 and $2 ? field', page_column) using kept, chosen;
  execute format(
    'delete from public.fact_sources
      where %I = $1 and not $2 ? field and $3 -> field is distinct from $4 -> field', page_column)
    using dropped, chosen, old_kept, old_dropped;

  -- Whatever else refers to it, in whatever table: nothing may go because its page does. What both have
  -- already (a saved page, a mention, an opinion) stays once.
  for r in
    select c.conrelid::regclass as referrer, a.attname as refers
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = format('public.%I', page_table)::regclass
     order by c.conrelid::regclass::text
  loop
    perform desk.move_references(r.referrer, r.refers, kept, dropped);
  end loop;
  perform desk.move_loose_references(kept, dropped);

  -- Drafts that name it.
  update desk.documents set content = replace(content::text, dropped::text, kept::text)::jsonb
   where id <> dropped and strpos(content::text, dropped::text) > 0;
  update desk.documents d
     set content = jsonb_set(d.content, array[list.key], list.once)
    from (
      select d.id, e.key, jsonb_agg(x.item order by x.place) as once
        from desk.documents d
        cross join lateral jsonb_each(d.content) e
        cross join lateral (
          select distinct on (coalesce(i.item ->> 'id', i.item::text)) i.item, i.place
            from jsonb_array_elements(case when jsonb_typeof(e.value) = 'array' then e.value else '[]' end)
              with ordinality as i (item, place)
           order by coalesce(i.item ->> 'id', i.item::text), i.place
        ) x
       where d.kind in ('article', 'round') and e.key in ('startups', 'investors')
         and strpos(d.content::text, kept::text) > 0
       group by d.id, e.key
    ) list
   where d.id = list.id and d.content -> list.key is distinct from list.once;

  delete from desk.different_companies where dropped in (one, other);
  execute format('delete from public.%I where id = $1', page_table) using dropped;
  delete from desk.documents where id = dropped;
  for r in
    select a.attname as name from pg_catalog.pg_attribute a
     where a.attrelid = format('public.%I', page_table)::regclass and a.attnum > 0 and not a.attisdropped
       and chosen ? a.attname and a.attname not in ('id', 'slug', 'created_at', 'updated_at')
  loop
    execute format(
      'update public.%1$I t set %2$I = (jsonb_populate_record(t, $2)).%2$I where id = $1', page_table, r.name)
      using kept, chosen;
  end loop;

  update public.moved_addresses set to_id = kept where kind = of_kind and to_id = dropped;
  insert into public.moved_addresses (kind, name, to_id)
    values (of_kind, old_dropped ->> 'slug', kept), (of_kind, dropped::text, kept)
    on conflict (kind, name) do update set to_id = excluded.to_id, of_merge = excluded.of_merge;
  execute format('select to_jsonb(t) from public.%I t where id = $1', page_table) into new_kept using kept;
  perform desk.note(
    page_table || '.merge', 'public.' || page_table, kept::text,
    jsonb_build_object('kept', old_kept, 'merged', old_dropped), jsonb_build_object('kept', new_kept),
    coalesce(current_setting('desk.reason', true), ''));
end
$$;
