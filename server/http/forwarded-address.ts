import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Some proxies write the port as well: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[\d.]+))(?::\d+)?$/;

/**
 * The visitor's IP, as seen by the proxy in front of us. Anybody can send X-Forwarded-For, so only its
 * last entry counts, which that proxy added.
 * @returns undefined if there is none that can be read
 */
export function forwardedAddress(request: IncomingMessage): string | undefined {
  const last = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  if (last === undefined) return undefined;
  const { bracketed, plain } = WITH_PORT.exec(last)?.groups ?? {};
  const address = bracketed ?? plain ?? last;
  return isIP(address) === 0 ? undefined : address;
}
