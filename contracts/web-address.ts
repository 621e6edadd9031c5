import { parse } from "tldts";

const MAX_LENGTH = 500;
/** Those of http and https themselves, which URL writes as none. */
const PUBLIC_PORTS: readonly string[] = [""];

/**
 * Reads what a person typed as a company's website: https when no scheme is given, a name that the
 * public can resolve (no number, no name of an inner network), no user and password, no other port.
 * Names in other scripts come out in ASCII (`xn--…`), so that none can pose as another.
 * @returns undefined when it is no such address
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

/** The address as it is kept: without the slash that stands for no path at all. */
export function writeWebAddress(url: URL): string {
  return url.pathname === "/" && url.search === "" ? url.origin : url.href;
}

/** The address as it is kept, from what a person typed; undefined when it is none. */
export function readWebAddress(text: string): string | undefined {
  const url = parseWebAddress(text);
  return url && writeWebAddress(url);
}

/** The domain that somebody registered, such as `sawah.co.id`; hosts of many, such as blogs, count one by one. */
export function registeredDomain(hostname: string): string | undefined {
  return parse(hostname, { allowPrivateDomains: true }).domain ?? undefined;
}

function isPublicName(hostname: string): boolean {
  const { isIp, isIcann, domain, publicSuffix } = parse(hostname);
  // `.example` is reserved for samples such as ours: it leads nowhere, and harms nobody.
  const isKnown = isIcann === true || publicSuffix === "example";
  return isIp === false && isKnown && domain !== null && /^[a-z\d.-]+$/.test(hostname);
}
