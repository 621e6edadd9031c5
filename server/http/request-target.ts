/**
 * Not `//…` or `/\…`, which name another host, and without characters that an address may not
 * contain.
 */
const TARGET = /^\/(?![/\\])[^\0-\x20\x7f]*$/;

/**
 * The target of a request as a path with its query; the absolute form (RFC 9112 §3.2.2), which
 * proxies send, loses its scheme and host.
 * @returns undefined for a target that is no address of a site, since parsing it later might throw
 */
export function readTarget(target: string): string | undefined {
  if (target.startsWith("/")) return isPath(target) ? target : undefined;
  const address = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  if (!address) return undefined;
  const path = address.pathname + address.search;
  return isPath(path) ? path : undefined;
}

function isPath(target: string): boolean {
  if (!TARGET.test(target)) return false;
  const [path = ""] = target.split("?", 1);
  return !path.includes("%") || isReadable(path);
}

/**
 * A broken escape, an escaped NUL and an escaped line end match no route, and routers fail over
 * them in their own ways.
 */
function isReadable(path: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
