import { expect, it } from "vitest";
import { areNear, countryOfCode, PLACE_WORDS, REGIONS } from "./places.ts";

it.each([
  ["sg", "Singapore"],
  [" VNM ", "Vietnam"],
  ["XX", undefined],
])("the code %j", (code, country) => {
  expect(countryOfCode(code)).toBe(country);
});

it("every country of Southeast Asia has words", () => {
  const known = PLACE_WORDS.map(([country]) => country);
  expect(known).toEqual(expect.arrayContaining([...(REGIONS.get("southeast_asia") ?? ["none"])]));
});

it("neighbours lie in one part of the world", () => {
  expect(areNear("Vietnam", "Thailand")).toBe(true);
  expect(areNear("Vietnam", "Germany")).toBe(false);
});
