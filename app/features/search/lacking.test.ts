import { expect, it } from "vitest";
import { commonLack, lackKey, lacksBy } from "./lacking.ts";

const parts = [
  { texts: ["quantum"], values: [] },
  { texts: ["Viet Nam", "Thailand"], facet: "country", values: ["Vietnam", "Thailand"] },
];

it("a thing lacks what the search left out, and the values that it is not filed under", () => {
  const lacksOf = lacksBy(parts, { [lackKey("deal", "1")]: ["quantum"] });
  expect(lacksOf("deal", "1", ["Singapore"])).toEqual({
    lacks: ["quantum", "Viet Nam", "Thailand"],
  });
  expect(lacksOf("deal", "1", ["Thailand"])).toEqual({ lacks: ["quantum"] });
  expect(lacksOf("deal", "2", ["Vietnam"])).toEqual({});
  expect(lacksOf("startup", "1")).toEqual({});
});

it("results lack something in common only where none has all words", () => {
  expect(commonLack([])).toBeUndefined();
  expect(commonLack([{ hits: [{ lacks: ["a"] }] }, { hits: [{}] }])).toBeUndefined();
  expect(commonLack([{ hits: [{ lacks: ["a"] }, { lacks: ["a"] }] }])).toEqual({ words: ["a"] });
  expect(commonLack([{ hits: [{ lacks: ["a"] }] }, { hits: [{ lacks: ["b"] }] }])).toEqual({
    words: undefined,
  });
});
