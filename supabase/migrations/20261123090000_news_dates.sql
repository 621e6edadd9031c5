-- A date that no calendar holds (infinity, the year 294276) made every page with the article on it fail.
alter table public.news
  add check (published_at >= '0001-01-01' and published_at < '10000-01-01'),
  add check (created_at >= '0001-01-01' and created_at < '10000-01-01'),
  add check (updated_at >= '0001-01-01' and updated_at < '10000-01-01');
