import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { RunStep } from "../../../contracts/runs.ts";
import { holdAccounts } from "../account/hold-accounts.ts";
import { LeaseLost } from "./held-work.ts";
import { jobKeyOf } from "./job-key.ts";

/** A run that this runner holds, as long as it shows signs of life. */
export type HeldRun = {
  id: string;
  userId: string;
  service: Service;
  language: Language;
  fingerprint: string;
  /** A company's first deck review. */
  isFree: boolean;
  /** Identifies the runner. */
  runner: string;
  attempts: number;
};

/** A runner that has been silent for this long loses the run to the next one that asks. */
const SILENT_SECONDS = 20;
/** How long a run may wait in the queue before it is checked. */
const WAITING_SECONDS = 60;

/**
 * Takes a run that no live runner works on.
 * @returns undefined if it is finished, gone, or another runner's
 */
export async function takeRun(
  pool: pg.Pool,
  runId: string,
  runner: string,
): Promise<HeldRun | undefined> {
  const { rows } = await pool.query<Omit<HeldRun, "runner">>(
    `with taken as (
       insert into public.run_attempts (run_id, runner)
       select id, $2 from public.runs where id = $1 and state in ('queued', 'running') for key share
       on conflict (run_id) do update
          set runner = excluded.runner, attempts = run_attempts.attempts + 1, alive_at = now()
        where run_attempts.alive_at < now() - $3 * interval '1 second'
       returning run_id, attempts)
     update public.runs r
        set state = 'running', step = null, started_at = coalesce(r.started_at, now())
       from taken t where r.id = t.run_id
     returning r.id, r.user_id as "userId", r.service, r.language, r.fingerprint,
                r.is_free as "isFree", t.attempts`,
    [runId, runner, SILENT_SECONDS],
  );
  return rows[0] && { ...rows[0], runner };
}

/** Shows that the runner is alive. @throws LeaseLost */
export async function keepAlive(pool: pg.Pool, { id, runner }: HeldRun): Promise<void> {
  const { rowCount } = await pool.query(
    "update public.run_attempts set alive_at = now() where run_id = $1 and runner = $2",
    [id, runner],
  );
  if (rowCount === 0) throw new LeaseLost("Another works on the run.");
}

/**
 * Reports a run's progress to its person, and shows that the runner is alive.
 * @throws LeaseLost
 */
export async function tellStep(pool: pg.Pool, run: HeldRun, step: RunStep): Promise<void> {
  await keepAlive(pool, run);
  await pool.query("update public.runs set step = $2 where id = $1 and state = 'running'", [
    run.id,
    step,
  ]);
}

/**
 * Locks the run until the end of the transaction that decides its outcome. A run that has already ended
 * stays as it is: a commit without an answer may have ended it, and it must not end twice.
 * @throws LeaseLost
 */
export async function lockLease(
  client: pg.ClientBase,
  { id, runner, userId }: HeldRun,
): Promise<void> {
  if (!(await holdAccounts(client, userId))) throw new LeaseLost("The run's person is gone.");
  const { rowCount } = await client.query(
    `select from public.run_attempts a join public.runs r on r.id = a.run_id
      where a.run_id = $1 and a.runner = $2 and r.state in ('queued', 'running') for update`,
    [id, runner],
  );
  if (rowCount === 0) throw new LeaseLost("Another works on the run, or it has ended.");
}

/** Leaves the run to the next runner at once, since this one is stopping rather than failing. */
export async function releaseRun(pool: pg.Pool, { id, runner }: HeldRun): Promise<void> {
  await pool.query(
    `update public.run_attempts set alive_at = '-infinity', attempts = greatest(attempts - 1, 1)
      where run_id = $1 and runner = $2`,
    [id, runner],
  );
}

/**
 * A job that is still queued keeps its place: requeued, it would go to the end, and in a long queue its
 * turn might never come.
 */
const WAITS_IN_QUEUE = `exists (
  select from graphile_worker.jobs j
   where j.key = $3 || r.id and j.locked_at is null and j.run_at <= now()
     and j.attempts < j.max_attempts)`;

/** The runs that have lost their runner. */
export async function abandonedRuns(pool: pg.Pool): Promise<{ id: string; isFree: boolean }[]> {
  const { rows } = await pool.query<{ id: string; isFree: boolean }>(
    `select r.id, r.is_free as "isFree" from public.runs r left join public.run_attempts a on a.run_id = r.id
      where r.state in ('queued', 'running') and not ${WAITS_IN_QUEUE}
        and coalesce(a.alive_at < now() - $1 * interval '1 second',
                     r.created_at < now() - $2 * interval '1 second')`,
    [SILENT_SECONDS, WAITING_SECONDS, jobKeyOf("")],
  );
  return rows;
}
