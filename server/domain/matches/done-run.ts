import type pg from "pg";
import type { Actor } from "../account/actor.ts";

/** A finished match of the person's: the one asked for, else the newest; undefined if there is none. */
export async function readDoneRun(
  client: pg.ClientBase | pg.Pool,
  { userId }: Actor,
  runId?: string,
): Promise<{ id: string; createdAt: Date; fingerprint: string } | undefined> {
  const { rows } = await client.query<{ id: string; createdAt: Date; fingerprint: string }>(
    `select id, created_at as "createdAt", fingerprint from public.runs
      where user_id = $1 and service = 'match' and state = 'done' and ($2::uuid is null or id = $2)
      order by created_at desc, id limit 1`,
    [userId, runId ?? null],
  );
  return rows[0];
}
