/** Kinds of answers, as a closed list, so that callers' addresses do not become metrics. */
export const ROUTE_CLASSES = [
  "cached_page",
  "page",
  "static_file",
  "operation",
  "data_api",
  "auth",
  "storage",
  "realtime",
  "document",
  "picture",
  "preview_picture",
  "desk",
  "sandbox",
  "monitoring",
] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];

const BY_PREFIX: readonly (readonly [string, RouteClass])[] = [
  ["/api", "operation"],
  ["/rest/v1/", "data_api"],
  ["/auth/v1/", "auth"],
  ["/storage/v1/", "storage"],
  ["/realtime/v1/", "realtime"],
  ["/desk", "desk"],
  ["/pictures/", "picture"],
  ["/og/", "preview_picture"],
  ["/feeds/", "document"],
  ["/sitemap", "document"],
  ["/robots.txt", "document"],
  // The stand-ins for mail, sign-in and payments of a site on this machine.
  ["/_mail", "sandbox"],
  ["/_sign-in", "sandbox"],
  ["/_payments", "sandbox"],
  ["/metrics", "monitoring"],
  ["/healthz", "monitoring"],
  ["/readyz", "monitoring"],
];
const DOCUMENT = /\.(?:csv|json|pdf)$/;

/** The class of a request that neither the page cache nor the built files have answered. @see docs/api.md */
export function routeClassOf(path: string): RouteClass {
  const found = BY_PREFIX.find(([prefix]) => path.startsWith(prefix));
  if (found) return found[1];
  return DOCUMENT.test(path) ? "document" : "page";
}
