import { type ApiError, invalidBody } from "../errors.ts";

/** The longest name of a column in PostgreSQL; bounded, as each line's object repeats all names. */
const LONGEST_HEADING = 63;

/** Turns CSV with a header line into objects; the bare word NULL is null. Throws `PGRST102`. */
export function csvToObjects(text: string): Record<string, string | null>[] {
  const [header, ...lines] = parseLines(text);
  if (!header) throw invalidBody("not enough input");
  if (header.some((name) => name.length > LONGEST_HEADING)) {
    throw invalidBody("A heading is longer than the name of a column can be");
  }
  return lines.map((line) => {
    if (line.length !== header.length) {
      throw invalidBody("All lines must have same number of fields");
    }
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === "NULL" ? null : (line[index] ?? "")]),
    );
  });
}

const BARE = /[^,\r\n"]*/y;
const LINE_END = /\r?\n/y;

function parseLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    const end = text[at] === '"' ? endOfQuotes(text, at) : endOfBare(text, at);
    const field = text.slice(at, end);
    line.push(text[at] === '"' ? field.slice(1, -1).replaceAll('""', '"') : field);
    at = end;
    if (text[at] === ",") {
      at += 1;
      if (at === text.length) line.push("");
      continue;
    }
    LINE_END.lastIndex = at;
    const lineEnd = LINE_END.exec(text);
    if (!lineEnd && at < text.length) throw unreadableAt(at);
    lines.push(line);
    line = [];
    at += lineEnd?.[0].length ?? 0;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** Without a regular expression, which runs out of stack on a long field. */
function endOfQuotes(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) throw unreadableAt(start);
  return end + 1;
}

function endOfBare(text: string, start: number): number {
  BARE.lastIndex = start;
  BARE.exec(text);
  return BARE.lastIndex;
}

function unreadableAt(index: number): ApiError {
  return invalidBody(`parse error (CSV) at character ${index + 1}`);
}
