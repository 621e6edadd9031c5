import type pg from "pg";
import type { Logger } from "../log.ts";
import { transaction } from "../postgres/transaction.ts";

const BEAT_MS = 10_000;
/** A worker that was not seen for so long is gone. */
const GONE_AFTER_S = 30;
/**
 * A job whose key is queued anew while somebody is at it: the queue takes its attempts away, so that
 * it is not done twice. Left like that, it would count as given up.
 */
const WAS_REPLACED = "attempts >= max_attempts and last_error is null";

export type Presence = { leave(): Promise<void> };

/**
 * Shows that a worker is there, and gives free what others hold that are gone: a server that was
 * killed leaves its jobs locked, and the queue itself would wait for four hours.
 * @param id as the queue's locks name the worker.
 */
export async function keepPresence(pool: pg.Pool, id: string, log: Logger): Promise<Presence> {
  let seenAt = performance.now();
  const beat = async () => {
    await pool.query(
      `insert into internal.job_workers (id) values ($1)
       on conflict (id) do update set alive_at = now()`,
      [id],
    );
    const wasAway = performance.now() - seenAt > GONE_AFTER_S * 1000;
    seenAt = performance.now();
    // Who was away itself, as all are while the database is, cannot tell who is gone.
    if (wasAway) return;
    const freed = await freeWhatGoneWorkersHold(pool);
    if (freed > 0) log.warn({ jobs: freed }, "Jobs of a server that is gone are taken up again");
  };
  const tryBeat = () =>
    beat().catch((error: unknown) => log.warn({ error: String(error) }, "A worker was not noted"));
  await tryBeat();
  const timer = setInterval(tryBeat, BEAT_MS);
  return {
    async leave() {
      clearInterval(timer);
      // Without the database another finds out that it is gone.
      await pool
        .query("delete from internal.job_workers where id = $1", [id])
        .catch(() => undefined);
    },
  };
}

/** @returns how many jobs. */
async function freeWhatGoneWorkersHold(pool: pg.Pool): Promise<number> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<{ held: number; replaced: string[] }>(
      `with gone as (
         delete from internal.job_workers where alive_at < now() - make_interval(secs => $1)
         returning id
       ), all_gone as (
         select array_agg(id) as ids from gone
       )
       select (select count(*)::int from graphile_worker.jobs where locked_by = any (ids)) as held,
              array(select id::text from graphile_worker.jobs
                     where locked_by = any (ids) and ${WAS_REPLACED}) as replaced,
              graphile_worker.force_unlock_workers(ids)
         from all_gone where ids is not null`,
      [GONE_AFTER_S],
    );
    const { held = 0, replaced = [] } = rows[0] ?? {};
    if (replaced.length > 0) {
      await client.query("select graphile_worker.complete_jobs($1::bigint[])", [replaced]);
    }
    return held - replaced.length;
  });
}
