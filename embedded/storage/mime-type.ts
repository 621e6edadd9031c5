import { invalidMimeType } from "./errors.ts";

const TOKEN = "[\\w!#$&^.+-]+";
const MIME_TYPE = new RegExp(
  `^(${TOKEN}/${TOKEN})(?:\\s*;\\s*${TOKEN}=(?:${TOKEN}|"[\\w .+-]*"))*$`,
);
const MAX_LENGTH = 255;

/** Checks a type from outside; a valid one is safe in a header. */
export function requireMimeType(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || !MIME_TYPE.test(trimmed)) {
    throw invalidMimeType(printable(text));
  }
  return trimmed;
}

/** A type without its parameters, in lower case: `text/html` of `Text/HTML; charset=utf-8`. */
export function essenceOf(mimeType: string): string {
  return (mimeType.split(";")[0] ?? "").trim().toLowerCase();
}

/**
 * Refuses types that a bucket does not accept; it may list types (`image/png`) and kinds
 * (`image/*`).
 */
export function requireAllowed(mimeType: string, allowed: readonly string[] | null): void {
  if (!allowed || allowed.length === 0) return;
  const essence = essenceOf(mimeType);
  const kind = `${essence.split("/")[0]}/*`;
  const isAllowed = allowed.some((pattern) => {
    const wanted = essenceOf(pattern);
    return wanted === essence || wanted === kind || wanted === "*/*";
  });
  if (!isAllowed) throw invalidMimeType(mimeType);
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 100);
}
