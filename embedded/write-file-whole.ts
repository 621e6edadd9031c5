import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";

/**
 * Writes a file so that a crash leaves either the old one or the new one, never half of it. It keeps the old
 * one's owner, as a command run by root must not lock out the server.
 */
export function writeFileWhole(file: string, content: string, mode: number): void {
  const partial = `${file}.${process.pid}.partial`;
  try {
    const descriptor = openSync(partial, "w", mode);
    try {
      // All of it, or it throws: a disk that fills up meanwhile takes a part without an error.
      writeFileSync(descriptor, content);
      const old = statSync(file, { throwIfNoEntry: false });
      if (old && old.uid !== process.getuid?.()) fchownSync(descriptor, old.uid, old.gid);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
