import type { Logger } from "./log.ts";
import { reportFailure } from "./signals/failures.ts";

/**
 * The last safety net, below the catches of every request, frame and job: logs what nobody caught,
 * and the server goes on. Exiting would drop every visitor's connection and every limit's count,
 * and a fault that can be repeated would end the next server, too.
 */
export function keepServing(log: Logger): void {
  process.on("uncaughtException", (error, origin) => {
    try {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error({ origin, error: told }, "Uncaught error; the server continues");
      reportFailure(error, { part: "uncaught" });
    } catch {
      // Nobody reads the log any more: no reason to exit either.
    }
  });
}
