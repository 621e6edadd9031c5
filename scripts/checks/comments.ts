import { parseSync } from "vite";
import { FOLDERS, filesBelow, filesBeside, read } from "./source-files.ts";

const SOURCE = /\.(ts|tsx|mjs|css)$/;
/** A tic of ours, for "is", "comes" or "is written": it reads like a translation. */
const TIC = /\b(?:stands?(?!-ins?\b| +(?:out|(?:in +)?for)\b)|stood)\b/gi;
/** From the end of a comment's line to its next word. */
const LINE_BREAK = /\n\s*(?:\/\/|\*)?/g;

/** Comments say that something is, comes or is written somewhere. */
export function checkComments(): string[] {
  const files = [
    ...FOLDERS.flatMap((folder) => filesBelow(folder, SOURCE)),
    ...filesBeside(SOURCE),
  ];
  return files.flatMap((file) =>
    linesWithTic(file, read(file)).map(
      (line) => `${file}:${line}: say "is", "comes" or "is written" instead of "stands"`,
    ),
  );
}

/** The lines of a file whose comments use the tic. */
export function linesWithTic(file: string, text: string): number[] {
  // Most files need not be parsed.
  if (text.search(TIC) < 0) return [];
  return commentsOf(file, text).flatMap(({ start, end }) =>
    [...onOneLine(text.slice(start, end)).matchAll(TIC)].map(
      ({ index }) => text.slice(0, start + index).split("\n").length,
    ),
  );
}

/** The comments; adjacent ones count as one. */
function commentsOf(file: string, text: string): { start: number; end: number }[] {
  const found = file.endsWith(".css")
    ? [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
        start: index,
        end: index + comment.length,
      }))
    : parseSync(file, text).comments;
  const comments: { start: number; end: number }[] = [];
  for (const { start, end } of found) {
    const last = comments.at(-1);
    if (last && text.slice(last.end, start).trim() === "") last.end = end;
    else comments.push({ start, end });
  }
  return comments;
}

/** The comment on one line, as long as before so that places stay. */
function onOneLine(comment: string): string {
  return comment.replace(LINE_BREAK, (between) => " ".repeat(between.length));
}
