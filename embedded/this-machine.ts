import type { IncomingMessage } from "node:http";

const OWN_ADDRESSES = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const OWN_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a request is from this machine. Behind a proxy every visitor would look local, and
 * another site's page may point its name at us (DNS rebinding): refuse both.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const proxied = ["x-forwarded-for", "forwarded", "x-real-ip", "via"].some(
    (name) => request.headers[name] !== undefined,
  );
  const name = (request.headers.host ?? "").replace(/:\d+$/, "");
  return !proxied && OWN_ADDRESSES.has(request.socket.remoteAddress ?? "") && OWN_NAMES.has(name);
}

/** Whether an address is only valid on this machine. */
export function isOwnAddress(url: string): boolean {
  return OWN_NAMES.has(new URL(url).hostname);
}
