import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { type Encoding, encodingFor, etagOf, layOut, type StoredAnswer } from "./stored-answer.ts";

/** The built file of an address, in an encoding that the visitor accepts. */
export type StaticFiles = (request: IncomingMessage) => StoredAnswer | undefined;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * The built scripts, styles and pictures, compressed in advance, all read at start: replacing the
 * build changes nothing under a running server, whose pages name the old files. Files with a hash
 * in their name never change; the rest is revalidated.
 * @param below the address of the directory
 */
export function serveStaticFiles(directory: string, below = "/"): StaticFiles {
  const names = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = new Map(
    [...names]
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((file) => {
        const address = `${below}${path.relative(directory, file).split(path.sep).join("/")}`;
        return [address, readFile(file, address, names)];
      }),
  );
  return (request) => {
    const file = files.get((request.url ?? "/").split("?")[0] ?? "/");
    return file?.[encodingFor(request)];
  };
}

/** When a browser opens a file directly, the file's own policy applies. */
function policyOf(address: string, extension: string): Record<string, string> {
  // An SVG opened directly must not run anything.
  if (extension === ".svg") {
    return { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" };
  }
  // The worker that reads PDFs: even if taken over, it can only reach our own files.
  if (address.includes(".worker.")) {
    return {
      "content-security-policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    };
  }
  return {};
}

function readFile(
  file: string,
  address: string,
  names: ReadonlySet<string>,
): Record<Encoding, StoredAnswer> {
  const plain = readFileSync(file);
  const extension = path.extname(file);
  const answer = {
    status: 200,
    storable: true,
    headers: {
      "content-type": TYPES[extension] ?? "application/octet-stream",
      "cache-control": /^\/(desk\/)?assets\//.test(address)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=86400",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      ...policyOf(address, extension),
    },
  };
  const etag = etagOf(plain);
  const identity = layOut(answer, "identity", etag, plain);
  // Pictures have no compressed copy: they are already compressed.
  const compressed = (suffix: string, encoding: Encoding) =>
    names.has(file + suffix)
      ? layOut(answer, encoding, etag, readFileSync(file + suffix))
      : identity;
  return { br: compressed(".br", "br"), gzip: compressed(".gz", "gzip"), identity };
}
