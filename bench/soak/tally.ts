import { NobodyFree } from "./lending.ts";
import type { Outages } from "./outages.ts";

export type Fault = { at: string; what: string; detail: string };
export type Count = { answered: number; broken: number; idle: number; faults: number; ms: number };

/** An unexpected answer, or none. */
export class Unexpected extends Error {
  /** 0 when the connection broke before there was an answer. */
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Enough to see what is wrong; all of them are counted. */
const KEPT = 200;
const UNAVAILABLE = 503;

/**
 * Counts what was done, and the outcomes. Broken connections and "service unavailable" are
 * explained by a kill that hit them; everything else unexpected is a fault.
 */
export function createTally(outages: Outages) {
  const counts = new Map<string, Count>();
  const faults: Fault[] = [];
  let found = 0;

  const countOf = (name: string): Count => {
    const count = counts.get(name) ?? { answered: 0, broken: 0, idle: 0, faults: 0, ms: 0 };
    counts.set(name, count);
    return count;
  };
  const fault = (what: string, detail: string) => {
    found += 1;
    if (faults.length < KEPT) faults.push({ at: new Date().toISOString(), what, detail });
  };

  return {
    counts: (): ReadonlyMap<string, Count> => counts,
    faults: (): readonly Fault[] => faults,
    found: () => found,
    fault,
    /** @returns whether it was done; a fault is recorded, never thrown. */
    async attempt(name: string, act: () => Promise<void>): Promise<boolean> {
      const count = countOf(name);
      const began = Date.now();
      try {
        await act();
        count.answered += 1;
        count.ms += Date.now() - began;
        return true;
      } catch (error) {
        const isBreak =
          error instanceof Unexpected && (error.status === 0 || error.status === UNAVAILABLE);
        if (error instanceof NobodyFree) count.idle += 1;
        else if (isBreak && outages.met(began, Date.now())) count.broken += 1;
        else {
          count.faults += 1;
          fault(name, String(error));
        }
        return false;
      }
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
