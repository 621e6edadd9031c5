import { createHash } from "node:crypto";

/** What every answer of the site says. */
export const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
} as const;

export function transportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {};
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The policy of one rendered page: its inline scripts by their hashes, since a nonce cannot be
 * cached. `backend` is where the browser reads data and listens.
 */
export function contentSecurityPolicy(html: string, backend: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes("application/ld+json")) continue;
    // A kept entry becomes a script of its own when it starts, with the same text.
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  const socket = backend.replace(/^http/, "ws");
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`,
    // Sonner and React put styles in; style injection alone runs no code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${backend}`,
    `connect-src 'self' ${backend} ${socket}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
