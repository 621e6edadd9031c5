import type pg from "pg";
import type { Logger } from "../log.ts";
import { transaction } from "../postgres/transaction.ts";
import type { OwnJobs } from "./own-jobs.ts";

const BEAT_MS = 10_000;
/** A worker not seen for this long is gone. */
const GONE_AFTER_S = 30;
/** A worker that has missed a beat was away itself, as all are when the database is. */
const AWAY_AFTER_MS = 1.5 * BEAT_MS;
/**
 * A job whose key was queued again while a worker was on it: the queue removes its key and its remaining
 * attempts, so that it is not done twice. Left like that, it would count as given up.
 */
const WAS_REPLACED = "key is null and attempts >= max_attempts and last_error is null";
/** Marks a try that ended its server, for the desk, and to tell it from a replaced job. */
const UNANSWERED = "Its server ended during the try";

export type Presence = { leave(): Promise<void> };

/**
 * Shows that a worker is there, and frees jobs that are locked but not being worked on: those of workers that
 * are gone (a killed server leaves its jobs locked, and the queue itself would wait for four hours), and its
 * own that it does not know of.
 * @param id the worker's name in the queue's locks
 */
export async function keepPresence(
  pool: pg.Pool,
  id: string,
  own: OwnJobs,
  log: Logger,
): Promise<Presence> {
  // A new worker cannot tell who is gone, either: after an outage, all others look gone.
  let seenAt = Number.NEGATIVE_INFINITY;
  const beat = async () => {
    await pool.query(
      `insert into internal.job_workers (id) values ($1)
       on conflict (id) do update set alive_at = now()`,
      [id],
    );
    const wasAway = performance.now() - seenAt > AWAY_AFTER_MS;
    seenAt = performance.now();
    await own.settle();
    const freed = await transaction(pool, async (client) => {
      // The answer with the job was lost.
      const lost = await giveFree(
        client,
        `locked_by = $1 and id <> all ($2::bigint[])
           and locked_at < now() - make_interval(secs => $3)`,
        [id, own.inHand(), GONE_AFTER_S],
      );
      return wasAway ? lost : lost + (await giveFreeOfTheGone(client));
    });
    if (freed > 0) log.warn({ jobs: freed }, "Jobs that nobody works on are taken up again");
  };
  const tryBeat = () =>
    beat().catch((error: unknown) => log.warn({ error: String(error) }, "A worker was not noted"));
  await tryBeat();
  const timer = setInterval(tryBeat, BEAT_MS);
  return {
    async leave() {
      clearInterval(timer);
      const settleAll = async () => {
        await own.settle();
        await transaction(pool, async (client) => {
          await giveFree(client, "locked_by = $1", [id]);
          await client.query("delete from internal.job_workers where id = $1", [id]);
        });
      };
      // Without the database, others will notice that it is gone.
      await settleAll().catch(() => undefined);
    },
  };
}

async function giveFreeOfTheGone(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `delete from internal.job_workers where alive_at < now() - make_interval(secs => $1)
     returning id`,
    [GONE_AFTER_S],
  );
  if (rows.length === 0) return 0;
  return giveFree(client, "locked_by = any ($1)", [rows.map(({ id }) => id)]);
}

/** Frees jobs and their queues, which would be blocked. @returns how many jobs will be done again. */
async function giveFree(client: pg.ClientBase, which: string, values: unknown[]): Promise<number> {
  const { rowCount } = await client.query(
    `with found as (
       select id as job_id, job_queue_id, locked_by as worker from graphile_worker._private_jobs
        where ${which} for update
     ), queues as (
       update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
         from found where q.id = found.job_queue_id and q.locked_by = found.worker
     ), replaced as (
       delete from graphile_worker._private_jobs using found where id = job_id and ${WAS_REPLACED}
     )
     update graphile_worker._private_jobs
        set locked_by = null, locked_at = null, updated_at = now(),
            last_error = coalesce(last_error, '${UNANSWERED}')
       from found where id = job_id and not (${WAS_REPLACED})`,
    values,
  );
  return rowCount ?? 0;
}
