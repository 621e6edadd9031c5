import type pg from "pg";

/** Longer than any visit may take, so that the turn of a server that died ends by itself. */
const LONGEST_TURN = "3 minutes";
/** Paid runs need the thread, too. */
const HOSTS_AT_ONCE = 2;
const SHORTEST_PAUSE_MS = 1000;

export type Turn<Result> = { result: Result } | { waitMs: number };

/**
 * Does something at a host if it is our turn: one request per host at a time, across all servers, with the pause
 * that the host asks for in between.
 * @returns how long to wait, if it is not our turn
 */
export async function atHost<Result>(
  pool: pg.Pool,
  address: string,
  work: () => Promise<Result>,
  pauseMs: () => Promise<number>,
): Promise<Turn<Result>> {
  const { host } = new URL(address);
  const { rowCount } = await pool.query(
    `insert into internal.visited_hosts as h (host, busy_until)
     select $1, now() + interval '${LONGEST_TURN}'
      where (select count(*) from internal.visited_hosts where busy_until > now() and host <> $1) < $2
     on conflict (host) do update set busy_until = excluded.busy_until
      where h.busy_until <= now() and h.next_at <= now()`,
    [host, HOSTS_AT_ONCE],
  );
  if (!rowCount) return { waitMs: await waitFor(pool, host) };
  let pause = SHORTEST_PAUSE_MS;
  try {
    const result = await work();
    pause = Math.max(pause, await pauseMs());
    return { result };
  } finally {
    await pool.query(
      `update internal.visited_hosts
       set busy_until = now(), next_at = now() + make_interval(secs => $2) where host = $1`,
      [host, pause / 1000],
    );
  }
}

/** How soon to try again during another's turn, whose end is unknown; the end of a pause is known. */
const SOON_MS = 10_000;

async function waitFor(pool: pg.Pool, host: string): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>(
    `select greatest(extract(epoch from next_at - now()) * 1000, 0)::float8 as wait
     from internal.visited_hosts where host = $1 and busy_until <= now()`,
    [host],
  );
  return Math.ceil(rows[0]?.wait || SOON_MS);
}
