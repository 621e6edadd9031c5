import type pg from "pg";
import type { Figures } from "../../../../contracts/desk/figures.ts";
import { FEED_HEALTH } from "../feeds/feed-health.ts";

/** How many feeds there are in each state of health; states without feeds are left out. */
export async function readFeedHealth(client: pg.ClientBase): Promise<Figures["feeds"]> {
  const { rows } = await client.query<Figures["feeds"][number]>(
    `select ${FEED_HEALTH} as health, count(*)::int as count from desk.feeds f group by 1`,
  );
  return rows;
}
