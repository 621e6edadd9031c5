import { expect } from "vitest";

const LENGTH = 20_000;
/** What goes back over all that it has read takes sixteen times as long for four times as much. */
const MOST_TIMES = 8;
/** What warming up and collecting garbage may take besides, in milliseconds. */
const BESIDES = 100;

/**
 * Fails when reading a long text takes far more than its share beside a quarter of it: what a stranger
 * writes must not hold a thread. Counts the processor's time of this thread, which no other takes of.
 */
export function expectSteady(read: (length: number) => void, length = LENGTH): void {
  const quarter = spentOn(() => read(length / 4));
  const whole = spentOn(() => read(length));
  expect(whole).toBeLessThan(MOST_TIMES * quarter + BESIDES);
}

/** A text of so many signs that says nothing but this. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

function spentOn(act: () => void): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
