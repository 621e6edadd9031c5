-- Whether a page is behind its profile is told by comparing the two: a time of change also moved when
-- nothing changed that the page shows.
alter table public.startup_profiles drop column changed_at;
alter table public.investor_profiles drop column changed_at;
