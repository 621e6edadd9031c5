import type pg from "pg";
import type { FailedJob } from "../../../../contracts/desk/figures.ts";
import { isMailJob } from "../../../../contracts/jobs.ts";

const LONGEST_ERROR = 300;
const ADDRESS = /[^\s<>"']+@[^\s<>"']+/g;

/** Failing jobs by task, those that will be retried and those that were given up. */
export async function readFailedJobs(client: pg.ClientBase): Promise<FailedJob[]> {
  const { rows: known } = await client.query<{ exists: boolean }>(
    "select to_regclass('graphile_worker.jobs') is not null as exists",
  );
  // The worker creates its tables when it first runs.
  if (!known[0]?.exists) return [];
  const { rows } = await client.query<{
    task: string;
    waiting: number;
    given_up: number;
    last_error: string;
    last_at: Date;
  }>(
    `select task_identifier as task, count(*) filter (where attempts < max_attempts)::int as waiting,
       count(*) filter (where attempts >= max_attempts)::int as given_up,
       (array_agg(last_error order by updated_at desc))[1] as last_error, max(updated_at) as last_at
     from graphile_worker.jobs
     where attempts > 0 and last_error is not null
     group by task_identifier order by given_up desc, waiting desc, task limit 50`,
  );
  return rows.map((row) => ({
    task: row.task,
    isMail: isMailJob(row.task),
    waiting: row.waiting,
    givenUp: row.given_up,
    // Must not name people: mail servers repeat addresses.
    lastError: row.last_error.replace(ADDRESS, "…@…").slice(0, LONGEST_ERROR),
    lastAt: row.last_at.toISOString(),
  }));
}
