import { expect, test } from "vitest";
import { sizesOf } from "./round-sizes.ts";

const round = (slug: string, announced_on: string, amount_usd_thousand: number | null) => ({
  amount_usd_thousand,
  announced_on,
  startups: { slug },
});

const ROUNDS = [
  round("viecnhanh", "2026-10-05", 25_000),
  round("ky-uc-games", "2026-11-02", 7_900),
  round("other", "2026-11-02", 9_000),
];

test("the smallest and the largest, and that of the latest deal", () => {
  expect(sizesOf(ROUNDS, { slug: "ky-uc-games", latest_on: "2026-11-02" })).toEqual({
    least: 7_900,
    most: 25_000,
    latest: 7_900,
  });
});

test("a latest deal of unknown size has none, and without any size there is nothing", () => {
  expect(sizesOf(ROUNDS, { slug: "silent", latest_on: "2026-11-03" })).toEqual({
    least: 7_900,
    most: 25_000,
  });
  expect(sizesOf([round("silent", "2026-11-03", null)], undefined)).toBeUndefined();
});
