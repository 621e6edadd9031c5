import { invalidRequest } from "./errors.ts";

const UNITS: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** Reads a limit such as `20mb`, `1kb` or a number of bytes. */
export function parseByteSize(size: number | string): number {
  const match = /^(\d{1,15}(?:\.\d{1,3})?)(gb|mb|kb|b)?$/i.exec(String(size));
  const bytes = Math.floor(Number(match?.[1]) * (UNITS[match?.[2]?.toLowerCase() ?? "b"] ?? 1));
  if (!match || !Number.isSafeInteger(bytes)) {
    throw invalidRequest("Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B");
  }
  return bytes;
}
