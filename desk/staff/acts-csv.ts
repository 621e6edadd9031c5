import type { StaffAct } from "../../contracts/desk/staff.ts";

const COLUMNS = [
  "id",
  "at",
  "actorEmail",
  "act",
  "subjectTable",
  "subjectId",
  "reason",
  "before",
  "after",
] as const;

/** RFC 4180, as spreadsheets open it; what looks like a formula is text. */
export function actsAsCsv(acts: StaffAct[]): string {
  const lines = acts.map((act) => COLUMNS.map((column) => cell(act[column])).join(","));
  return `\uFEFF${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(value: unknown): string {
  const text = value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
