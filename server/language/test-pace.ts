import { expect } from "vitest";

const LENGTH = 20_000;
const PARTS = 4;
/** The allowed growth, between 1 for linear time and 4 for quadratic time. */
const GROWN = 2.5;
const TURNS = 8;
/** A thread's clock may tick only every four thousand. */
const LEAST_MICROSECONDS = 8_000;

/**
 * Fails if reading a text of that length takes far more time than reading a quarter of it four times: a
 * stranger's text must not block a thread. Measures this thread's processor time, as the minimum of several
 * turns, so that a busy machine changes nothing.
 */
export function expectSteady(read: (length: number) => unknown, length = LENGTH): void {
  let [times, turn] = [1, 0];
  let [whole, parts] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  while (turn < TURNS && whole >= parts * GROWN) {
    const part = timeOf(() => read(length / PARTS), PARTS * times);
    if (part < LEAST_MICROSECONDS) {
      // Warm code is faster than at first, so the clock needs more of it.
      times *= 2;
      [whole, parts, turn] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
      continue;
    }
    parts = Math.min(parts, part);
    whole = Math.min(
      whole,
      timeOf(() => read(length), times),
    );
    turn += 1;
  }
  expect(whole).toBeLessThan(parts * GROWN);
}

/** A text of about this length that repeats a unit. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

function timeOf(work: () => unknown, times: number): number {
  const begun = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.threadCpuUsage(begun);
  return user + system;
}
