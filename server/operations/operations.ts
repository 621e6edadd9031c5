import type { IncomingMessage, ServerResponse } from "node:http";
import { isDatabaseAway } from "../database-outage.ts";
import { OwnAnswer, sendData, sendError } from "../http/answer.ts";
import { clientNetwork } from "../http/client-network.ts";
import type { Mount } from "../http/mount.ts";
import { sendRefused } from "../http/network-turns.ts";
import type { Logger } from "../log.ts";
import type { CountingDatabase } from "../postgres/limiter.ts";
import { reportFailure } from "../signals/failures.ts";
import { signal } from "../signals/signal.ts";
import { traced } from "../signals/tracing.ts";
import { Refused } from "../turns/fair-queue.ts";
import { accessTokenOf, authenticate } from "./authenticate.ts";
import { CALLS } from "./call-limits.ts";
import type { Operation } from "./operation.ts";
import { OperationError } from "./operation-error.ts";
import { limitPerPerson } from "./per-person.ts";
import { limitRefusedTokens } from "./refused-tokens.ts";

const PREFIX = "/api/";
/**
 * How long the rest of a refused body is read and discarded, so that its sender sees the reason.
 */
const REST_MS = 10_000;
/** PostgreSQL is started again within seconds. */
const RETRY_AFTER_S = 5;

/**
 * Answers `POST /api/<noun>/<verb>` (docs/architecture.md, "One save"); other addresses below it do
 * not exist.
 */
export function createOperations(settings: {
  operations: Operation[];
  project: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  /** Where refused tokens are counted. */
  pool?: CountingDatabase;
  /** A proxy in front of us states the callers' addresses. */
  trustProxy?: boolean;
  log: Logger;
}): Mount {
  const { operations, project, pool, trustProxy = false, log } = settings;
  const byPath = new Map(operations.map((operation) => [operation.description.path, operation]));
  const limitCalls = limitPerPerson(undefined, "calls", CALLS);
  const limitGuesses = limitRefusedTokens(pool);

  const run = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const operation = byPath.get(pathname.slice(PREFIX.length));
    if (!operation) throw new OperationError("not_found", "There is no such operation.");
    if (request.method !== "POST") {
      response.setHeader("allow", "POST");
      throw new OperationError("not_found", "Operations are called by POST.");
    }
    const accessToken = accessTokenOf(request);
    const { actor, owesFactor } = await limitGuesses(clientNetwork(request, trustProxy), () =>
      authenticate(accessToken, project),
    );
    if (owesFactor && !operation.oneFactorIsEnough) {
      throw new OperationError("second_factor_needed", "Show the second factor first.");
    }
    await limitCalls(actor);
    const gone = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) gone.abort(new CallerGone());
    });
    const call = { actor, accessToken, request, searchParams, signal: gone.signal };
    const data = await traced(`operation ${operation.description.path}`, { isFault }, () =>
      operation.handle(call),
    );
    if (response.destroyed) return;
    if (data instanceof OwnAnswer) await data.send(response);
    else sendData(response, data);
  };

  return {
    handle(request, response) {
      if (!request.url?.startsWith(PREFIX)) return false;
      run(request, response).catch((error: unknown) => {
        // If the caller leaves, the unread body may be the first to notice.
        if (response.destroyed || (request.destroyed && !request.complete)) {
          log.debug({ error: String(error) }, "Nobody waits for an answer any more");
          return;
        }
        // Closes the connection after the answer, because the body was not read to its end.
        if (!request.complete) {
          response.setHeader("connection", "close");
          dropRest(request);
        }
        if (error instanceof OperationError) {
          if (error.code === "too_many_requests") signal({ kind: "refused", limit: "operation" });
          sendError(response, error.code, error.message, error.details);
          return;
        }
        if (sendRefused(error, response)) return;
        // The address without its query, which may contain a file name.
        const address = request.url?.split("?")[0];
        log.error({ error: String(error), address }, "An operation failed");
        if (isDatabaseAway(error)) {
          const details = { retryAfter: RETRY_AFTER_S };
          sendError(response, "service_unavailable", "The database is away.", details);
        } else {
          reportFailure(error, {
            part: "operation",
            ...(address !== undefined && { name: address.slice(PREFIX.length) }),
          });
          sendError(response, "server_error", "Something went wrong on our side.");
        }
      });
      return true;
    },
  };
}

function isFault(error: unknown): boolean {
  return !(error instanceof OperationError || error instanceof Refused);
}

class CallerGone extends Error {
  override readonly name = "CallerGone";
}

function dropRest(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), REST_MS);
  request.once("close", () => clearTimeout(timer));
  request.resume();
}
