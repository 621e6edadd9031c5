import { describe, expect, it } from "vitest";
import { createFairQueue, type Refused } from "./fair-queue.ts";

/** A queue that records what it started and refused, in order. */
function queueOf(most = 100, mostOfOne = 100) {
  const queue = createFairQueue(most, mostOfOne);
  const started: string[] = [];
  const refused: string[] = [];
  const add = (key: string, visitor: string) =>
    queue.add(
      {
        key,
        start: () => started.push(key),
        refuse: (error: Refused) => refused.push(`${key} ${error.because}`),
      },
      visitor,
    );
  const startAll = () => {
    while (queue.length > 0) queue.startNext();
    return started;
  };
  return { queue, add, startAll, refused };
}

describe("fair queue", () => {
  it("takes the visitors in turn, and each one's pages in their order", () => {
    const { add, startAll } = queueOf();
    for (const key of ["a1", "a2", "a3"]) add(key, "a");
    add("b1", "b");
    add("c1", "c");
    add("c2", "c");
    expect(startAll()).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  });

  it("makes a newcomer wait for one page of each visitor, not for all of one visitor's", () => {
    const { queue, add, startAll } = queueOf();
    for (let n = 0; n < 50; n++) add(`crawl ${n}`, "crawler");
    queue.startNext();
    add("reader", "reader");
    expect(startAll().indexOf("reader")).toBeLessThanOrEqual(2);
  });

  it("renders a page in the turn of the first of those who wait for it", () => {
    const { queue, add, startAll } = queueOf();
    for (let n = 0; n < 5; n++) add(`a${n}`, "a");
    add("home", "a");
    queue.join("home", "b");
    queue.join("home", "b");
    queue.join("nothing", "b");
    expect(startAll()).toEqual(["a0", "home", "a1", "a2", "a3", "a4"]);
  });

  it("renders a page twice that was asked for again after its content changed", () => {
    const { queue, add, startAll } = queueOf();
    add("home", "a");
    add("home", "b");
    expect(queue.length).toBe(2);
    expect(startAll()).toEqual(["home", "home"]);
    expect(queue.length).toBe(0);
  });

  it("refuses more than one visitor may have waiting", () => {
    const { add, startAll, refused } = queueOf(100, 2);
    for (const key of ["a1", "a2", "a3"]) add(key, "a");
    add("b1", "b");
    expect(refused).toEqual(["a3 visitor"]);
    expect(startAll()).toEqual(["a1", "b1", "a2"]);
  });

  it("when it is full makes room for a newcomer, at the cost of the visitor with most", () => {
    const { add, startAll, refused } = queueOf(3);
    for (const key of ["a1", "a2", "a3"]) add(key, "a");
    add("b1", "b");
    expect(refused).toEqual(["a3 server"]);
    add("b2", "b");
    expect(refused).toEqual(["a3 server", "b2 server"]);
    expect(startAll()).toEqual(["a1", "b1", "a2"]);
  });
});
