import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGE_COOKIE } from "../../contracts/languages.ts";
import type { Logger } from "../log.ts";
import { sendLastResort } from "./last-resort.ts";
import type { PageCache } from "./page-cache.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import type { StaticFiles } from "./static-files.ts";
import { type StoredPage, sendStored } from "./stored-page.ts";

/** A part of the server that answers what is its own. */
export type Mount = {
  /** @returns false when the request is not for this part, and nothing was done. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
};

const LANGUAGE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const NONE: string[] = [];

/**
 * Answers every request. A stored page goes out before anything else looks at the request, for that
 * is what nearly all of them are; then come the mounts in their order, and last a page to render.
 */
export function createFront(settings: {
  cache: PageCache;
  mounts: Mount[];
  files: StaticFiles;
  render(page: PageRequest): Promise<StoredPage>;
  /** What every answer says beside its own headers; stored pages have it among theirs. */
  headers: Record<string, string>;
  log: Logger;
}): (request: IncomingMessage, response: ServerResponse) => void {
  const { cache, mounts, files, render, log } = settings;
  const standing = Object.entries(settings.headers);
  return (request, response) => {
    const readOnly = request.method === "GET" || request.method === "HEAD";
    const page = readPageRequest(request);
    const key = `${page.language} ${page.path}?${page.query}`;
    const stored = readOnly ? cache.peek(key) : undefined;
    if (stored) {
      sendStored(request, response, stored, keepChoice(page));
      return;
    }
    for (const [name, value] of standing) response.setHeader(name, value);
    if (mounts.some((mount) => mount.handle(request, response))) return;
    if (!readOnly) {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    files(request, response, () => {
      cache
        .get(key, () => render(page))
        .then(
          (rendered) => sendStored(request, response, rendered, keepChoice(page)),
          (error: unknown) => {
            log.error({ path: page.path, error: String(error) }, "A page could not be rendered");
            sendLastResort(response, page.language);
          },
        );
    });
  };
}

/** A language that was asked for by address lasts (spec §1). */
function keepChoice(page: PageRequest): string[] {
  if (!page.chosen) return NONE;
  return [
    "set-cookie",
    `${LANGUAGE_COOKIE}=${page.language}; Path=/; Max-Age=${LANGUAGE_YEAR_SECONDS}; SameSite=Lax`,
  ];
}
