import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FOLDER = path.resolve(import.meta.dirname, "words");

const entry = z.object({
  /** Industries that a sector belongs to. */
  of: z.string().optional(),
  /** What it always is, too: a profit is revenue. */
  implies: z.string().optional(),
  group: z.enum(["model", "customer", "technology"]).optional(),
  stages: z.string().optional(),
  places: z.string().optional(),
  en: z.string(),
  zh: z.string(),
  vi: z.string(),
  th: z.string(),
  id: z.string(),
});

export type WordEntry = z.output<typeof entry>;

/** The words of one file of `words/`: by name, in five languages, parted by commas. */
export function wordList(file: string): [name: string, entry: WordEntry][] {
  const text = readFileSync(path.join(FOLDER, `${file}.json`), "utf8");
  return Object.entries(z.record(z.string(), entry).parse(JSON.parse(text)));
}

/** "a, b" as ["a", "b"]. */
export function parts(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
