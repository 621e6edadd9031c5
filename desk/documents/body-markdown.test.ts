import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { survivesEditor, throughEditor } from "./body-markdown.ts";

const ROUNDS = [
  "The week had [3 rounds](/funding?from=2026-11-09&to=2026-11-15).",
  "",
  "## The rounds",
  "",
  "| Startup | Lead | Amount |",
  "| --- | --- | ---: |",
  "| [Sawah](/startups/sawah) | [Kapital](/investors/kapital) | [US$5M](/funding?kind=seed) |",
  "| [Sa\\|wah\\_2](/startups/sawah-2) |  | Undisclosed |",
  "",
  "Read [the report](/reports/2026-10).",
].join("\n");

it("a table comes back from the editor as it was given", () => {
  expect(throughEditor(ROUNDS)).toBe(ROUNDS);
  expect(survivesEditor(ROUNDS)).toBe(true);
  const last = ROUNDS.split("\n").slice(0, -2).join("\n");
  expect(throughEditor(last).trim()).toBe(last);
});

it("each sample body comes back as it was given", () => {
  const files = globSync("supabase/seed/sample/news/*/body.*.md");
  expect(files).toHaveLength(320);
  const changed = files.filter((file) => {
    const body = readFileSync(file, "utf8");
    return throughEditor(body).trim() !== body.trim();
  });
  expect(changed).toEqual([]);
});

it("names what the editor would take from readers, whatever it spells otherwise", () => {
  expect(survivesEditor("AT\\&T  and\nothers\n\n\n* one\n* two")).toBe(true);
  expect(survivesEditor("# A title\n\nWords.")).toBe(false);
  expect(survivesEditor("")).toBe(true);
});
