import type { Log } from "../log.ts";

const AFTER_FAILURE_MS = 1000;
/** Wakes up at least this often, as another server of the project may have died with unfinished work. */
const LONGEST_SLEEP_MS = 60_000;

export type WakingLoop = {
  /** Something may be due now. */
  wake(): void;
  /** Resolves when everything due at this moment is done. */
  caughtUp(): Promise<void>;
  /** Resolves when the running pass is over; no other follows. */
  stop(): Promise<void>;
};

/**
 * Runs `pass` whenever it is woken and when the last pass said that something would be due, never
 * twice at once. A failed pass is repeated: its work is in the database.
 */
export function createWakingLoop(settings: {
  name: string;
  /** @returns milliseconds until something is due again, undefined if nothing is. */
  pass(): Promise<number | undefined>;
  log: Log;
}): WakingLoop {
  const { name, pass, log } = settings;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const wait = await pass().catch((error: unknown) => {
      if (!stopped) log("warn", `${name} was interrupted and goes on`, { error: String(error) });
      return AFTER_FAILURE_MS;
    });
    if (stopped) return;
    timer = setTimeout(wake, Math.min(Math.max(wait ?? LONGEST_SLEEP_MS, 1), LONGEST_SLEEP_MS));
    // Work that is not due yet keeps no process alive.
    timer.unref();
  };

  const wake = () => {
    if (stopped) return;
    wokenMeanwhile = true;
    running ??= (async () => {
      while (wokenMeanwhile && !stopped) {
        wokenMeanwhile = false;
        await run();
      }
      running = undefined;
    })();
  };

  return {
    wake,
    async caughtUp() {
      wake();
      await running;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
