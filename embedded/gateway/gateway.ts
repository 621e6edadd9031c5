import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Log } from "../log.ts";
import type { FindKey } from "./api-keys.ts";
import { ANYONE, type Identity } from "./identity.ts";
import type { VerifyUserToken } from "./user-tokens.ts";

export type Service = {
  /** The path of the service, such as `/rest/v1`. */
  prefix: string;
  /** Whether an address needs no key: links in mails, public or signed files. */
  isOpen?(path: string, method: string): boolean;
  /** The service reads user tokens itself, to tell a client why its session is over. */
  readsTokens?: boolean;
  handle?(
    request: IncomingMessage,
    response: ServerResponse,
    identity: Identity,
    path: string,
    query: string,
  ): Promise<void>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer, identity: Identity): void;
};

export type Gateway = {
  /** @returns false if the address is not the backend's; then nothing was done. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
};

type Found = { service: Service; path: string; query: string };
type Refusal = { status: 401; message: string };

/**
 * The single entrance of the backend: checks the project key and the user's token, then passes the
 * request to the service at its prefix with its identity. Without a key nothing is reachable.
 */
export function createGateway(settings: {
  findKey: FindKey;
  verifyUserToken: VerifyUserToken;
  services: Service[];
  log: Log;
}): Gateway {
  const { findKey, services, log } = settings;

  const find = (url: string): Found | undefined => {
    const queryAt = url.indexOf("?");
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const query = queryAt < 0 ? "" : url.slice(queryAt + 1);
    const service = services.find((s) => path === s.prefix || path.startsWith(`${s.prefix}/`));
    return service ? { service, path: path.slice(service.prefix.length) || "/", query } : undefined;
  };

  const identify = async (
    service: Service,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Identity | Refusal> => {
    const apikey = header(request, "apikey");
    const authorization = header(request, "authorization");
    const known = findKey(apikey);
    if (!known) {
      const message = apikey === "" ? "No API key found in request" : "Invalid API key";
      return { status: 401, message };
    }
    const { role, until } = known;
    // RFC 8594: tells users of an earlier key when it ends.
    if (until) response.setHeader("sunset", until.toUTCString());
    if (service.readsTokens) return { role, claims: { role } };
    const bearer = /^bearer (.+)$/i.exec(authorization)?.[1];
    // While signed out, supabase-js repeats the key as the bearer token.
    if (bearer === undefined || bearer === apikey) return { role, claims: { role } };
    return (await settings.verifyUserToken(bearer)) ?? { status: 401, message: "Invalid JWT" };
  };

  /** Turns whatever a service throws, now or later, into a rejection. */
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    { service, path, query }: Found,
  ): Promise<void> => {
    allowOtherOrigins(request, response);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const identity = service.isOpen?.(path, request.method ?? "GET")
      ? ANYONE
      : await identify(service, request, response);
    if ("status" in identity) refuse(response, identity.status, identity.message);
    else await service.handle?.(request, response, identity, path, query);
  };

  return {
    handle(request, response) {
      const found = find(request.url ?? "/");
      if (!found?.service.handle) return false;
      answer(request, response, found).catch((error: unknown) => {
        log("error", "The gateway failed on a request", { path: found.path, error: String(error) });
        fail(response);
      });
      return true;
    },

    upgrade(request, socket, head) {
      const found = find(request.url ?? "/");
      if (!found?.service.upgrade) return false;
      const accept = found.service.upgrade;
      socket.on("error", () => socket.destroy());
      // A browser cannot set headers on a WebSocket, so only here may the key come in the query.
      const key = new URLSearchParams(found.query).get("apikey") ?? header(request, "apikey");
      const role = findKey(key)?.role;
      if (!role) {
        // If we only ended it, the connection would stay as long as the client keeps its half open.
        socket.once("finish", () => socket.destroy());
        socket.end("HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        return true;
      }
      try {
        accept(request, socket, head, { role, claims: { role } });
      } catch (error) {
        log("error", "The gateway failed on a connection", { error: String(error) });
        socket.destroy();
      }
      return true;
    },
  };
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
}

/** As on a hosted project: keys and tokens travel in headers, never in cookies. */
function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.origin === undefined) return;
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader(
    "access-control-expose-headers",
    "content-range, content-location, location, preference-applied, sb-request-id, content-profile, retry-after, x-supabase-api-version, x-sb-error-code",
  );
  if (request.method !== "OPTIONS") return;
  response.setHeader("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  response.setHeader(
    "access-control-allow-headers",
    header(request, "access-control-request-headers"),
  );
  response.setHeader("access-control-max-age", "7200");
}

/**
 * After a fault, half an answer, or a request that cannot even be refused, ends with its
 * connection.
 */
function fail(response: ServerResponse): void {
  try {
    if (response.headersSent) response.destroy();
    else refuse(response, 503, "The service is not available right now");
  } catch {
    response.destroy();
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ message }));
}
