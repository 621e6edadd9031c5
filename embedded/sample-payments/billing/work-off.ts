import type pg from "pg";
import type { Log } from "../../log.ts";
import type { Clock } from "../clock.ts";
import { performAct } from "../store/act.ts";
import type { Plans } from "../store/kinds.ts";
import { createWakingLoop, type WakingLoop } from "../waking-loop.ts";
import { expireCheckout } from "./checkout.ts";
import { settleCheckout } from "./settle.ts";
import { workOffSubscription } from "./subscriptions.ts";

type Due = { id: string; kind: keyof Plans; at: number };

/**
 * Does what is due by the clock: renewals, retries, slow payments, expiring checkouts. Each happens
 * as of its own time, so that what came due while the server was down is caught up in order.
 */
export function startWorkingOff(settings: {
  pool: pg.Pool;
  clock: Clock;
  publicUrl: string;
  /** Called after each act, as there are events to deliver. */
  onAct(): void;
  log: Log;
}): WakingLoop {
  const { pool, clock, publicUrl, onAct, log } = settings;

  const next = async (): Promise<Due | undefined> => {
    const { rows } = await pool.query<Due>(
      `select id, kind, extract(epoch from due_at)::float8 as at from plans
       where due_at is not null order by due_at, id limit 1`,
    );
    return rows[0];
  };

  const workOff = ({ id, kind, at }: Due) =>
    performAct(
      pool,
      { now: at, publicUrl, origin: { id: null, idempotency_key: null } },
      async (act, client) => {
        // Somebody may have acted on it in the meantime.
        const { rowCount } = await client.query(
          "select 1 from plans where id = $1 and due_at = to_timestamp($2)",
          [id, at],
        );
        if (rowCount === 0) return;
        if (kind === "subscription") {
          const subscription = await act.store.find(kind, id);
          if (subscription) await workOffSubscription(act, subscription);
          return;
        }
        const session = await act.store.find(kind, id);
        if (session?.status === "open") await expireCheckout(act, session);
        else if (session) await settleCheckout(act, session);
      },
    );

  const loop = createWakingLoop({
    name: "The sample payment provider's clock",
    log,
    async pass() {
      let due = await next();
      for (; due && due.at <= clock.now(); due = await next()) {
        await workOff(due);
        onAct();
      }
      return due && (due.at - clock.now()) * 1000;
    },
  });
  loop.wake();
  return loop;
}
