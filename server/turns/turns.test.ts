import { describe, expect, it } from "vitest";
import { Refused } from "./fair-queue.ts";
import { createTurns } from "./turns.ts";

/** Turns whose work ends on command, with a record of what has begun. */
function turnsOf(limits: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const turns = createTurns({ atOnce: 2, mostWaiting: 100, mostWaitingOfOne: 100, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, signal?: AbortSignal) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    return turns.take(name.charAt(0), work, { signal });
  };
  const end = async (name: string, promise: Promise<string>) => {
    ends.get(name)?.();
    await promise;
  };
  /** Lets whatever can begin do so. */
  const settle = () => new Promise(setImmediate);
  return { take, begun, end, settle };
}

describe("turns", () => {
  it("come to each in turn, so much at once", async () => {
    const { take, begun, end, settle } = turnsOf();
    const [a1, a2] = [take("a1"), take("a2")];
    const waiting = [take("a3"), take("a4"), take("b1")];
    await settle();
    expect(begun).toEqual(["a1", "a2"]);
    await end("a1", a1);
    await end("a2", a2);
    await settle();
    expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
    expect(waiting).toHaveLength(3);
  });

  it("leave a place to others while one has as much as one may", async () => {
    const { take, begun, end, settle } = turnsOf({ ofOneAtOnce: 1 });
    const a1 = take("a1");
    const waiting = [take("a2"), take("b1")];
    await settle();
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1", a1);
    await settle();
    expect(begun).toEqual(["a1", "b1", "a2"]);
    expect(waiting).toHaveLength(2);
  });

  it("are given up by whoever leaves, and nobody waits behind them", async () => {
    const { take, begun, end, settle } = turnsOf({ atOnce: 1, mostWaitingOfOne: 1 });
    const a1 = take("a1");
    const leaving = new AbortController();
    const b1 = take("b1", leaving.signal);
    const left = expect(b1).rejects.toThrow("gone");
    leaving.abort(new Error("gone"));
    await left;
    const b2 = take("b2");
    await end("a1", a1);
    await settle();
    expect(begun).toEqual(["a1", "b2"]);
    await end("b2", b2);
    await expect(take("c1", leaving.signal)).rejects.toThrow("gone");
  });

  it("are refused where too many wait, and go on after work that failed", async () => {
    let refusals = 0;
    const turns = createTurns({
      atOnce: 1,
      mostWaiting: 1,
      mostWaitingOfOne: 1,
      onRefused: () => {
        refusals += 1;
      },
    });
    const failing = turns.take("a", () => Promise.reject(new Error("broken")));
    const waiting = turns.take("b", async () => "done");
    await expect(turns.take("c", async () => "never")).rejects.toThrow(Refused);
    expect(refusals).toBe(1);
    await expect(failing).rejects.toThrow("broken");
    expect(await waiting).toBe("done");
  });
});
