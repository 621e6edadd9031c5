import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { forwardedAddress } from "./forwarded-address.ts";

/** The part of an IPv6 address that every home connection has to itself. */
const NETWORK_BYTES = 8;

/**
 * The network within which a visitor can change address: an IPv4 address, or the /64 of an IPv6
 * one. It is what the proxy in front of us says, if there is one.
 */
export function clientNetwork(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedAddress(request) : undefined;
  const address = forwarded ?? request.socket.remoteAddress;
  if (address === undefined || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString("hex");
}

/** The first bytes of an IPv6 network, in hexadecimal: of a /48. */
const SITE = /^([0-9a-f]{12})[0-9a-f]{4}$/;

/**
 * What a provider gives to one customer at most: the /48 of IPv6 in which a network lies.
 * @returns undefined where nothing is above a network.
 */
export function siteOf(network: string): string | undefined {
  return SITE.exec(network)?.[1];
}
