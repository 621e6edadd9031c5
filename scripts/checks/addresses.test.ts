import { expect, test } from "vitest";
import { checkAddresses } from "./addresses.ts";
import { read } from "./source-files.ts";

const paper = read("docs/api.md");

test("the table of addresses has every page", () => {
  expect(checkAddresses(paper)).toEqual([]);
  const lines = paper.split("\n").filter((line) => !line.includes("`/news/{slug}`"));
  expect(checkAddresses(lines.join("\n"))).toEqual(["docs/api.md: /news/{slug} is missing"]);
});

test("the table of addresses has what a list can be asked for", () => {
  const without = paper.replace("`deals_asc`", "").replace("\\|people", "");
  expect(checkAddresses(without)).toEqual([
    "docs/api.md: /investors? deals_asc is missing",
    "docs/api.md: /search? people is missing",
  ]);
});
