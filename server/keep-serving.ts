import type { Logger } from "./log.ts";
import { reportFailure } from "./signals/failures.ts";

/**
 * The last safety net, below the catches of every request, frame and job: logs uncaught errors, and the
 * server goes on. Exiting would drop every visitor's connection and every limit's count, and a repeatable
 * fault would end the next server, too.
 */
export function keepServing(log: Logger): void {
  process.on("uncaughtException", (error, origin) => {
    try {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error({ origin, error: told }, "Uncaught error; the server continues");
      reportFailure(error, { part: "uncaught" });
    } catch {
      // The log's reader is gone, which is no reason to exit either.
    }
  });
}
