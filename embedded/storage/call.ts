import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { Identity } from "../gateway/identity.ts";
import type { Log } from "../log.ts";
import type { Blobs } from "./blobs.ts";
import type { Retire } from "./held-deletes.ts";
import type { SignedTokens } from "./signed-tokens.ts";
import type { Actor } from "./transaction.ts";

/** What all endpoints work with. */
export type Service = {
  pool: pg.Pool;
  blobs: Blobs;
  retire: Retire;
  tokens: SignedTokens;
  maxFileBytes: number;
  silenceMs: number;
  log: Log;
};

/** One request and its caller. */
export type Call = Service & {
  request: IncomingMessage;
  response: ServerResponse;
  identity: Identity;
  query: URLSearchParams;
  actor: Actor;
};

/** The user behind a request, if there is one. */
export function ownerOf({ claims }: Identity): string | undefined {
  return typeof claims.sub === "string" ? claims.sub : undefined;
}
