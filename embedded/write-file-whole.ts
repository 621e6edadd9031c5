import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";

/**
 * Writes a file so that a crash leaves either the old one or the new one, never half of it. It keeps the old
 * one's owner, as a command run by root must not lock out the server.
 */
export function writeFileWhole(file: string, content: string, mode: number): void {
  const partial = `${file}.${process.pid}.partial`;
  const descriptor = openSync(partial, "w", mode);
  try {
    writeSync(descriptor, content);
    const old = statSync(file, { throwIfNoEntry: false });
    if (old && old.uid !== process.getuid?.()) fchownSync(descriptor, old.uid, old.gid);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(partial, file);
}
