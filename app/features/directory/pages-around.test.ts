import { expect, test } from "vitest";
import { GAP, pagesAround } from "./pages-around.ts";

test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [5, 9, "1 … 4 5 6 … 9"],
  [8334, 8334, "1 … 8330 8331 8332 8333 8334"],
  [999999, 8334, "1 … 8330 8331 8332 8333 8334"],
])("around page %i of %i", (current, last, said) => {
  const shown = pagesAround(current, last);
  expect(shown.map(({ page }) => (page === GAP ? "…" : page)).join(" ")).toBe(said);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
});
