import type { Logger } from "../../log.ts";

const EVERY_MS = 60 * 60 * 1000;

/**
 * Runs the sweeps once an hour, and whenever something may have been left behind, one run at a time,
 * until stopped.
 */
export function keepSwept(options: {
  /** Each returns how much it removed. */
  sweeps: Record<string, () => Promise<number>>;
  log: Pick<Logger, "info" | "warn">;
}): { soon(): void; stop(): Promise<void> } {
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
  const timer = setInterval(start, EVERY_MS);
  timer.unref();

  return {
    soon: start,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
