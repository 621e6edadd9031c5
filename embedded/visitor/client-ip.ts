import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Some proxies also write the port, as in `server/http/forwarded-address.ts`. */
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[\d.]+))(?::\d+)?$/;

/**
 * The visitor's IP. Anybody can write X-Forwarded-For: only its last entry counts, added by the
 * proxy in front of us, and only if there is a proxy.
 */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"];
  if (trustProxy && forwarded !== undefined) {
    const last = String(forwarded).split(",").at(-1)?.trim() ?? "";
    const { bracketed, plain } = WITH_PORT.exec(last)?.groups ?? {};
    const address = bracketed ?? plain ?? last;
    if (isIP(address) !== 0) return address;
  }
  // A link-local address includes its interface, which PostgreSQL's inet does not accept.
  return request.socket.remoteAddress?.replace(/%.*$/, "") ?? "0.0.0.0";
}
