/** The health of the feed `f`, in SQL. */
export const FEED_HEALTH = `case
  when not f.is_active then 'paused'
  when f.problem is not null then 'failing'
  when f.is_flooding then 'flooding'
  when f.last_success_at is null then 'new'
  when coalesce(f.last_item_at, f.added_at) < now() - interval '30 days' then 'silent'
  else 'working' end`;
