import { expect, it, test } from "vitest";
import { fold } from "./fold.ts";
import { fromFirst, namesStage, stageBit, stageNames, stagesBetween, toLast } from "./stages.ts";

it.each([
  [
    "pre_seed",
    "We raise a pre-seed round",
    "Vòng thiên thần",
    "รอบพรีซีด",
    "Tahap pra-seed",
    "天使轮",
  ],
  ["seed", "Seed round of $1m", "Vòng hạt giống", "รอบซีด", "Putaran seed", "种子轮融资"],
  ["series_a", "Our Series A", "gọi vốn vòng A", "ซีรีส์ A", "Seri A", "A轮融资"],
  ["series_b", "series-B", "vòng B", "ซีรีส์ บี", "Seri B", "B轮"],
] as const)("%s is named in each language", (stage, ...texts) => {
  for (const text of texts) expect(namesStage(fold(text), stage)).toBe(true);
});

it.each([
  ["series_a", "A series about rice"],
  ["series_a", "vòng ai"],
  ["seed", "We seeded three provinces"],
] as const)("%s is not: %s", (stage, text) => {
  expect(namesStage(fold(text), stage)).toBe(false);
});

test("sets of stages go from one to another", () => {
  const [seed, growth] = [stageBit("seed"), stageBit("series_b")];
  expect(stageNames(stagesBetween(growth, seed))).toEqual([
    "seed",
    "pre_series_a",
    "series_a",
    "series_b",
  ]);
  expect(stageNames(toLast(seed))).toEqual(["pre_seed", "seed"]);
  expect(stageNames(fromFirst(growth))).toEqual(["series_b", "series_c", "series_d_plus"]);
});
