import { expect, test } from "vitest";
import { emptyGroups } from "./empty-groups.ts";

const counts = { news: 3, startups: 0, investors: 0, deals: 1, people: 0 };
const shown = { only: undefined, named: undefined, isCompany: false, isNear: false, lists: [] };
const names = (changes: Partial<Parameters<typeof emptyGroups>[1]>) =>
  emptyGroups(counts, { ...shown, ...changes }).map(({ name }) => name);

test("kinds of pages among which there is nothing are named", () => {
  expect(names({})).toEqual(["startups", "investors"]);
  expect(emptyGroups({ ...counts, news: 0, startups: 1, investors: 1 }, shown)).toMatchObject([
    { name: "news" },
  ]);
});

test("not a kind whose filtered list leads to more", () => {
  expect(names({ lists: [{ name: "investors" }, { name: "deals" }] })).toEqual(["startups"]);
});

test("none to who has what they named, or sees nearly written names", () => {
  expect(names({ isCompany: true })).toEqual([]);
  expect(names({ named: "investor" })).toEqual([]);
  expect(names({ isNear: true })).toEqual([]);
});
