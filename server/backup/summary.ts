import type { BackupManifest } from "./archive.ts";

/** Such as `115 tables with 20,341 rows, 12 files`. */
export function summaryOf({ tables, files }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (number: number) => number.toLocaleString("en-US");
  return `${count(tables.length)} tables with ${count(rows)} rows, ${count(files.length)} files`;
}

/** What a full backup lacks, one line each; empty if it is complete. */
export function lackingIn({ missingFiles, leftOut }: BackupManifest): string[] {
  return [
    ...missingFiles.map(
      (version) => `The file ${version} is not in it: its row was there, and its bytes were not.`,
    ),
    ...leftOut.map((what) => `Not in it, because it could not be read: ${what}.`),
  ];
}
