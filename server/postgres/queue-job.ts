import type pg from "pg";
import type { z } from "zod";
import type { JobContract } from "../../contracts/jobs.ts";
import { currentTraceparent } from "../signals/tracing.ts";

/**
 * Adds a job within the transaction of its cause: both are committed or neither.
 * @param key waiting jobs with the same key are merged
 * @param when.at the earliest moment for it; by default at once
 * @param when.priority the lowest goes first; by default 0
 * @param when.queue only one job of that name runs at a time, across all servers; waiting jobs occupy no worker
 */
export async function queueJob<Payload extends z.ZodType>(
  client: pg.ClientBase,
  { name }: JobContract<Payload>,
  payload: z.input<Payload>,
  key: string,
  {
    at,
    priority = 0,
    queue,
  }: { at?: Date | undefined; priority?: number; queue?: string | undefined } = {},
): Promise<void> {
  await client.query(
    `select from graphile_worker.add_job($1, $2::json, job_key := $3, run_at := $4, priority := $5,
                                         queue_name := $6)`,
    [name, tracedJson(payload), key, at ?? null, priority, queue ?? null],
  );
}

/** A job's parameters, and its trace, if any. */
function tracedJson(payload: unknown): string {
  const traceparent = currentTraceparent();
  const isTraced = traceparent !== undefined && typeof payload === "object" && payload !== null;
  return JSON.stringify(isTraced ? { ...payload, traceparent } : payload);
}

/** For jobs that can wait until everything that people wait for is done. */
const AFTER_EVERYTHING = 10;

/**
 * Adds many jobs of a kind at once, after all others, within the transaction of their cause. They are not
 * merged, so the caller must make sure that each is new.
 */
export async function queueJobs<Payload extends z.ZodType>(
  client: pg.ClientBase,
  { name }: JobContract<Payload>,
  payloads: readonly z.input<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return;
  await client.query(
    `select count(added) from graphile_worker.add_jobs((
       select array_agg(
                (($1, payload, null, null, null, null, $3, null)::graphile_worker.job_spec))
         from unnest($2::json[]) as payload
     )) as added`,
    [name, payloads.map(tracedJson), AFTER_EVERYTHING],
  );
}
