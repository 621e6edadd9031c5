import { expect, it } from "vitest";
import { sharesOf, type TermScores } from "../../../contracts/match-rate.ts";
import { lossesOf } from "./lost-points.ts";

const ALL: TermScores = { sector: 1, criteria: 1, stage: 1, cheque: 1, geography: 1, activity: 1 };
const lost = (scores: Partial<TermScores>, trouble = {}, rate = 60) =>
  lossesOf(sharesOf({ ...ALL, ...scores }, trouble, rate));

it("names what costs most, a term together with the limit of it that is missed", () => {
  // 10 of its own, and a quarter of the 90 that are left.
  expect(lost({ geography: 0 }, {}, 68)).toEqual(["geography"]);
  expect(lost({ geography: 0 }, { isDoubtful: true }, 27)).toEqual(["doubt", "geography"]);
});

it("names two at most, and nothing that hardly counts", () => {
  expect(lost({ sector: 0.5, criteria: 0.5, activity: 0.5 }, {}, 70)).toEqual([
    "sector",
    "criteria",
  ]);
  expect(lost({ geography: 0.7 }, {}, 97)).toEqual([]);
});
