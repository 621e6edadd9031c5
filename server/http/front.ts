import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "../../contracts/languages.ts";
import type { Logger } from "../log.ts";
import { reportFailure } from "../signals/failures.ts";
import { asRequest, newRequestId } from "../signals/request-id.ts";
import { signal } from "../signals/signal.ts";
import { type Attributes, beginSpan } from "../signals/tracing.ts";
import { Refused } from "../turns/fair-queue.ts";
import { sendError } from "./answer.ts";
import { createDataTurns } from "./data-turns.ts";
import type { watchIncomingBodies } from "./incoming-bodies.ts";
import { sendLastResort, sendOverload } from "./last-resort.ts";
import type { Mount } from "./mount.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { type PageRequest, readPageRequest } from "./pages/page-request.ts";
import type { RenderPool, RenderQuestion } from "./pages/render-pool.ts";
import type { RequestCounts } from "./request-counts.ts";
import { type RouteClass, routeClassOf } from "./route-class.ts";
import type { StaticFiles } from "./static-files.ts";
import {
  ENCODINGS,
  type Encoding,
  encodingFor,
  type StoredAnswer,
  sendStored,
  transcode,
} from "./stored-answer.ts";
import type { LimitedKind, VisitorLimits } from "./visitor-limits.ts";

const LANGUAGE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const NONE: string[] = [];
const REQUEST_ID_HEADER = "x-request-id";
/** Refreshes of pages wait in a turn of their own, as their visitors already have the last copy. */
const REFRESHING = "refreshing";
/** Retry-After of an overloaded server. */
const BUSY_SECONDS = 5;
/** Calls of the data API that one network has under way: a quarter of its connections. */
const DATA_AT_ONCE = 4;
const DATA_WAITING = 500;

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
  counts: Pick<RequestCounts, "count">;
  /** The headers of every answer; stored pages already include them. */
  headers: Record<string, string>;
  log: Logger;
}): (request: IncomingMessage, response: ServerResponse) => void {
  const { cache, mounts, files, pages, limits, watchBody, counts, log } = settings;
  const standing = Object.entries(settings.headers);
  const dataTurns = createDataTurns(DATA_AT_ONCE, DATA_WAITING);

  /** A page cached in another encoding is not rendered again: all encodings are one document. */
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
    const answer = await cache.get(
      key,
      () => make(question, visitor),
      () => copiesOf(question.page),
    );
    send(request, response, answer, question.page);
  };

  const answerAnew = async (
    request: IncomingMessage,
    response: ServerResponse,
    question: RenderQuestion,
  ) => {
    const kind = kindOf(question.page.path);
    // Read now, as neither is known once the connection is gone.
    const network = limits.networkOf(request);
    const { socket } = request;
    const wait = await limits.take(kind, request);
    if (wait > 0) {
      signal({ kind: "refused", limit: `visitor_${kind}` });
      return refuse(response, kind, question.page, wait);
    }
    if (DATA.test(question.page.path) && !limits.isOperator(request)) {
      const turn = await dataTurns.take(network, response);
      if (turn === "gone") return;
      if (turn === "full") {
        signal({ kind: "refused", limit: "data_turns" });
        return refuse(response, kind, question.page, BUSY_SECONDS);
      }
    }
    if (!watchBody(request, response, network)) {
      response.setHeader("connection", "close");
      signal({ kind: "refused", limit: "bodies" });
      return refuse(response, kind, question.page, BUSY_SECONDS);
    }
    if (kind === "backend") {
      const before = socket.bytesWritten;
      response.once("close", () => limits.countAnswer(network, socket.bytesWritten - before));
    }
    if (mounts.some((mount) => mount.handle(request, response))) return;
    if (isReading(request)) await sendPage(request, response, question);
    else response.writeHead(405, { allow: "GET, HEAD" }).end();
  };

  /** Gives each answer that is not stored an id, by which it can be found in the log. */
  const answerNamed = (
    request: IncomingMessage,
    response: ServerResponse,
    question: RenderQuestion,
    began: number,
  ) => {
    const { page } = question;
    const route = routeClassOf(page.path);
    const span = traceRequest(request, route);
    response.once("close", () => {
      counts.count(route, response, began);
      span?.end(outcomeOf(response));
    });
    const id = newRequestId();
    response.setHeader(REQUEST_ID_HEADER, id);
    const work = () =>
      answerAnew(request, response, question).catch((error: unknown) => {
        if (error instanceof Refused) {
          sendOverload(response, page.language, error.because, BUSY_SECONDS);
          return;
        }
        log.error({ path: page.path, error: String(error) }, "A request could not be answered");
        reportFailure(error, { part: route === "page" ? "render" : "request", name: route });
        sendLastResort(response, page.language);
      });
    void asRequest(id, () => (span ? span.run(work) : work()));
  };

  return (request, response) => {
    const began = performance.now();
    const page = readPageRequest(request);
    const encoding = encodingFor(request);
    const question = { page, encoding };
    const stored = isReading(request)
      ? cache.find(
          keyOf(page, encoding),
          () => make(question, REFRESHING),
          () => copiesOf(page),
        )
      : undefined;
    if (stored) {
      send(request, response, stored, page);
      counts.count("cached_page", response, began);
      return;
    }
    for (const [name, value] of standing) response.setHeader(name, value);
    const file = isReading(request) ? files(request) : undefined;
    if (file) {
      sendStored(request, response, file, NONE);
      counts.count("static_file", response, began);
      return;
    }
    answerNamed(request, response, question, began);
  };
}

