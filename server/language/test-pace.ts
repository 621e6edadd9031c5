import { expect } from "vitest";

const LENGTH = 20_000;
const PARTS = 4;
/** Between 1, where each sign costs the same, and 4, where each costs as much as there are others. */
const GROWN = 2.5;
const TURNS = 8;
/** The clock of a thread may tick as seldom as every four thousand. */
const LEAST_MICROSECONDS = 8_000;

/**
 * Fails when reading a text of that length takes far more than reading a quarter of it four times: what a
 * stranger writes must not hold a thread. The processor's time of this thread is counted, at its least of
 * several turns, so that a busy machine changes nothing.
 */
export function expectSteady(read: (length: number) => unknown, length = LENGTH): void {
  let [times, turn] = [1, 0];
  let [whole, parts] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  while (turn < TURNS && whole >= parts * GROWN) {
    const part = timeOf(() => read(length / PARTS), PARTS * times);
    if (part < LEAST_MICROSECONDS) {
      // Warm code is faster than it was at first: more of it is needed for the clock to tell.
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

/** A text of so many signs that says nothing but this. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

function timeOf(work: () => unknown, times: number): number {
  const begun = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.threadCpuUsage(begun);
  return user + system;
}
