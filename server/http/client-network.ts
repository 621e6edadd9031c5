import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Of an IPv6 address: what every home connection has to itself lies behind them. */
const NETWORK_BYTES = 8;

/**
 * What a visitor can change their address within: an IPv4 address, or the /64 of an IPv6 one.
 * X-Forwarded-For can be written by anybody: only its last entry counts, which the proxy in front
 * of us added, and only where there is one.
 */
export function clientNetwork(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded =
    String(request.headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? "";
  const address = trustProxy && isIP(forwarded) !== 0 ? forwarded : request.socket.remoteAddress;
  if (address === undefined || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString("hex");
}
