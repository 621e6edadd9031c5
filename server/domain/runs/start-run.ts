import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import { performRunJob } from "../../../contracts/jobs.ts";
import type { Language } from "../../../contracts/languages.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { KeyReused } from "../credits/post-entry.ts";
import { payForRun } from "../credits/spend.ts";
import { jobKeyOf } from "./job-key.ts";

/** One of the same service is under way: two would be paid for one result. */
export class RunRunning extends Error {
  override readonly name = "RunRunning";
}

export type RunWish = {
  service: Service;
  price: number;
  language: Language;
  /** The caller's idempotency key. */
  key: string;
};

/** Until the run's material has been read. */
const NOT_KNOWN_YET = "0".repeat(64);

/**
 * Begins a run: its row, its payment and its job are one transaction. The same key again is the
 * same run, and paid for once.
 * @param prepare gives the sha256, as hex, of what the run works on, or throws why it cannot begin.
 * It is asked, within the transaction, once the run has its place: whatever ran before has ended
 * then, and may be why this one is not to begin. Not asked for a run that has begun already.
 * @throws NotEnoughCredits, RunRunning, KeyReused
 */
export async function startRun(
  pool: pg.Pool,
  { userId }: Actor,
  wish: RunWish,
  prepare: (client: pg.ClientBase) => Promise<string>,
): Promise<{ runId: string }> {
  const earlier = await findRun(pool, userId, wish);
  if (earlier) return { runId: earlier };
  return transaction(pool, async (client) => {
    const { service, price, language, key } = wish;
    const { rows } = await client.query<{ id: string }>(
      `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
      [userId, service, key, language, price, NOT_KNOWN_YET],
    );
    const [begun] = rows;
    if (!begun) {
      const runId = await findRun(client, userId, wish);
      if (runId) return { runId };
      throw new RunRunning(`A run of ${service} is under way.`);
    }
    await client.query("update public.runs set fingerprint = $2 where id = $1", [
      begun.id,
      await prepare(client),
    ]);
    await payForRun(client, { id: begun.id, userId, service, price });
    await queueJob(client, performRunJob, { runId: begun.id }, jobKeyOf(begun.id));
    return { runId: begun.id };
  });
}

/** The run that the key has begun before. @throws KeyReused */
async function findRun(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  { service, key }: RunWish,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string; service: Service }>(
    "select id, service from public.runs where user_id = $1 and idempotency_key = $2",
    [userId, key],
  );
  const [earlier] = rows;
  if (earlier && earlier.service !== service) {
    throw new KeyReused("The key is of another service's run.");
  }
  return earlier?.id;
}
