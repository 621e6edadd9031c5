import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAdmission } from "./admission.ts";

const LIMITS = {
  connectionsPerNetwork: 3,
  newConnectionsPerMinute: 6,
  newConnectionsAtOnce: 4,
  entryCharactersPerConnection: 100,
  entryCharactersPerNetwork: 150,
  unsentBytes: 40,
  unsentBytesPerNetwork: 60,
};

const reported: string[] = [];
const make = () => createAdmission(LIMITS, (network) => reported.push(network));

beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("admission of sockets by network", () => {
  it("allows a burst, then a rate per minute, and says when to come back", () => {
    const admission = make();
    for (let at = 0; at < 4; at++) expect(admission.refusal("a")).toBeNull();
    expect(admission.refusal("a")).toBe(10);
    expect(admission.refusal("b")).toBeNull();
    vi.advanceTimersByTime(9_999);
    expect(admission.refusal("a")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(admission.refusal("a")).toBeNull();
    expect(admission.refusal("a")).toBe(10);
    expect(reported).toEqual(["a"]);
  });

  it("bounds how many are open at a time, whatever the pace", () => {
    const admission = make();
    const [first] = Array.from({ length: 3 }, () => admission.enter("a"));
    expect(admission.refusal("a")).toBe(30);
    expect(admission.refusal("b")).toBeNull();
    first?.leave();
    expect(admission.refusal("a")).toBeNull();
  });

  it("does not keep the names of networks that are quiet", () => {
    const admission = make();
    const { leave } = admission.enter("stays");
    for (let at = 0; at < 1_000; at++) admission.refusal(`passes ${at}`);
    admission.forgetQuiet();
    expect(admission.size()).toBe(1_001);
    vi.advanceTimersByTime(10_000);
    admission.forgetQuiet();
    expect(admission.size()).toBe(1);
    leave();
    admission.forgetQuiet();
    expect(admission.size()).toBe(0);
  });

  it("has room for so many entries of a socket, and of a network", () => {
    const admission = make();
    const one = admission.enter("a").room;
    const other = admission.enter("a").room;
    expect(one.take(101)).toBe(false);
    expect(one.take(100)).toBe(true);
    expect(one.take(1)).toBe(false);
    expect(other.take(51)).toBe(false);
    expect(other.take(50)).toBe(true);
    expect(admission.enter("b").room.take(100)).toBe(true);
    one.giveBack(100);
    expect(other.take(50)).toBe(true);
  });

  it("leaves less unread to each socket the more a network has", () => {
    const admission = make();
    const { room, leave } = admission.enter("a");
    expect(room.unsentBytes()).toBe(40);
    const others = [admission.enter("a"), admission.enter("a")];
    expect(others.map((other) => other.room.unsentBytes())).toEqual([20, 20]);
    leave();
    expect(others[0]?.room.unsentBytes()).toBe(30);
    expect(admission.enter("b").room.unsentBytes()).toBe(40);
  });
});
