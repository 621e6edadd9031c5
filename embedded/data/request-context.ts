import type { IncomingMessage } from "node:http";
import type { Identity } from "../gateway/identity.ts";
import type { Connections } from "./connections.ts";
import type { Preferences } from "./request/prefer.ts";
import type { SchemaCache } from "./schema-cache/schema-cache.ts";

/** The parts of a request that the data API uses; its chunks are only read as a body. */
export type DataRequest = Pick<IncomingMessage, "method" | "headers"> & AsyncIterable<unknown>;

/** One request with everything needed to serve it. */
export type RequestContext = {
  connections: Connections;
  cache: SchemaCache;
  request: DataRequest;
  identity: Identity;
  method: string;
  /** Below /rest/v1, as the client wrote it. */
  path: string;
  query: string;
  schema: string;
  /** The Content-Profile header of the answer, where schemas can be chosen. */
  contentProfile: string | undefined;
  preferences: Preferences;
  maxRows: number;
  maxBodyBytes: number;
};
