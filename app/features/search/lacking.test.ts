import { expect, it } from "vitest";
import { commonLack, lackKey, lacksBy, setsByLack } from "./lacking.ts";

const parts = [
  { texts: ["quantum"], values: [] },
  { texts: ["Viet Nam", "Thailand"], facet: "country", values: ["Vietnam", "Thailand"] },
];

it("a thing lacks what the search left out, and the values that it is not filed under", () => {
  const lacksOf = lacksBy(parts, { [lackKey("deal", "1")]: ["quantum"] });
  expect(lacksOf("deal", "1", { filed: ["Singapore"] })).toEqual({
    lacks: ["quantum", "Viet Nam", "Thailand"],
  });
  expect(lacksOf("deal", "1", { filed: ["Thailand"] })).toEqual({ lacks: ["quantum"] });
  expect(lacksOf("deal", "2", { filed: ["Vietnam"] })).toEqual({});
  expect(lacksOf("startup", "1")).toEqual({});
});

it("a thing does not lack a word that it is filed under", () => {
  const lacksOf = lacksBy([], { [lackKey("deal", "1")]: ["Bridge", "quantum"] });
  expect(lacksOf("deal", "1", { filed: ["bridge", "Vietnam"] })).toEqual({ lacks: ["quantum"] });
});

it("a thing does not lack a value whose word is shown of it", () => {
  const lacksOf = lacksBy(parts, {});
  const ofShown = (shown: string) => lacksOf("startup", "1", { filed: ["Singapore"], shown });
  expect(ofShown("Freight from Thailand")).toEqual({});
  expect(ofShown("Freight from Laos")).toEqual({ lacks: ["Viet Nam", "Thailand"] });
});

it("results that lack the same words are grouped, those that lack least first", () => {
  expect(
    setsByLack([
      { id: 1, lacks: ["a", "b"] },
      { id: 2, lacks: ["a"] },
      { id: 3, lacks: ["b", "a"] },
      { id: 4 },
      { id: 5, lacks: ["c"] },
    ]).map(({ lacks, results }) => [lacks.join(), ...results.map(({ id }) => id)]),
  ).toEqual([
    ["", 4],
    ["a", 2],
    ["c", 5],
    ["a,b", 1, 3],
  ]);
});

it("results lack something in common only where none has all words", () => {
  expect(commonLack([])).toBeUndefined();
  expect(commonLack([{ hits: [{ lacks: ["a"] }] }, { hits: [{}] }])).toBeUndefined();
  expect(commonLack([{ hits: [{ lacks: ["a"] }, { lacks: ["a"] }] }])).toEqual({ words: ["a"] });
  expect(commonLack([{ hits: [{ lacks: ["a"] }] }, { hits: [{ lacks: ["b"] }] }])).toEqual({
    words: undefined,
  });
});
