import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The visitor's IP. Anybody can write X-Forwarded-For: only its last entry counts, added by the
 * proxy in front of us, and only if there is a proxy.
 */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"];
  if (trustProxy && forwarded !== undefined) {
    const last = String(forwarded).split(",").at(-1)?.trim() ?? "";
    if (isIP(last) !== 0) return last;
  }
  // A link-local address includes its interface, which PostgreSQL's inet does not accept.
  return request.socket.remoteAddress?.replace(/%.*$/, "") ?? "0.0.0.0";
}
