import type { Logger } from "../../log.ts";

const EVERY_MS = 60 * 60 * 1000;

/**
 * Runs the sweeps now, once an hour, and soon after each failure that may have left something, one
 * run at a time, until it is stopped.
 */
export function keepSwept(options: {
  /** Each returns how much it took away. */
  sweeps: Record<string, () => Promise<number>>;
  log: Pick<Logger, "info" | "warn">;
}): { afterFailure(): void; stop(): Promise<void> } {
  const { sweeps, log } = options;
  let running: Promise<void> | undefined;

  const sweep = async () => {
    for (const [what, run] of Object.entries(sweeps)) {
      try {
        const count = await run();
        if (count > 0) log.info({ count }, `Swept: ${what}`);
      } catch (error) {
        log.warn({ error: String(error) }, `Could not be swept: ${what}`);
      }
    }
  };
  const start = () => {
    running ??= sweep().finally(() => {
      running = undefined;
    });
  };
  start();
  const timer = setInterval(start, EVERY_MS);
  timer.unref();

  return {
    afterFailure: start,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
