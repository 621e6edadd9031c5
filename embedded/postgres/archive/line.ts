import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { BackendError } from "../../backend-error.ts";
import { placesIn } from "../../places.ts";
import { writeFileWhole } from "../../write-file-whole.ts";
import { stampOf } from "./stamp.ts";

const LINE = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

/**
 * The line of history that this data folder writes into an archive: its own from its first start with
 * one, or from its recovery on. So a recovered server never writes among the segments of the one that
 * it was recovered from, even while that still runs.
 */
export function lineOf(dataDirectory: string): string {
  const file = placesIn(dataDirectory).archiveLine;
  if (!existsSync(file)) {
    writeFileWhole(file, `${stampOf(new Date())}-${randomBytes(4).toString("hex")}\n`, 0o644);
  }
  const line = readFileSync(file, "utf8").trim();
  if (!LINE.test(line)) {
    throw new BackendError(`${file} is damaged: delete it, and a new line of history begins.`);
  }
  return line;
}

/** Makes the next start with an archive begin a new line, as it does not continue the segments before. */
export function endLine(dataDirectory: string): void {
  rmSync(placesIn(dataDirectory).archiveLine, { force: true });
}
