import type { IncomingHttpHeaders } from "node:http";

type Validators = { etag: string; lastModified: Date };

/** Whether the client already has this exact file (RFC 9110, 13.1.2 and 13.1.3). */
export function isUnchanged(headers: IncomingHttpHeaders, file: Validators): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) {
    return known.split(",").some((tag) => {
      const given = tag.trim().replace(/^W\//, "");
      return given === "*" || given === file.etag;
    });
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return wholeSeconds(file.lastModified) <= since;
}

/** Whether a range may be sent: the client has its beginning of the same file (13.1.5). */
export function isSameFile(headers: IncomingHttpHeaders, file: Validators): boolean {
  const condition = headers["if-range"];
  if (typeof condition !== "string") return true;
  if (condition.startsWith('"')) return condition === file.etag;
  return Date.parse(condition) === wholeSeconds(file.lastModified);
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
