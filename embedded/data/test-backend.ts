import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { Identity, Role } from "../gateway/identity.ts";
import { applyBaseSql } from "../postgres/base-sql.ts";
import { startCluster } from "../postgres/cluster.ts";
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

/** The data API over HTTP on its own cluster. */
export type TestBackend = {
  ask(target: string, options?: Ask): Promise<Answered>;
  api: DataApi;
  pool: pg.Pool;
  /** Logs in as the data API does. */
  dataUrl: string;
  /** Runs SQL as the owner of the data. */
  sql(text: string): Promise<pg.QueryResult>;
  asSuperuser(text: string): Promise<pg.QueryResult>;
  postmasterPid(): number;
  stop(): Promise<void>;
};

const PASSWORD = "only-for-tests";

export async function startTestBackend(connections = 4): Promise<TestBackend> {
  const directory = mkdtempSync(path.join(tmpdir(), "data api-"));
  const cluster = await startCluster({ directory, superuserPassword: PASSWORD, log: () => {} });
  await applyBaseSql(cluster.superuserUrl, {
    postgres: PASSWORD,
    authenticator: PASSWORD,
    supabase_auth_admin: PASSWORD,
    supabase_replication_admin: PASSWORD,
    sample_payments: PASSWORD,
  });
  const owner = new pg.Pool({ connectionString: cluster.url("postgres", PASSWORD), max: 1 });
  owner.on("error", () => {});
  const superuser = new pg.Pool({ connectionString: cluster.superuserUrl, max: 1 });
  superuser.on("error", () => {});
  await owner.query(readFileSync(path.join(import.meta.dirname, "test-schema.sql"), "utf8"));
  const connectionString = cluster.url("authenticator", PASSWORD);
  const pool = new pg.Pool({ connectionString, max: connections });
  const schemas = ["public", "other"];
  const api = await createDataApi({
    pool,
    schemas,
    maxRows: 20,
    maxBodyBytes: 100_000,
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
    postmasterPid: () =>
      Number(readFileSync(path.join(directory, "postmaster.pid"), "utf8").split("\n")[0]),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      await pool.end();
      await owner.end();
      await superuser.end();
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
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
