import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The part of an IPv6 address that every home connection has to itself. */
const NETWORK_BYTES = 8;

/**
 * The network within which a visitor can change address: an IPv4 address, or the /64 of an IPv6
 * one. Anybody can write X-Forwarded-For: only its last entry counts, added by the proxy in front
 * of us, and only if there is a proxy.
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
