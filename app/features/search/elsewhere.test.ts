import { expect, test } from "vitest";
import { findElsewhere } from "./elsewhere.ts";
import { searchTerms } from "./search-terms.ts";

const title = { en: "A bank for farmers", vi: "Ngân hàng cho nông dân", th: null };
const excerpt = { en: "Loans by phone", vi: "Vay qua điện thoại" };

function find(shown: string[], query: string) {
  return findElsewhere(shown, [title, excerpt], searchTerms(query));
}

test("nothing when the shown text matches", () => {
  expect(find(["A bank for farmers", "Loans by phone"], "bank phone")).toBeUndefined();
});

test("the title in the language of the query", () => {
  expect(find(["A bank for farmers"], "nong dan")).toEqual({
    language: "vi",
    // Begins shortly before the match.
    text: "…hàng cho nông dân",
  });
});

test("another text of it when the title does not match", () => {
  expect(find(["A bank for farmers"], "dien thoai")).toEqual({
    language: "vi",
    text: "Vay qua điện thoại",
  });
});

test("nothing when the shown text has a word that begins so", () => {
  const excerpts = { en: "A Vietnamese firm", id: "Perusahaan Vietnam" };
  const terms = searchTerms("Vietnam").map((term) => ({ ...term, goesOn: false }));
  expect(findElsewhere(["A Vietnamese firm"], [excerpts], terms)).toBeUndefined();
});

test("nothing when no text matches", () => {
  expect(find(["A bank for farmers"], "rocket")).toBeUndefined();
});
