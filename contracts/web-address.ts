import { parse } from "tldts";

const MAX_LENGTH = 500;
/** URL writes the default ports of http and https as an empty text. */
const PUBLIC_PORTS: readonly string[] = [""];

/**
 * Reads a company's website as a person typed it: https when no scheme is given, a public name (not
 * a number, nor a name of an internal network), no user and password, no other port. Names in other
 * scripts come out in ASCII (`xn--…`), so that none can pose as another.
 * @returns undefined when it is not such an address
 */
export function parseWebAddress(text: string, ports = PUBLIC_PORTS): URL | undefined {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH || /[\s\\\p{Cc}\p{Cf}]/u.test(typed)) return undefined;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== "" || url.password !== "" || !ports.includes(url.port)) return undefined;
  url.hostname = url.hostname.replace(/\.$/, "");
  if (!isPublicName(url.hostname)) return undefined;
  url.hash = "";
  return url;
}

/** The address as stored: without the slash of an empty path. */
export function writeWebAddress(url: URL): string {
  return url.pathname === "/" && url.search === "" ? url.origin : url.href;
}

/** The stored form of what a person typed; undefined when it is not an address. */
export function readWebAddress(text: string): string | undefined {
  const url = parseWebAddress(text);
  return url && writeWebAddress(url);
}

/**
 * The registered domain, such as `sawah.co.id`; for shared hosts, such as blogs, each subdomain
 * counts.
 */
export function registeredDomain(hostname: string): string | undefined {
  return parse(hostname, { allowPrivateDomains: true }).domain ?? undefined;
}

function isPublicName(hostname: string): boolean {
  const { isIp, isIcann, domain, publicSuffix } = parse(hostname);
  // `.example` is reserved for samples such as ours: it resolves nowhere, and harms nobody.
  const isKnown = isIcann === true || publicSuffix === "example";
  return isIp === false && isKnown && domain !== null && /^[a-z\d.-]+$/.test(hostname);
}
