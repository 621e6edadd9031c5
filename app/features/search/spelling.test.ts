import { expect, it } from "vitest";
import { correctSpelling, slipsBetween } from "./spelling.server.ts";
import { understandQuery } from "./understand-query.server.ts";

const corrected = (query: string, names: string[] = []) =>
  correctSpelling(query, understandQuery(query, names).parts);

it.each([
  ["fintehc", "fintech"],
  ["sigapore", "Singapore"],
  ["seed fintehc sigapore", "seed fintech Singapore"],
  ["Vietnma", "Vietnam"],
  ["invstors in Thailand", "investors in Thailand"],
  ["logsitik Indonesia", "logistik Indonesia"],
  ["agricluture", "agriculture"],
])("%s is meant as %s", (typed, meant) => {
  expect(corrected(typed)).toBe(meant);
});

it.each(["fintech", "Grab", "grain", "quantum robots", "ngân hàng", "金融", "สตาร์ทอัพ", "🌱", "a"])(
  "%s is as it is",
  (query) => {
    expect(corrected(query)).toBeUndefined();
  },
);

it("names are not corrected", () => {
  expect(corrected("Fintek Seed", ["Fintek Seed"])).toBeUndefined();
});

it.each([
  ["seed", "seed", 0],
  ["sede", "seed", 1],
  ["sed", "seed", 1],
  ["seeed", "seed", 1],
  ["sad", "seed", 2],
  ["", "seed", 4],
])("from %s to %s it is %i", (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
});
