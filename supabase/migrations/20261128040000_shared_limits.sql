-- What limits have counted, for all servers of the project together (server/postgres/limiter.ts). The
-- columns are those of rate-limiter-flexible, which writes them in this order. Unlogged: a crash of
-- PostgreSQL may forget the counts, and nothing is written twice for them.
create unlogged table internal.shared_limits (
  -- The limit's name and a digest of whom it counts: no address of a person or a network is kept.
  key text primary key,
  points integer not null default 0,
  -- When the count ends, in milliseconds since 1970.
  expire bigint
);
comment on table internal.shared_limits is 'Counts of limits; only the server enters.';
alter table internal.shared_limits enable row level security;
