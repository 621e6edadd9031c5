import type pg from "pg";

/** The provider's clock, in seconds. It can be set forward, so that a month passes in a second. */
export type Clock = {
  now(): number;
  advance(seconds: number): Promise<void>;
};

export async function readClock(pool: pg.Pool, wallClock: () => Date): Promise<Clock> {
  const { rows } = await pool.query<{ ahead: number }>(
    "select ahead_seconds::float8 as ahead from clock",
  );
  let ahead = rows[0]?.ahead ?? 0;
  return {
    now: () => Math.floor(wallClock().getTime() / 1000) + ahead,
    async advance(seconds) {
      await pool.query("update clock set ahead_seconds = ahead_seconds + $1", [seconds]);
      ahead += seconds;
    },
  };
}
