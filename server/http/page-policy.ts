import { createHash } from "node:crypto";

/**
 * What a page's scripts put in later: the toasts' own style sheet (a test compares it with the
 * package), which comes into the document empty and is filled then.
 */
export const TOAST_STYLES = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
const NO_TEXT = sourceOf("");

/** Each is some 50 bytes of a header, and some proxies take 4 kB of headers and no more. */
const MOST_ATTRIBUTE_HASHES = 16;

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi;

/**
 * The Content-Security-Policy of one rendered page. Its own scripts and styles are named by their
 * hashes, since a nonce cannot be cached.
 * @param settings.backend where the browser reads data and listens.
 * @param settings.sheets the sources of style sheets that the page's scripts put into it.
 */
export function contentSecurityPolicy(
  html: string,
  settings: { backend: string; sheets: readonly string[] },
): string {
  const { backend, sheets } = settings;
  const socket = backend.replace(/^http/, "ws");
  const styles = new Set([...stylesOf(html), ...sheets, TOAST_STYLES, NO_TEXT]);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scriptsOf(html)].join(" ")}`,
    `style-src 'self' ${[...styles].join(" ")}`,
    ...attributePolicy(html),
    `img-src 'self' data: blob: https: ${backend}`,
    `connect-src 'self' ${backend} ${socket}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of what is no page: whoever opens it as one, nothing in it runs or loads. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** How a policy names an inline text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function scriptsOf(html: string): Set<string> {
  const sources = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes("application/ld+json")) continue;
    // A kept entry becomes a script of its own when it starts, with the same text.
    sources.add(sourceOf(code));
  }
  return sources;
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(INLINE_STYLE)].map(([, text = ""]) => sourceOf(text));
}

/**
 * Only charts have style attributes. They are named one by one while they are few; the many of a
 * long chart are let in as a kind, on that page alone: an attribute styles its own element and no
 * more. What scripts set on an element is no attribute to a policy.
 */
function attributePolicy(html: string): string[] {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = ""]) => value));
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
