/** A part of a file, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header. Several ranges, other units and invalid values are ignored, and the whole
 * file is sent (RFC 9110, 14.2).
 * @returns undefined for the whole file, "beyond" for a range outside of it.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "beyond" | undefined {
  const match = /^\s*bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "beyond" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < start) return undefined;
  return start >= size ? "beyond" : { start, end };
}
