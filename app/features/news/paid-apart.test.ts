import { expect, it } from "vitest";
import { paidApart } from "./paid-apart.ts";

it.each([
  ["", ""],
  ["BBFI", "BFBI"],
  ["FBBBF", "FBFBB"],
  ["IFE", "IFE"],
])("no two paid stories beside each other: %s", (given, apart) => {
  const categories = { B: "Branded", F: "Funding", I: "Insight", E: "Event" };
  const stories = Object.entries(categories).map(([letter, category]) => ({ letter, category }));
  const told = [...given].flatMap((one) => stories.filter(({ letter }) => letter === one));
  const shown = paidApart(told);
  expect(shown.map(({ letter }) => letter).join("")).toBe(apart);
});
