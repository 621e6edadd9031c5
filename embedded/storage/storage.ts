import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { Identity } from "../gateway/identity.ts";
import type { Log } from "../log.ts";
import type { Ring } from "../ring.ts";
import { type Blobs, LEFT_AFTER_MS } from "./blobs.ts";
import type { Service } from "./call.ts";
import { StorageError } from "./errors.ts";
import { toStorageError } from "./failure.ts";
import { holdDeletes } from "./held-deletes.ts";
import { decodeAddress, requireBucketName } from "./object-key.ts";
import { findRoute } from "./routes.ts";
import { createSignedTokens } from "./signed-tokens.ts";
import { sweep } from "./sweep.ts";

type StorageOptions = {
  /** Logs in as a role that may only switch to those of an Identity. */
  pool: pg.Pool;
  blobs: Blobs;
  tokenSecrets: Ring<string>;
  /** The largest file, whatever its bucket allows. */
  maxFileBytes: number;
  /** An uploader that is silent for this long is cut off. */
  silenceMs?: number;
  /** How old a file without a row must be to be swept. */
  leftAfterMs?: number;
  log: Log;
};

export type Storage = {
  /** Answers one request below /storage/v1. Never rejects. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    identity: Identity,
    path: string,
    query: string,
  ): Promise<void>;
  /** Whether an address needs no key: public files, and those with a token of their own. */
  isOpen(path: string, method: string): boolean;
  /** Resolves when a sweep in progress is over. */
  close(): Promise<void>;
};

const SWEEP_EVERY_MS = 60 * 60 * 1000;
const SILENCE_MS = 60_000;
/** How long the rest of a refused upload is read, so that its sender sees the answer. */
const REST_MS = 5_000;

/** Serves files as Supabase Storage does. Files that are left without a row are deleted. */
export function createStorage(options: StorageOptions): Storage {
  const { pool, blobs, tokenSecrets, maxFileBytes, silenceMs = SILENCE_MS, log } = options;
  const { leftAfterMs = LEFT_AFTER_MS } = options;
  const deletes = holdDeletes(blobs, pool, log);
  const service: Service = {
    pool,
    blobs,
    retire: deletes.retire,
    tokens: createSignedTokens(tokenSecrets),
    maxFileBytes,
    silenceMs,
    log,
  };
  const sweepNow = () =>
    sweep(pool, blobs, deletes.retire, new Date(Date.now() - leftAfterMs)).then(
      (count) => {
        if (count > 0) log("info", "storage: files without a row were deleted", { count });
      },
      (error: unknown) => log("warn", "storage: the sweep failed", { error: String(error) }),
    );
  let swept = sweepNow();
  const timer = setInterval(() => {
    swept = swept.then(sweepNow);
  }, SWEEP_EVERY_MS);
  timer.unref();

  return {
    async handle(request, response, identity, path, query) {
      try {
        await answer(service, request, response, identity, path, query);
      } catch (error) {
        fail(request, response, error, log);
      }
    },
    isOpen: (path, method) => findRoute(method, path)?.isOpen ?? false,
    async close() {
      clearInterval(timer);
      await swept;
      deletes.stop();
    },
  };
}

async function answer(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  identity: Identity,
  path: string,
  query: string,
): Promise<void> {
  const { method = "GET" } = request;
  const route = findRoute(method, path);
  if (!route) {
    const message = `Route ${method}:${path.slice(0, 200)} not found`;
    throw new StorageError({ status: 404, code: "NotFound", message, httpStatus: 404 });
  }
  const call = {
    ...service,
    request,
    response,
    identity,
    query: new URLSearchParams(query),
    actor: { identity, operation: route.operation, request },
  };
  const bucket = decodeAddress(route.bucket);
  if (bucket !== "") requireBucketName(bucket);
  const result = await route.endpoint(call, bucket, decodeAddress(route.key));
  if (result !== undefined) sendJson(response, 200, result);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": bytes.length,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  // For HEAD, Node sends the length but not the body.
  response.end(bytes);
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown, log: Log): void {
  // The client is gone.
  if (response.destroyed) return;
  const { httpStatus, body } = toStorageError(error);
  // A feature that is deliberately not served (501) is not a failure.
  if (httpStatus >= 500 && httpStatus !== 501) {
    log("error", "storage: request failed", { error: String(error), code: body.code });
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!request.complete) letFinish(request);
  sendJson(response, httpStatus, body);
}

/**
 * Reads and discards the rest of a refused body for a while; a sender that is cut off sees no
 * answer.
 */
function letFinish(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), REST_MS);
  request.once("close", () => clearTimeout(timer));
  request.unpipe();
  request.resume();
}
