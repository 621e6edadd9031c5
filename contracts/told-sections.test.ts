import { expect, test } from "vitest";
import { countTold } from "./told-sections.ts";

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
