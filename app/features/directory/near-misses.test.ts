import { expect, test } from "vitest";
import { listQuery, readListState, STARTUPS } from "../../../contracts/directory-view.ts";
import { nearMisses } from "./near-misses.ts";

const FACETS = {
  total: 1,
  options: {
    country: { Vietnam: 1, Singapore: 3, Indonesia: 2, Thailand: 1 },
    industry: { fintech: 1, edtech: 2, ai: 1 },
  },
};

const found = (query: string, facets = FACETS) =>
  nearMisses(readListState(new URLSearchParams(query), STARTUPS), facets).map(
    ({ state, count }) => `${listQuery(STARTUPS, state)} ${count}`,
  );

test("few rows lead to what is one filter away and has more", () => {
  expect(found("country=Vietnam&industry=fintech&page=2")).toEqual([
    "?industry=fintech 7",
    "?industry=fintech&country=Singapore 3",
    "?industry=edtech&country=Vietnam 2",
    "?industry=fintech&country=Indonesia 2",
  ]);
});

test("a list of enough rows, or without a filter, leads nowhere", () => {
  expect(found("country=Vietnam&industry=fintech", { ...FACETS, total: 4 })).toEqual([]);
  expect(found("name=x")).toEqual([]);
});

test("the only filter is changed, not dropped", () => {
  expect(found("country=Vietnam")).toEqual(["?country=Singapore 3", "?country=Indonesia 2"]);
});
