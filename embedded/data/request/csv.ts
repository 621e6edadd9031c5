import { invalidBody } from "../errors.ts";

/** Turns CSV with a header line into objects; the bare word NULL is null. Throws `PGRST102`. */
export function csvToObjects(text: string): Record<string, string | null>[] {
  const [header, ...lines] = parseLines(text);
  if (!header) throw invalidBody("not enough input");
  return lines.map((line) => {
    if (line.length !== header.length) {
      throw invalidBody("All lines must have same number of fields");
    }
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === "NULL" ? null : (line[index] ?? "")]),
    );
  });
}

const FIELD = /"((?:[^"]|"")*)"|([^,\r\n"]*)/y;
const LINE_END = /\r?\n/y;

function parseLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    FIELD.lastIndex = at;
    const field = FIELD.exec(text);
    if (!field) throw invalidBody(`parse error (CSV) at character ${at + 1}`);
    line.push(field[1] === undefined ? (field[2] ?? "") : field[1].replaceAll('""', '"'));
    at = FIELD.lastIndex;
    if (text[at] === ",") {
      at += 1;
      if (at === text.length) line.push("");
      continue;
    }
    LINE_END.lastIndex = at;
    const end = LINE_END.exec(text);
    if (!end && at < text.length) throw invalidBody(`parse error (CSV) at character ${at + 1}`);
    lines.push(line);
    line = [];
    at += end?.[0].length ?? 0;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
