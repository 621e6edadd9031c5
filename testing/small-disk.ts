import { spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type SmallDisk = { folder: string; remove(): void };

/** A disk of that many megabytes in memory; undefined when this account may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "benih small disk "));
  const options = `size=${megabytes}m,mode=755`;
  if (spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  chmodSync(folder, 0o755);
  return {
    folder,
    remove() {
      // Lazily: the remains of a stopped program may still hold a file for a moment.
      spawnSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}

/** Writes a file until nothing more fits, or but so many megabytes. */
export function fillDisk(file: string, leftMb = 0): void {
  const descriptor = openSync(file, "w");
  const megabyte = Buffer.alloc(1024 * 1024);
  let written = 0;
  try {
    while (writeSync(descriptor, megabyte) > 0) written += 1;
  } catch {
    // ENOSPC: that is what it is for.
  } finally {
    closeSync(descriptor);
  }
  if (leftMb > 0) truncateSync(file, (written - leftMb) * megabyte.length);
}
