import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { Identity } from "../gateway/identity.ts";
import type { Log } from "../log.ts";
import { callFunction } from "./call-request.ts";
import { type Connections, createConnections } from "./connections.ts";
import { ApiError } from "./errors.ts";
import { type Failure, toFailure } from "./pg-errors.ts";
import { decode } from "./query/query-string.ts";
import { readRelation } from "./read-request.ts";
import { failureReply, type Reply, sendReply } from "./reply.ts";
import { parsePrefer } from "./request/prefer.ts";
import { RangeBeyondEnd } from "./request/range.ts";
import type { DataRequest, RequestContext } from "./request-context.ts";
import type { SchemaCache } from "./schema-cache/schema-cache.ts";
import { createSchemaSource } from "./schema-cache/schema-source.ts";
import { writeRelation } from "./write-request.ts";

type DataApiOptions = {
  /** Logs in as a role that may only switch to those of an Identity. */
  pool: pg.Pool;
  /** Exposed schemas; the first is the default. */
  schemas: string[];
  /** The most rows in an answer, or in any list embedded in one. */
  maxRows: number;
  /** For the operator, who brings a secret key. */
  maxBodyBytes: number;
  /** For everybody else, as a body is read on the thread that answers. */
  maxVisitorBodyBytes: number;
  log: Log;
};

/** Which parts of the product's database are served, and how much at once. */
export const PROJECT_DATA = {
  schemas: ["public"],
  maxRows: 1000,
  maxBodyBytes: 10 * 1024 * 1024,
  maxVisitorBodyBytes: 256 * 1024,
} satisfies Partial<DataApiOptions>;

export type DataApi = {
  /**
   * Answers one request below /rest/v1. `path` is the rest of the path (`/news`, `/rpc/search`,
   * `/`), `query` the raw query string without `?`. Never rejects: errors are answered in
   * PostgREST's shape.
   */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    identity: Identity,
    path: string,
    query: string,
  ): Promise<void>;
  /** The same for callers within this process. */
  read(
    headers: IncomingHttpHeaders,
    identity: Identity,
    path: string,
    query: string,
  ): Promise<Reply>;
  reloadSchema(): Promise<void>;
  close(): Promise<void>;
};

/** Serves tables, views and functions of a database as PostgREST does. */
export async function createDataApi(options: DataApiOptions): Promise<DataApi> {
  const { pool, schemas, log } = options;
  const connections = createConnections(pool, log);
  const schemaSource = await createSchemaSource(pool, connections, schemas, log);
  const answer = (request: DataRequest, identity: Identity, path: string, query: string) => {
    const context = contextOf(options, connections, schemaSource.current(), request, identity);
    return route({ ...context, path, query });
  };
  return {
    async handle(request, response, identity, path, query) {
      try {
        sendReply(response, await answer(request, identity, path, query));
      } catch (error) {
        try {
          fail(request, response, identity, error, log);
        } catch (second) {
          // Not even the refusal could be sent, so the caller just sees the connection end.
          log("error", "data: answer failed", { error: String(second) });
          response.destroy();
        }
      }
    },
    async read(headers, identity, path, query) {
      try {
        return await answer({ method: "GET", headers, ...NO_BODY }, identity, path, query);
      } catch (error) {
        return failureReply(failureOf(error, identity, log), false);
      }
    },
    reloadSchema: schemaSource.reload,
    close: schemaSource.close,
  };
}

const NO_BODY = { async *[Symbol.asyncIterator]() {} };

function contextOf(
  { schemas, maxRows, maxBodyBytes, maxVisitorBodyBytes }: DataApiOptions,
  connections: Connections,
  cache: SchemaCache,
  request: DataRequest,
  identity: Identity,
): Omit<RequestContext, "path" | "query"> {
  const { method = "GET", headers } = request;
  const isRead = method === "GET" || method === "HEAD";
  const profile = headers[isRead ? "accept-profile" : "content-profile"];
  const schema = profile === undefined ? schemas[0] : schemas.find((name) => name === profile);
  if (schema === undefined) {
    throw new ApiError(406, "PGRST106", `Invalid schema: ${profile}`, {
      hint: `Only the following schemas are exposed: ${schemas.join(", ")}`,
    });
  }
  return {
    connections,
    cache,
    request,
    identity,
    method,
    schema,
    contentProfile: schemas.length > 1 ? schema : undefined,
    preferences: parsePrefer(headerText(headers.prefer)),
    maxRows,
    maxBodyBytes: identity.role === "service_role" ? maxBodyBytes : maxVisitorBodyBytes,
  };
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(",") : value;
}

async function route(context: RequestContext): Promise<Reply> {
  const { method, path } = context;
  const [first = "", second, ...others] = path.replace(/^\//, "").split("/").map(decode);
  if (first === "" && second === undefined) {
    throw new ApiError(404, "PGRST126", "Root endpoint metadata is disabled");
  }
  if (first === "rpc" && second && others.length === 0) {
    if (method !== "GET" && method !== "HEAD" && method !== "POST") {
      throw new ApiError(405, "PGRST101", `Cannot use the ${method} method on RPC`);
    }
    return callFunction(context, second);
  }
  if (second !== undefined) {
    throw new ApiError(404, "PGRST125", "Invalid path specified in request URL");
  }
  switch (method) {
    case "GET":
    case "HEAD":
      return readRelation(context, first);
    case "POST":
    case "PATCH":
    case "PUT":
    case "DELETE":
      return writeRelation(context, first, method);
    default:
      throw new ApiError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  }
}

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  identity: Identity,
  error: unknown,
  log: Log,
): void {
  // The client is gone.
  if (response.destroyed) return;
  const failure = failureOf(error, identity, log);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of a refused body is not read, so the connection cannot be reused.
  if (!request.complete) response.setHeader("Connection", "close");
  sendReply(response, failureReply(failure, request.method === "HEAD"));
}

function failureOf(error: unknown, { role }: Identity, log: Log): Failure {
  const failure = toFailure(error, role);
  if (failure.status >= 500) {
    log("error", "data: request failed", { error: String(error), code: failure.body.code });
  }
  if (error instanceof RangeBeyondEnd) failure.headers["Content-Range"] = error.contentRange;
  return failure;
}
