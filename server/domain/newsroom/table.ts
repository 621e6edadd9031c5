import type { Phrase } from "./phrase.ts";

/** A table in Markdown. @param figures how many of its last columns are figures, which are right-aligned. */
export function table(
  head: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  figures: number,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const marks = head.map((_, at) => (at >= head.length - figures ? "---:" : "---"));
  return [
    line(head.map(({ markdown }) => markdown)),
    line(marks),
    ...rows.map((row) => line(row.map(({ markdown }) => markdown))),
  ].join("\n");
}
