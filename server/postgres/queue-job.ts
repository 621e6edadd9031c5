import type pg from "pg";
import type { z } from "zod";
import type { JobContract } from "../../contracts/jobs.ts";

/**
 * Adds a job within the transaction of its cause: both are committed or neither.
 * @param key waiting jobs with the same key are merged.
 * @param at the earliest moment for it; at once, if there is none.
 */
export async function queueJob<Told extends z.ZodType>(
  client: pg.ClientBase,
  { name }: JobContract<Told>,
  told: z.input<Told>,
  key: string,
  at?: Date,
): Promise<void> {
  await client.query(
    "select from graphile_worker.add_job($1, $2::json, job_key := $3, run_at := $4)",
    [name, JSON.stringify(told), key, at ?? null],
  );
}
