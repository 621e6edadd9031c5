import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import type { RunView } from "../../../contracts/runs.ts";

/** The person's newest run of a service, as they see it; null if there was none. */
export async function readNewestRun(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  service: Service,
): Promise<RunView | null> {
  const { rows } = await client.query<
    Omit<RunView, "createdAt" | "finishedAt"> & { created_at: Date; finished_at: Date | null }
  >(
    `select id, service, state, step, problem, price, is_free as "isFree", created_at, finished_at
       from public.runs where user_id = $1 and service = $2 order by created_at desc limit 1`,
    [userId, service],
  );
  const [found] = rows;
  if (!found) return null;
  const { created_at, finished_at, ...run } = found;
  return {
    ...run,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
  };
}
