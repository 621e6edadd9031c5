import { guarded } from "../../contracts/csv-guard.ts";

/** Tells spreadsheets the encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
const NEEDS_QUOTES = /[",\r\n]/;

/** A file according to RFC 4180 that spreadsheets open, made of its rows, the headings first. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(",") + LINE_END);
  return BYTE_ORDER_MARK + lines.join("");
}

/** Numbers stay numbers; a text that looks like a formula is escaped. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = guarded(value);
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
