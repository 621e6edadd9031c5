import { globPattern } from "./glob.ts";

export type Redirects = {
  /** The requested address if redirects to it are allowed, else the site's own. */
  target(asked: string | null | undefined): string;
};

const RUNS_CODE = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:", "about:"]);

/**
 * The addresses to which links and sign-ins may lead: the site itself with any path, and those that the list
 * allows; but no other ports of this machine, which a hosted project would allow.
 */
export function createRedirects(siteUrl: string, allowList: readonly string[] = []): Redirects {
  const site = new URL(siteUrl);
  const patterns = allowList.map(globPattern);
  const isAllowed = (url: URL) => {
    if (url.username !== "" || url.password !== "" || RUNS_CODE.has(url.protocol)) return false;
    if (url.origin === site.origin && url.origin !== "null") return true;
    const { href } = url;
    const withoutHash = url.hash === "" ? href : href.slice(0, -url.hash.length);
    return patterns.some((pattern) => pattern.test(withoutHash));
  };
  return {
    target(asked) {
      const url = asked ? URL.parse(asked) : null;
      if (!url || !isAllowed(url)) return site.href;
      // Only we may add a hash, as a page reads a session from it.
      url.hash = "";
      // Redirect to exactly what was checked: the address as the browser will parse it.
      return url.href;
    },
  };
}

/** Adds values after `#`, which only the page can see. */
export function withFragment(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  // Marks them for the client as Supabase's and not the site's own.
  url.hash = new URLSearchParams({ ...fields, sb: "" }).toString();
  return url.href;
}

export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
