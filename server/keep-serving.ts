import type { Logger } from "./log.ts";

/**
 * The last net, under the catches of every request, frame and job: what nobody caught is told, and the
 * server goes on. An end would take with it every visitor's connection and every limit's count, and a
 * fault that can be called again would end the next server, too.
 */
export function keepServing(log: Logger): void {
  process.on("uncaughtException", (error, origin) => {
    try {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error({ origin, error: told }, "An error was caught nowhere; the server goes on");
    } catch {
      // Whoever reads the log is gone: that, too, is no reason to end.
    }
  });
}
