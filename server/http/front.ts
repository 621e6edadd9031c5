import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGE_COOKIE } from "../../contracts/languages.ts";
import type { Logger } from "../log.ts";
import { sendError } from "./answer.ts";
import type { watchIncomingBodies } from "./incoming-bodies.ts";
import { sendLastResort, sendOverload } from "./last-resort.ts";
import type { Mount } from "./mount.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { type PageRequest, readPageRequest } from "./pages/page-request.ts";
import type { RenderPool, RenderQuestion } from "./pages/render-pool.ts";
import { Refused } from "./pages/render-queue.ts";
import { readTarget } from "./request-target.ts";
import type { StaticFiles } from "./static-files.ts";
import { ENCODINGS, type Encoding, encodingFor, sendStored, transcode } from "./stored-answer.ts";
import type { LimitedKind, VisitorLimits } from "./visitor-limits.ts";

const LANGUAGE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const NONE: string[] = [];
/** Refreshes of pages wait in a turn of their own, as their visitors already have the last copy. */
const REFRESHING = "refreshing";
/** How soon to come back to a server that has too much to do. */
const BUSY_SECONDS = 5;

/**
 * Answers every request. Stored pages come first, for nearly all requests are for one. Then built
 * files, visitor limits, the mounts in order, and last a page to render. Whatever is thrown on the
 * way ends this one request only.
 */
export function createFront(settings: {
  cache: PageCache;
  mounts: Mount[];
  files: StaticFiles;
  pages: RenderPool;
  limits: VisitorLimits;
  watchBody: ReturnType<typeof watchIncomingBodies>;
  /** The headers of every answer; stored pages already include them. */
  headers: Record<string, string>;
  log: Logger;
}): (request: IncomingMessage, response: ServerResponse) => void {
  const { cache, mounts, files, pages, limits, watchBody, log } = settings;
  const standing = Object.entries(settings.headers);

  /** A page that is stored in another encoding is not rendered again: all encodings are one document. */
  const make = (question: RenderQuestion, visitor: string) => {
    const { page, encoding } = question;
    for (const other of ENCODINGS) {
      const stored = other === encoding ? undefined : cache.peek(keyOf(page, other));
      if (stored) return transcode(stored, other, encoding);
    }
    return pages.render(keyOf(page, encoding), question, visitor);
  };

  const sendPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    question: RenderQuestion,
  ) => {
    const key = keyOf(question.page, question.encoding);
    const visitor = limits.turnOf(request);
    pages.join(key, visitor);
    const answer = await cache.get(key, () => make(question, visitor));
    sendStored(request, response, answer, keepChoice(question.page));
  };

  const answerAnew = async (
    request: IncomingMessage,
    response: ServerResponse,
    question: RenderQuestion,
  ) => {
    const kind = kindOf(question.page.path);
    const wait = await limits.take(kind, request);
    if (wait > 0) return refuse(response, kind, question.page, wait);
    if (!watchBody(request, response, limits.networkOf(request))) {
      response.setHeader("connection", "close");
      return refuse(response, kind, question.page, BUSY_SECONDS);
    }
    if (kind === "backend") {
      const before = request.socket.bytesWritten;
      response.once("close", () =>
        limits.countAnswer(request, request.socket.bytesWritten - before),
      );
    }
    if (mounts.some((mount) => mount.handle(request, response))) return;
    if (isReading(request)) await sendPage(request, response, question);
    else response.writeHead(405, { allow: "GET, HEAD" }).end();
  };

  return (request, response) => {
    const page = readPageRequest(request);
    const encoding = encodingFor(request);
    const question = { page, encoding };
    const stored = isReading(request)
      ? cache.find(keyOf(page, encoding), () => make(question, REFRESHING))
      : undefined;
    if (stored) {
      sendStored(request, response, stored, keepChoice(page));
      return;
    }
    for (const [name, value] of standing) response.setHeader(name, value);
    const file = isReading(request) ? files(request) : undefined;
    if (file) {
      sendStored(request, response, file, NONE);
      return;
    }
    answerAnew(request, response, question).catch((error: unknown) => {
      if (error instanceof Refused) {
        sendOverload(response, page.language, error.because, BUSY_SECONDS);
        return;
      }
      log.error({ path: page.path, error: String(error) }, "A request could not be answered");
      sendLastResort(response, page.language);
    });
  };
}

/**
 * Passes requests to a listener with a catch around it and a target that parses: a throw here would
 * end the whole server.
 */
export function guarded(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  log: Logger,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    try {
      const target = readTarget(request.url ?? "/");
      if (target === undefined) {
        response.writeHead(400, { "content-type": "text/plain", connection: "close" });
        response.end("Bad request: this is no address of a page.");
        return;
      }
      request.url = target;
      listener(request, response);
    } catch (error) {
      log.error({ error: String(error) }, "A request could not be answered");
      sendLastResort(response, "en");
    }
  };
}

function keyOf(page: PageRequest, encoding: Encoding): string {
  return `${encoding} ${page.language} ${page.path}?${page.query}`;
}

function isReading(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

const BACKEND = /^\/(?:rest|auth|storage|realtime)\/v1(?:\/|$)/;

function kindOf(path: string): LimitedKind {
  if (BACKEND.test(path)) return "backend";
  return path.startsWith("/api/") ? "operations" : "pages";
}

/** Refuses in the format of the client: a program of ours, a Supabase client, or a person. */
function refuse(
  response: ServerResponse,
  kind: LimitedKind,
  page: PageRequest,
  seconds: number,
): void {
  const message = "Too many requests from this network. Try again later.";
  if (kind === "pages") sendOverload(response, page.language, "visitor", seconds);
  else if (kind === "operations") {
    sendError(response, "too_many_requests", message, { retryAfter: seconds });
  } else {
    response.writeHead(429, {
      "content-type": "application/json; charset=utf-8",
      "retry-after": String(seconds),
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "retry-after",
    });
    response.end(JSON.stringify({ code: "over_request_rate_limit", message }));
  }
}

/** A language that was asked for by address lasts (spec §1). */
function keepChoice(page: PageRequest): string[] {
  if (!page.chosen) return NONE;
  return [
    "set-cookie",
    `${LANGUAGE_COOKIE}=${page.language}; Path=/; Max-Age=${LANGUAGE_YEAR_SECONDS}; SameSite=Lax`,
  ];
}
