import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { forwardedAddress } from "./forwarded-address.ts";

/** The part of an IPv6 address that every home connection has to itself. */
const NETWORK_BYTES = 8;

/**
 * The network within which a visitor can change address: an IPv4 address, or the /64 of an IPv6
 * one. Taken from the proxy in front of us, if there is one.
 */
export function clientNetwork(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedAddress(request) : undefined;
  const address = forwarded ?? request.socket.remoteAddress;
  if (address === undefined || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString("hex");
}

/** The first bytes of an IPv6 network in hexadecimal, which are its /48. */
const SITE = /^([0-9a-f]{12})[0-9a-f]{4}$/;

/**
 * The most that a provider gives to one customer: the /48 around an IPv6 network.
 * @returns undefined for a network with nothing above it
 */
export function siteOf(network: string): string | undefined {
  return SITE.exec(network)?.[1];
}
