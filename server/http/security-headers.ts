/** The policy of anything that is no page: opened as one, it neither runs nor loads anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer of the site. */
export const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(),microphone=(),geolocation=(),payment=(self)",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
} as const;

export function transportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {};
}

/** The default headers of an answer, with which it cannot be used as a page. */
export function standingHeaders(publicUrl: string): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    ...transportSecurity(publicUrl),
    "content-security-policy": DATA_POLICY,
  };
}
