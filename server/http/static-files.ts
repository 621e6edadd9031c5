import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * The built scripts, styles and pictures, compressed beforehand. What has a hash in its name never
 * changes; the rest is asked about again.
 */
export function serveStaticFiles(directory: string): StaticFiles {
  return sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: false,
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith("/assets/");
      response.setHeader(
        "cache-control",
        immutable ? "public, max-age=31536000, immutable" : "public, max-age=86400",
      );
      response.setHeader("x-content-type-options", "nosniff");
      // An SVG opened by itself must not run anything.
      if (pathname.endsWith(".svg")) {
        response.setHeader(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'",
        );
      }
    },
  });
}
