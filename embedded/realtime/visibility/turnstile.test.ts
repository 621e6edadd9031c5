import { expect, it } from "vitest";
import { createTurnstile, LineFull } from "./turnstile.ts";

/** A turnstile with one place and a record of what has entered; `next` ends a piece of work. */
function open(most: number) {
  const pass = createTurnstile(1, most);
  const entered: string[] = [];
  const ends: (() => void)[] = [];
  return {
    entered,
    queue: (name: string, network: string, signal = new AbortController().signal) =>
      pass({ network, signal }, async () => {
        entered.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    /** Ends what is at work until nothing is. */
    async next() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

it("gives the networks their turns, each in its own order", async () => {
  const { queue, entered, next } = open(10);
  const all = ["a0", "a1", "a2", "a3", "b0", "b1", "c0"].map((name) => queue(name, name.charAt(0)));
  await next();
  await Promise.all(all);
  expect(entered).toEqual(["a0", "a1", "b0", "c0", "a2", "b1", "a3"]);
});

it("refuses what is too much of one network, and nobody else", async () => {
  const { queue, entered, next } = open(2);
  const all = ["a0", "a1", "a2"].map((name) => queue(name, "a"));
  await expect(queue("a3", "a")).rejects.toThrow(LineFull);
  all.push(queue("b0", "b"));
  await next();
  await Promise.all(all);
  expect(entered).toEqual(["a0", "a1", "b0", "a2"]);
});

it("forgets whoever gave up waiting, and has room for another", async () => {
  const { queue, entered, next } = open(1);
  const gone = new AbortController();
  const first = queue("a0", "a");
  const second = expect(queue("a1", "a", gone.signal)).rejects.toThrow("gone");
  gone.abort(new Error("gone"));
  const third = queue("a2", "a");
  await next();
  await Promise.all([first, second, third]);
  expect(entered).toEqual(["a0", "a2"]);
});
