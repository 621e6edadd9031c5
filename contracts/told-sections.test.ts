import { expect, test } from "vitest";
import { countTold, sectionsByState } from "./told-sections.ts";

test("what nobody needs yet is not counted as lacking", () => {
  expect(
    countTold([
      { section: "team", state: "told" },
      { section: "market", state: "empty" },
      { section: "ask", state: "missing" },
      { section: "contact", state: "unsure" },
      { section: "financials", state: "unneeded" },
    ]),
  ).toEqual({ told: 1, all: 4 });
  expect(countTold([])).toEqual({ told: 0, all: 0 });
});

test("the sections of each state are together: what is to be done first, then as decks tell them", () => {
  const rows = sectionsByState([
    { section: "team", state: "told" },
    { section: "contact", state: "unsure" },
    { section: "problem", state: "told" },
    { section: "ask", state: "missing" },
  ]);
  expect(rows).toEqual([
    { state: "missing", sections: ["ask"] },
    { state: "unsure", sections: ["contact"] },
    { state: "told", sections: ["problem", "team"] },
  ]);
});
