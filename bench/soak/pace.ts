import { setTimeout as delay } from "node:timers/promises";

const FIRST_RATE = 20;
const LEAST_RATE = 1;
const MOST_RATE = 1000;
/** How much one measurement may change the rate: a single second says little. */
const [SLOWEST_CHANGE, FASTEST_CHANGE] = [0.85, 1.1];
const SMOOTHING = 0.2;
const HELD_LOOK_MS = 20;

/**
 * Hands out turns at a rate that keeps the server's use of the processors at a share of the
 * machine.
 * @param aim 0.5 for half of all processors.
 */
export function createPace(aim: number) {
  let rate = FIRST_RATE;
  let next = 0;
  let used = aim;
  let isHeld = false;
  let working = 0;
  const shares: number[] = [];

  return {
    /** Runs `act` when it is its turn. */
    async turn(act: () => Promise<void>): Promise<void> {
      const now = performance.now();
      next = Math.max(next, now) + 1000 / rate;
      await delay(next - now);
      while (isHeld) await delay(HELD_LOOK_MS);
      working += 1;
      await act().finally(() => {
        working -= 1;
      });
    },
    /** @param share of all processors that the server has used since the last measurement. */
    look(share: number, isWhole: boolean): void {
      // While it is away or starting, its use says nothing about the load.
      if (!isWhole || isHeld) return;
      shares.push(share);
      used += (share - used) * SMOOTHING;
      const change = Math.min(FASTEST_CHANGE, Math.max(SLOWEST_CHANGE, aim / Math.max(used, 0.01)));
      rate = Math.min(MOST_RATE, Math.max(LEAST_RATE, rate * change));
    },
    /** Lets running acts end, and holds all others until the returned function is called. */
    async hold(): Promise<() => void> {
      isHeld = true;
      while (working > 0) await delay(HELD_LOOK_MS);
      return () => {
        isHeld = false;
      };
    },
    perSecond: () => rate,
    /** The mean share so far, while everything answered. */
    meanShare: () => shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1),
  };
}

export type Pace = ReturnType<typeof createPace>;
