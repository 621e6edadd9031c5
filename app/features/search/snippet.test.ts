import { expect, test } from "vitest";
import { searchTerms } from "./search-terms.ts";
import { snippetAround } from "./snippet.ts";

const LONG =
  "Camilan dan minuman dari protein beras untuk warung dan kantin di seluruh Thailand, dengan rasa kopi susu yang paling laris di pasar pagi, lalu rasa pandan untuk anak sekolah dan kelapa untuk pekerja kantor.";

const around = (text: string, query: string) => snippetAround(text, searchTerms(query));

test("a short text stays whole", () => {
  expect(around("Coffee and rice", "rice")).toBe("Coffee and rice");
});

test("of a long one the words around the match", () => {
  const snippet = around(LONG, "kopi");
  expect(snippet).toMatch(/^…\S.* kopi susu .*\S…$/);
  expect(LONG).toContain(snippet?.slice(1, -1));
});

test("without spaces the letters around it", () => {
  const text = `${"米".repeat(80)}咖啡${"豆".repeat(120)}`;
  const snippet = around(text, "咖啡");
  expect(snippet).toMatch(/^…米{12}咖啡豆+…$/);
});

test("nothing where nothing matches", () => {
  expect(around(LONG, "rocket")).toBeUndefined();
});
