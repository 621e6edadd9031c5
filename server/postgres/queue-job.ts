import type pg from "pg";
import type { z } from "zod";
import type { JobContract } from "../../contracts/jobs.ts";

/**
 * Adds a job within the transaction of its cause: both are committed or neither.
 * @param key waiting jobs with the same key are merged.
 */
export async function queueJob<Told extends z.ZodType>(
  client: pg.ClientBase,
  { name }: JobContract<Told>,
  told: z.input<Told>,
  key: string,
): Promise<void> {
  await client.query("select from graphile_worker.add_job($1, $2::json, job_key := $3)", [
    name,
    JSON.stringify(told),
    key,
  ]);
}
