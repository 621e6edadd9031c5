import type pg from "pg";
import type { Log } from "../../log.ts";
import type { Ring } from "../../ring.ts";
import { createWakingLoop } from "../waking-loop.ts";
import { signatureHeader } from "./signature.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** The last one repeats. */
const WAITS_MS = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600].map(
  (seconds) => seconds * SECOND,
);
/** Stripe keeps trying for three days. */
const GIVEN_UP_AFTER_MS = 96 * HOUR;
const ANSWER_WITHIN_MS = 10 * SECOND;

export type Outbox = {
  /** There may be something to deliver. */
  wake(): void;
  /** Resolves to whether everything was delivered within that time. */
  empty(withinMs: number): Promise<boolean>;
  stop(): Promise<void>;
};

type Due = { id: string; attempts: number; created_at: Date; body: string; event_id: string };

const PENDING = "delivered_at is null and given_up_at is null";

/**
 * Delivers the outbox to the webhook, in order of time, until each event is answered with 2xx.
 * Copies of one event are sent at the same moment, which is the hardest case for the receiver. As
 * with Stripe, a failing event does not hold up the others.
 */
export function startOutbox(settings: {
  pool: pg.Pool;
  webhookUrl: string;
  webhookSecrets: Ring<string>;
  /** How long to wait after each failure. */
  retryWaitsMs?: readonly number[];
  log: Log;
}): Outbox {
  const { pool, webhookUrl, webhookSecrets, log } = settings;
  const waits = settings.retryWaitsMs ?? WAITS_MS;
  const stopping = new AbortController();
  const waiting = new Set<() => void>();

  const send = async (body: string): Promise<string | number> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    try {
      const response = await fetch(webhookUrl, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (sample)",
          "stripe-signature": signatureHeader(body, webhookSecrets(), new Date()),
        },
        body,
        // A redirect does not count as delivered.
        redirect: "manual",
        signal,
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  };

  const deliver = async (due: Due): Promise<void> => {
    const result = await send(due.body);
    // Whether it arrived is unknown: it is sent again at the next start.
    if (stopping.signal.aborted) return;
    const now = Date.now();
    if (typeof result === "number" && result >= 200 && result < 300) {
      await pool.query(
        "update deliveries set attempts = attempts + 1, last_result = $2, delivered_at = $3 where id = $1",
        [due.id, String(result), new Date(now)],
      );
      return;
    }
    const isOver = now - due.created_at.getTime() > GIVEN_UP_AFTER_MS;
    const wait = waits[Math.min(due.attempts, waits.length - 1)] ?? SECOND;
    await pool.query(
      "update deliveries set attempts = attempts + 1, last_result = $2, due_at = $3, given_up_at = $4 where id = $1",
      [due.id, String(result), new Date(now + wait), isOver ? new Date(now) : null],
    );
    if (isOver) log("warn", "A payment event was never taken", { event: due.event_id, result });
  };

  const nextDue = async (): Promise<Due[]> => {
    const { rows } = await pool.query<Due>(
      `select d.id, d.attempts, d.created_at, e.body, d.event_id
       from deliveries d join events e on e.id = d.event_id
       where d.event_id = (
         select event_id from deliveries where ${PENDING} and due_at <= $1 order by due_at, id limit 1
       ) and ${PENDING} and due_at <= $1`,
      [new Date()],
    );
    return rows;
  };

  const loop = createWakingLoop({
    name: "The delivery of payment events",
    log,
    async pass() {
      for (let due = await nextDue(); due.length > 0; due = await nextDue()) {
        await Promise.all(due.map(deliver));
        if (stopping.signal.aborted) return undefined;
      }
      const { rows } = await pool.query<{ at: Date | null }>(
        `select min(due_at) as at from deliveries where ${PENDING}`,
      );
      const at = rows[0]?.at ?? undefined;
      if (at === undefined) for (const resolve of waiting) resolve();
      return at && at.getTime() - Date.now();
    },
  });
  loop.wake();

  return {
    wake: loop.wake,
    empty(withinMs) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const isEmpty = () => resolve(true);
      const timer = setTimeout(() => resolve(false), withinMs);
      waiting.add(isEmpty);
      loop.wake();
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(isEmpty);
      });
    },
    async stop() {
      stopping.abort();
      await loop.stop();
    },
  };
}
