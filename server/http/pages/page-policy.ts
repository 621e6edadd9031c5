import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { elementsOf, valuesOf } from "./rendered-markup.ts";

/**
 * The toasts' own style sheet, which scripts insert later (a test compares it with the package); it
 * enters the document empty and is filled then.
 */
export const TOAST_STYLES = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
const NO_TEXT = sourceOf("");

/** Each takes some 50 bytes of a header, and some proxies accept only 4 kB of headers. */
const MOST_ATTRIBUTE_HASHES = 16;

/** A string as JSON writes it; React Router escapes characters special in HTML. */
const JSON_STRING = '"[^"\\\\\\n<]*(?:\\\\.[^"\\\\\\n<]*)*"';
const BUILT_FILE = '"/assets/[\\w.-]+\\.js"';

/**
 * The scripts that differ from page to page. Each can only pass data to the router or load built
 * files, so that an injected script gains nothing by imitating one.
 */
const PAGE_SCRIPTS = [
  // The data of the loaders, as React Router streams it.
  `window\\.__reactRouterContext\\.streamController\\.enqueue\\(${JSON_STRING}\\);window\\.__reactRouterContext\\.streamController\\.close\\(\\);`,
  // The entry: which built files the page's routes are.
  `import ${BUILT_FILE};\\n(?:import \\* as \\w+ from ${BUILT_FILE};\\n)+\\s*window\\.__reactRouterRouteModules = \\{(?:"[\\w./-]+":\\w+,?)*\\};\\n\\nimport\\(${BUILT_FILE}\\);`,
].map((source) => new RegExp(`^${source}\\s*$`));

/**
 * The Content-Security-Policy of one rendered page. Its own scripts and styles are allowed by hash,
 * since a nonce cannot be cached.
 * @param settings.site the origin of the page.
 * @param settings.backend where the browser reads data and listens.
 * @param settings.sheets the sources of style sheets that the page's scripts insert.
 * @param settings.ownScripts the exact scripts of every page; besides them only the page's data and
 * entry are allowed.
 */
export function contentSecurityPolicy(
  html: string,
  settings: {
    site: string;
    backend: string;
    sheets: readonly string[];
    ownScripts: ReadonlySet<string>;
  },
): string {
  const { site, backend, sheets, ownScripts } = settings;
  const own = backend === site ? "'self'" : `'self' ${backend}`;
  const scripts = [...scriptsOf(html)].filter((code) => isOurs(code, ownScripts)).map(sourceOf);
  const socket = backend.replace(/^http/, "ws");
  const styles = new Set([...stylesOf(html), ...sheets, TOAST_STYLES, NO_TEXT]);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self' ${[...styles].join(" ")}`,
    ...attributePolicy(html),
    `img-src ${own} data: blob:`,
    // Also by name, as the site opened as 127.0.0.1 asks localhost. And not every browser counts its own site's
    // socket as 'self'.
    `connect-src 'self' ${backend} ${socket}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Without blanks, as in Thai, Home and its headers fill the first flight to the byte (decision 0010).
  ].join(";");
}

/** The source of an inline text in a policy. */
export function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/** Pages share the same parts of the style sheet. */
const sheetSources = new LRUCache<string, string>({ max: 100 });

/** The exact inline scripts of a page. */
export function scriptsOf(html: string): Set<string> {
  const scripts = new Set<string>();
  for (const { attributes, content } of elementsOf(html, "script")) {
    // A held-back entry becomes a script when it starts, with the same text.
    const runs = !attributes.includes(" src=") && !attributes.includes("application/ld+json");
    if (runs) scripts.add(content);
  }
  return scripts;
}

function isOurs(code: string, ownScripts: ReadonlySet<string>): boolean {
  return ownScripts.has(code) || PAGE_SCRIPTS.some((pattern) => pattern.test(code));
}

function stylesOf(html: string): string[] {
  return elementsOf(html, "style").map(({ content }) => sourceOfSheet(content));
}

function sourceOfSheet(css: string): string {
  const known = sheetSources.get(css);
  if (known !== undefined) return known;
  const source = sourceOf(css);
  // A substring keeps the whole string, here a page, in memory; a copy does not.
  sheetSources.set(Buffer.from(css).toString(), source);
  return source;
}

/**
 * Only charts have style attributes. A few are allowed one by one. A long chart has too many, so
 * its page allows all style attributes: each styles only its own element. Styles set by scripts are
 * not attributes to a policy.
 */
function attributePolicy(html: string): string[] {
  const values = valuesOf(html, "style");
  if (values.size === 0) return [];
  if (values.size > MOST_ATTRIBUTE_HASHES) return ["style-src-attr 'unsafe-inline'"];
  const sources = [...values].map((value) => sourceOf(unescapeAttribute(value)));
  return [`style-src-attr 'unsafe-hashes' ${sources.join(" ")}`];
}

function unescapeAttribute(value: string): string {
  return value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
