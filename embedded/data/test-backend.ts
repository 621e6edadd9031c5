import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import pg from "pg";
import type { Identity, Role } from "../gateway/identity.ts";
import type { TestDatabase } from "../postgres/test-cluster.ts";
import { openTestDatabase } from "../postgres/test-database.ts";
import { createDataApi, type DataApi } from "./data-api.ts";

export type Answered = { status: number; headers: Headers; text: string; json: unknown };

export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  as?: Role;
  /** The `sub` claim. */
  sub?: string;
};

/** The data API over HTTP on its own database. */
export type TestBackend = {
  ask(target: string, options?: Ask): Promise<Answered>;
  api: DataApi;
  pool: pg.Pool;
  /** Logs in as the data API does. */
  dataUrl: string;
  /** Runs SQL as the owner of the data. */
  sql(text: string): Promise<pg.QueryResult>;
  asSuperuser(text: string): Promise<pg.QueryResult>;
  stop(): Promise<void>;
};

/** @param given a database in which the base SQL is; by default one in the shared cluster */
export async function startTestBackend(given?: TestDatabase): Promise<TestBackend> {
  const database = given ?? (await openTestDatabase("base"));
  const owner = new pg.Pool({ connectionString: database.url("postgres"), max: 1 });
  owner.on("error", () => {});
  const superuser = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
  superuser.on("error", () => {});
  await owner.query(readFileSync(path.join(import.meta.dirname, "test-schema.sql"), "utf8"));
  const connectionString = database.url("authenticator");
  const pool = new pg.Pool({ connectionString, max: 4 });
  const schemas = ["public", "other"];
  const api = await createDataApi({
    pool,
    schemas,
    maxRows: 20,
    maxBodyBytes: 200_000,
    maxVisitorBodyBytes: 100_000,
    log: () => {},
  });
  const server = createServer((request, response) => {
    const [target = "", query = ""] = split(request.url ?? "/");
    void api.handle(request, response, identityOf(request.headers), target, query);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    api,
    pool,
    dataUrl: connectionString,
    ask: (target, options = {}) => ask(`http://127.0.0.1:${port}${target}`, options),
    sql: (text) => owner.query(text),
    asSuperuser: (text) => superuser.query(text),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      await pool.end();
      await owner.end();
      await superuser.end();
      await database.drop();
    },
  };
}

function split(url: string): string[] {
  const at = url.indexOf("?");
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

function identityOf(headers: NodeJS.Dict<string | string[]>): Identity {
  const asked = headers["x-role"];
  const role: Role = asked === "authenticated" || asked === "service_role" ? asked : "anon";
  const sub = headers["x-sub"];
  return { role, claims: sub === undefined ? {} : { sub } };
}

async function ask(url: string, { method, headers, body, as, sub }: Ask): Promise<Answered> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
      ...(as && { "x-role": as }),
      ...(sub && { "x-sub": sub }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}