function keyOf(page: PageRequest, encoding: Encoding): string {
  return `${encoding} ${page.language} ${page.path}?${page.query}`;
}

function copiesOf(page: PageRequest): string[] {
  return LANGUAGES.flatMap((language) =>
    ENCODINGS.map((encoding) => keyOf({ ...page, language }, encoding)),
  );
}

function isReading(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

function traceRequest(request: IncomingMessage, route: RouteClass) {
  const { traceparent } = request.headers;
  return beginSpan(`${request.method} ${route}`, {
    kind: "server",
    attributes: { "http.request.method": request.method ?? "GET", "http.route": route },
    parent: typeof traceparent === "string" ? traceparent : undefined,
  });
}

function outcomeOf({ statusCode, headersSent }: ServerResponse): {
  failed: boolean;
  attributes: Attributes;
} {
  if (!headersSent) return { failed: true, attributes: { "error.type": "gone" } };
  return {
    failed: statusCode >= 500,
    attributes: { "http.response.status_code": statusCode },
  };
}

const DATA = /^\/rest\/v1(?:\/|$)/;
const BACKEND = /^\/(?:rest|auth|storage|realtime)\/v1(?:\/|$)/;

/** Made again for nearly every request. */
const FILE = /^\/(?:funding-tracker|reports)\b.*\.(?:csv|json|pdf)$/;

function kindOf(path: string): LimitedKind {
  if (BACKEND.test(path)) return "backend";
  if (FILE.test(path)) return "files";
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
  if (kind === "pages" || kind === "files")
    sendOverload(response, page.language, "visitor", seconds);
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

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  page: PageRequest,
): void {
  sendStored(request, response, inChosenLanguage(answer, page), keepChoice(page));
}

/** A redirect keeps the language chosen by address, as crawlers have no cookies. */
function inChosenLanguage(answer: StoredAnswer, page: PageRequest): StoredAnswer {
  if (!page.chosen || answer.status < 300 || answer.status >= 400) return answer;
  const headers = answer.headers.map((item, at) =>
    at % 2 === 1 && answer.headers[at - 1] === "location"
      ? withLanguage(item, page.language)
      : item,
  );
  return { ...answer, headers };
}

function withLanguage(address: string, language: Language): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}

/** A language chosen by address is remembered (spec §1). */
function keepChoice(page: PageRequest): string[] {
  if (!page.chosen) return NONE;
  return [
    "set-cookie",
    `${LANGUAGE_COOKIE}=${page.language}; Path=/; Max-Age=${LANGUAGE_YEAR_SECONDS}; SameSite=Lax`,
  ];
}
