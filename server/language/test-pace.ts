import { expect } from "vitest";

const LENGTH = 20_000;
const PARTS = 4;
/** Between 1, where each sign costs the same, and 4, where each costs as much as there are others. */
const GROWN = 2.5;
const TURNS = 8;
/** The clock of a thread may tick as seldom as every thousand. */
const LEAST_MICROSECONDS = 8_000;

/**
 * Fails when reading a text of that length takes far more than reading a quarter of it four times: what a
 * stranger writes must not hold a thread. The processor's time of this thread is counted, at its least of
 * several turns, so that a busy machine changes nothing.
 */
export function expectSteady(read: (length: number) => unknown, length = LENGTH): void {
  const readPart = () => read(length / PARTS);
  const times = timesFor(readPart);
  let [whole, parts] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < TURNS && whole >= parts * GROWN; turn += 1) {
    parts = Math.min(parts, timeOf(readPart, PARTS * times));
    whole = Math.min(
      whole,
      timeOf(() => read(length), times),
    );
  }
  expect(whole).toBeLessThan(parts * GROWN);
}

/** A text of so many signs that says nothing but this. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

/** How often a quarter is read four times for the clock to tell. */
function timesFor(readPart: () => unknown): number {
  let times = 1;
  while (timeOf(readPart, PARTS * times) < LEAST_MICROSECONDS) times *= 2;
  return times;
}

function timeOf(work: () => unknown, times: number): number {
  const begun = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.threadCpuUsage(begun);
  return user + system;
}
