import type pg from "pg";
import type { Logger } from "../log.ts";
import { transaction } from "../postgres/transaction.ts";
import type { OwnJobs } from "./own-jobs.ts";

const BEAT_MS = 10_000;
/** A worker that was not seen for so long is gone. */
const GONE_AFTER_S = 30;
/** Who has missed a beat was away itself, as all are while the database is. */
const AWAY_AFTER_MS = 1.5 * BEAT_MS;
/**
 * A job whose key is queued anew while somebody works on it: the queue takes its key and its attempts
 * away, so that it is not done twice. Left like that, it would count as given up.
 */
const WAS_REPLACED = "key is null and attempts >= max_attempts and last_error is null";
/** Tells a try that ended its server from none, at the desk and from what was replaced. */
const UNANSWERED = "Its server ended during the try";

export type Presence = { leave(): Promise<void> };

/**
 * Shows that a worker is there, and frees jobs that are locked but not being worked on: those of others that
 * are gone (a server that was killed leaves its jobs locked, and the queue itself would wait for four
 * hours), and its own of which it knows nothing.
 * @param id as the queue's locks name the worker.
 */
export async function keepPresence(
  pool: pg.Pool,
  id: string,
  own: OwnJobs,
  log: Logger,
): Promise<Presence> {
  // Who has just come cannot tell who is gone, either: after an outage all others look like it.
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
      // The answer to a request for a job was lost.
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
      // Without the database another finds out that it is gone.
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

/** Each with its queue, of which nothing else would be done. @returns how many jobs will be done again. */
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
