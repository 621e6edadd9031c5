import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** Writes a file so that a crash leaves either the old one or the new one, never half of it. */
export function writeFileWhole(file: string, content: string, mode: number): void {
  const partial = `${file}.${process.pid}.partial`;
  const descriptor = openSync(partial, "w", mode);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(partial, file);
}
