import type pg from "pg";
import { signal } from "./signal.ts";

const EVERY_MS = 5000;

/** Reports how busy pools are, every few seconds. @returns a way to stop. */
export function watchPools(pools: Record<string, pg.Pool>): () => void {
  const tell = () => {
    for (const [name, pool] of Object.entries(pools)) {
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool;
      signal({ kind: "pool", pool: name, total, idle, waiting });
    }
  };
  tell();
  const timer = setInterval(tell, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
