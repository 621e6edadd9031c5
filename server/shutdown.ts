import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "./log.ts";

/** On top of the announced time; an orderly stop takes 10 s at most. */
const LIMIT_MS = 15_000;
/** The time for a part that should end at once, but may hang on a broken connection. */
const PART_LIMIT_MS = 1000;

/**
 * Shuts down once, on Ctrl-C, on SIGTERM, or when the process that started us is gone. A second
 * Ctrl-C exits at once; PostgreSQL is then stopped by its guardian.
 * @param announcedMs how long `stop` still answers new visitors
 */
export function onShutdown(log: Logger, announcedMs: number, stop: () => Promise<void>): void {
  let stopping = false;
  const shutDown = (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.debug({ reason }, "Stopping");
    setTimeout(() => {
      log.error("Stopping took too long and was cut off");
      process.exit(1);
    }, announcedMs + LIMIT_MS).unref();
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

/** Waits a second at most: shutting down must not wait for something that never ends. */
export async function withinLimit(ending: Promise<unknown>): Promise<void> {
  await Promise.race([ending, delay(PART_LIMIT_MS, undefined, { ref: false })]);
}
