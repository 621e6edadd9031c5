import { readFileSync } from "node:fs";
import path from "node:path";
import type { Mount } from "./mount.ts";
import { DESK_FOLDER } from "./pages/build-folder.ts";
import { readPageRequest } from "./pages/page-request.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { serveStaticFiles } from "./static-files.ts";
import { encodingFor, sendStored, storeAnswerNow } from "./stored-answer.ts";

/** Without the requests of the site's router (`/desk/….data`), which is told to open the page itself. */
const ADDRESS = /^\/desk(?:\/(?!.*\.data$)|$)/;
/** The place for the page's settings (desk/main.tsx reads them). */
const SETTINGS = '<script type="application/json" id="settings"></script>';

/**
 * The staff's desk, `/desk`: a browser program of its own, so that public pages carry nothing of it. The
 * page has no secrets; every operation checks its caller.
 */
export function createDesk(settings: {
  publicUrl: string;
  backend: { url: string; publishableKey(): string };
}): Mount {
  const { publicUrl, backend } = settings;
  const files = serveStaticFiles(DESK_FOLDER, "/desk/");
  const page = readFileSync(path.join(DESK_FOLDER, "index.html"), "utf8");
  if (!page.includes(SETTINGS)) throw new Error("The page of the desk has no place for settings");
  const socket = backend.url.replace(/^http/, "ws");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Menus and editors position themselves with inline styles.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${backend.url}`,
    `connect-src 'self' ${backend.url} ${socket}`,
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

  return {
    handle(request, response) {
      const { path: address, language } = readPageRequest(request);
      if (!ADDRESS.test(address)) return false;
      const file = address === "/desk/index.html" ? undefined : files(request);
      if (file) {
        sendStored(request, response, file, []);
        return true;
      }
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      if (/\/assets\//.test(address)) {
        response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
        return true;
      }
      const told = {
        siteUrl: publicUrl,
        url: backend.url,
        publishableKey: backend.publishableKey(),
        language,
      };
      const answer = storeAnswerNow(
        {
          status: 200,
          body: putSettings(page, told),
          storable: false,
          headers: {
            "content-type": "text/html; charset=utf-8",
            "cache-control": "no-store",
            "x-robots-tag": "noindex",
            "content-security-policy": policy,
            ...COMMON_HEADERS,
          },
        },
        encodingFor(request),
      );
      sendStored(request, response, answer, []);
      return true;
    },
  };
}

/** The page with its settings, none of which can end the script that holds them. */
export function putSettings(page: string, told: Record<string, string>): string {
  const json = JSON.stringify(told).replaceAll("<", "\\u003c");
  return page.replace(SETTINGS, () => SETTINGS.replace("><", `>${json}<`));
}
