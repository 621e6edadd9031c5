import { describe, expect, it } from "vitest";
import { nextStep, type Step } from "./use-typewriter.ts";

const LENGTHS = [2, 1];

function walk(from: Step, steps: number) {
  const seen: { shown: string; afterMs: number }[] = [];
  let step = from;
  for (let taken = 0; taken < steps; taken += 1) {
    const { next, afterMs } = nextStep(step, LENGTHS);
    seen.push({ shown: `${next.phrase}:${next.length}`, afterMs });
    step = next;
  }
  return seen;
}

describe("typewriter (spec §9)", () => {
  it("types in 90 ms, holds, deletes in 60 ms, and goes on to the next phrase", () => {
    expect(walk({ phrase: 0, length: 0, deleting: false }, 6)).toEqual([
      { shown: "0:1", afterMs: 90 },
      { shown: "0:2", afterMs: 90 },
      { shown: "0:2", afterMs: 1600 },
      { shown: "0:1", afterMs: 60 },
      { shown: "0:0", afterMs: 60 },
      { shown: "1:0", afterMs: 90 },
    ]);
  });

  it("loops from the last phrase to the first", () => {
    const { next } = nextStep({ phrase: 1, length: 0, deleting: true }, LENGTHS);
    expect(next).toEqual({ phrase: 0, length: 0, deleting: false });
  });
});
