import { expect, it } from "vitest";
import { parseSpec } from "../entries/subscription-spec.ts";
import { createSubscriptions, type Sink } from "./subscriptions.ts";

const sink = (): Sink => ({
  version: "2.0.0",
  topic: "realtime:x",
  network: "home",
  send() {},
  shutDown() {},
});

it("keeps entries apart that ask for different rows, whatever their ids", () => {
  const subscriptions = createSubscriptions();
  const identity = { role: "anon", claims: {} } as const;
  const entry = { event: "*", schema: "public", table: "news" };
  const [one, other] = [parseSpec(entry), parseSpec({ ...entry, filter: "id=eq.1" })];
  const [first, second, third] = [sink(), sink(), sink()];
  // As if somebody had found a filter with the same id as the other.
  subscriptions.add(identity, first, [{ ...other, id: one.id }]);
  subscriptions.add(identity, second, [one]);
  subscriptions.add(identity, third, [parseSpec(entry)]);
  const interests = subscriptions.interestedIn({
    kind: "INSERT",
    schema: "public",
    table: "news",
    row: {},
    before: null,
    xid: 1,
    commitTimestamp: "2026-01-01T00:00:00Z",
  });
  expect(
    interests.flatMap(({ entries }) =>
      entries.map(({ spec, sinks }) => [spec.conditions.length, [...sinks]]),
    ),
  ).toEqual([
    [1, [first]],
    [0, [second, third]],
  ]);
});
