import { expect, it } from "vitest";
import { groupsOf } from "./result-groups.ts";

type Compared = Parameters<typeof groupsOf>[0][number] & { name: string };

function candidate(name: string, rate: number, met = 0, on?: string): Compared {
  const latest = on === undefined ? null : { on, kind: "seed", amount: null, company: null };
  return {
    name,
    rate,
    points: Array.from({ length: met }, () => ({ state: "met" as const })),
    dealings: { types: [], rounds: null, latest },
  };
}

const told = (results: Compared[]) =>
  groupsOf(results).map(({ rate, differ, results: same }) => [
    rate,
    differ,
    same.map(({ name }) => name).join(" "),
  ]);

it("puts those that fit equally well together, by what tells them apart", () => {
  expect(
    told([
      candidate("best", 90),
      candidate("one", 80, 1, "2026-01-01"),
      candidate("two", 80, 2),
      candidate("newer", 80, 1, "2026-05-01"),
      candidate("old", 70, 0, "2024-01-01"),
      candidate("new", 70, 0, "2026-01-01"),
      candidate("unknown", 70),
      candidate("like", 60),
      candidate("alike", 60),
    ]),
  ).toEqual([
    [90, "none", "best"],
    [80, "criteria", "two newer one"],
    [70, "latest", "new old unknown"],
    [60, "none", "like alike"],
  ]);
});
