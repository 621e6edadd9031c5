import type pg from "pg";
import { StripeFault } from "../stripe-fault.ts";

export type Answered = { text: string; requestId: string };

/**
 * The answer to the same key within the last 24 hours, read in the transaction that would do the
 * work again. A refusal is not stored: as with Stripe, a caller who corrects a parameter may keep
 * the key.
 */
export async function findAnswer(
  client: pg.PoolClient,
  key: string,
  fingerprint: string,
): Promise<Answered | undefined> {
  const { rows } = await client.query<Answered & { fingerprint: string }>(
    `select answer as text, request_id as "requestId", fingerprint from idempotency_keys
     where key = $1 and created_at > now() - interval '24 hours'`,
    [key],
  );
  const kept = rows[0];
  if (kept && kept.fingerprint !== fingerprint) {
    throw new StripeFault(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  }
  return kept;
}

export async function keepAnswer(
  client: pg.PoolClient,
  key: string,
  fingerprint: string,
  { text, requestId }: Answered,
): Promise<void> {
  await client.query(
    `insert into idempotency_keys (key, fingerprint, answer, request_id, created_at)
     values ($1, $2, $3, $4, now())
     on conflict (key) do update set fingerprint = excluded.fingerprint, answer = excluded.answer,
       request_id = excluded.request_id, created_at = excluded.created_at`,
    [key, fingerprint, text, requestId],
  );
}

export async function forgetOldAnswers(pool: pg.Pool): Promise<void> {
  await pool.query("delete from idempotency_keys where created_at < now() - interval '24 hours'");
}
