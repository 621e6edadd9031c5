import type { Logger } from "./log.ts";

const LIMIT_MS = 15_000;

/**
 * Shuts down once, on Ctrl-C, on SIGTERM, or when the process that started us is gone. A second
 * Ctrl-C exits at once; PostgreSQL is then stopped by its guardian.
 */
export function onShutdown(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const shutDown = (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.debug({ reason }, "Stopping");
    setTimeout(() => {
      log.error("Stopping took too long and was cut off");
      process.exit(1);
    }, LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: String(error) }, "Not everything could be stopped in order");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", () => shutDown("SIGINT"));
  process.on("SIGTERM", () => shutDown("SIGTERM"));
  process.on("disconnect", () => shutDown("the launcher is gone"));
}
