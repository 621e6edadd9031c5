import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The visitor's IP. X-Forwarded-For can be written by anybody: only its last entry counts, which
 * the proxy in front of us added, and only when there is one.
 */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"];
  if (trustProxy && forwarded !== undefined) {
    const last = String(forwarded).split(",").at(-1)?.trim() ?? "";
    if (isIP(last) !== 0) return last;
  }
  // A link-local address names its interface, which is nothing that PostgreSQL's inet takes.
  return request.socket.remoteAddress?.replace(/%.*$/, "") ?? "0.0.0.0";
}
