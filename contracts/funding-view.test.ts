import { expect, test } from "vitest";
import { fundingQuery, readFundingView, TRACKED_KINDS } from "./funding-view.ts";

const spelled = (query: string) => fundingQuery(readFundingView(new URLSearchParams(query)));

test("the usual view needs no query", () => {
  expect(spelled("")).toBe("");
  expect(spelled("period=month&tab=rounds")).toBe("");
});

test("a view survives its address", () => {
  const query =
    "?period=year&tab=amount&country=Hong+Kong&round=series_d_plus&sector=ai&from=2026-02-01&to=2026-02-28" +
    "&after=00000000-0000-4000-8000-000000000001";
  expect(spelled(query)).toBe(query);
});

test.each([
  "period=day&tab=all&country=Atlantis&round=debt&sector=rice",
  "from=2026-02-30&to=2026-03-01",
  "from=2026-02-01",
  "from=0000-00-00&to=9999-99-99",
  "after=1",
])("what means nothing is left out: %s", (query) => {
  expect(spelled(query)).toBe("");
});

test("debt is not one of the kinds of round", () => {
  expect(TRACKED_KINDS).not.toContain("debt");
});
