-- The review of a profile looks at its website: which one, and whether it responded, is a fact of its own,
-- so that a member can be told when it was last looked at, also where all was well.
alter table public.publications
  -- Null in what was judged before this was kept, unless it is known.
  add column website text check (length(website) <= 300),
  add column website_responded boolean,
  add constraint publications_website_known check ((website is null) = (website_responded is null));

update public.publications b set website = f.finding ->> 'text', website_responded = false
  from (select run_id, jsonb_array_elements(findings) as finding from public.publications) f
 where f.run_id = b.run_id and f.finding ->> 'rule' = 'website_silent' and f.finding ->> 'text' <> '';

-- The page is what the newest review has passed; what an appeal has published may differ from it.
with newest as (
  select distinct on (user_id) run_id, user_id, verdict, website from public.publications
   order by user_id, created_at desc
), pages as (
  select d.user_id, p.website from public.startup_profiles d join public.startups p on p.id = d.startup_id
  union all
  select d.user_id, p.website from public.investor_profiles d join public.investors p on p.id = d.investor_id
)
update public.publications b set website = pages.website, website_responded = true
  from newest join pages using (user_id)
 where newest.run_id = b.run_id and newest.verdict = 'approved' and newest.website is null
   and pages.website <> ''
   and not exists (select from desk.cases c where c.kind = 'appeal' and c.run_id = b.run_id);
