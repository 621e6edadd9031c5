import { expect, it } from "vitest";
import { afterVisit, type FeedState } from "./after-visit.ts";

const NOW = new Date("2026-11-27T06:00:00Z");
const FEED: FeedState = {
  address: "https://a.example/feed",
  isActive: true,
  pauseMinutes: 30,
  failures: 0,
  failingSince: null,
  problem: null,
  isFlooding: false,
  movedTo: null,
  movedTimes: 0,
};
const minutes = ({ nextVisitAt }: { nextVisitAt: Date }) =>
  (nextVisitAt.getTime() - NOW.getTime()) / 60_000;
const read = (newItems: number) => ({ outcome: "read", newItems, isFlooding: false }) as const;

it("comes back sooner where there is news, later where there is none, and never within ten minutes", () => {
  expect(minutes(afterVisit(FEED, read(3), NOW))).toBe(15);
  expect(minutes(afterVisit(FEED, read(0), NOW))).toBe(45);
  expect(minutes(afterVisit({ ...FEED, pauseMinutes: 350 }, { outcome: "unchanged" }, NOW))).toBe(
    360,
  );
  expect(minutes(afterVisit(FEED, { ...read(3), ttlMinutes: 120 }, NOW))).toBe(120);
  expect(minutes(afterVisit(FEED, { ...read(3), ttlMinutes: 99_999 }, NOW))).toBe(1440);
});

it("waits longer after each failure, a day at most, and as long as it is told to", () => {
  const failed = { outcome: "failed", problem: "unreachable" } as const;
  const waits: number[] = [];
  let feed = FEED;
  for (let at = 0; at < 10; at += 1) {
    const after = afterVisit(feed, failed, NOW);
    waits.push(minutes(after));
    feed = after;
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
  expect(feed).toMatchObject({ failures: 10, failingSince: NOW, problem: "unreachable" });
  const retryAt = new Date("2026-11-29T06:00:00Z");
  expect(
    afterVisit(FEED, { outcome: "failed", problem: "busy", retryAt }, NOW).nextVisitAt,
  ).toEqual(retryAt);
  expect(afterVisit(feed, read(1), NOW)).toMatchObject({
    failures: 0,
    failingSince: null,
    problem: null,
  });
});

it("is gone at once when its publisher says so, and moves when a redirect was there three times", () => {
  expect(afterVisit(FEED, { outcome: "failed", problem: "gone" }, NOW).isActive).toBe(false);
  const movedTo = "https://b.example/feed";
  const first = afterVisit(FEED, { outcome: "unchanged", movedTo }, NOW);
  const second = afterVisit(first, { ...read(1), movedTo }, NOW);
  expect(second.address).toBe(FEED.address);
  expect(afterVisit(second, { ...read(1), movedTo }, NOW)).toMatchObject({
    address: movedTo,
    movedTo: null,
    movedTimes: 0,
  });
  expect(afterVisit(second, read(1), NOW).movedTimes).toBe(0);
});
