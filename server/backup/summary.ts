import type { BackupManifest } from "./archive.ts";

/** Such as `115 tables with 20,341 rows, 12 files`. */
export function summaryOf({ tables, files }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (number: number) => number.toLocaleString("en-US");
  return `${count(tables.length)} tables with ${count(rows)} rows, ${count(files.length)} files`;
}
