import { csvFile } from "../../app/platform/csv-file.ts";
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

/** The acts as a file; each row before and after the act is JSON. */
export function actsAsCsv(acts: StaffAct[]): string {
  return csvFile([COLUMNS, ...acts.map((act) => COLUMNS.map((column) => textOf(act[column])))]);
}

function textOf(value: StaffAct[(typeof COLUMNS)[number]]): string {
  if (value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
