/** The policy of anything but a page: opened as one, it neither runs nor loads anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What every answer of the site says. */
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

/** The default headers of an answer: nobody may make a page of it. */
export function standingHeaders(publicUrl: string): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    ...transportSecurity(publicUrl),
    "content-security-policy": DATA_POLICY,
  };
}
