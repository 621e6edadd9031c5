import { isIPv6 } from "node:net";

/**
 * The addresses that one visitor can switch between: a single IPv4 address, but a whole IPv6 /64,
 * which every home connection has to itself.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const missing = Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * The most that a provider gives to one customer, a /48 of IPv6: 65,536 networks to move between.
 * @returns undefined if an address has nothing above its network
 */
export function siteOf(ip: string): string | undefined {
  const network = networkOf(ip);
  return network.includes(":") ? network.split(":").slice(0, 3).join(":") : undefined;
}
