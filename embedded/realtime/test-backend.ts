import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import pg from "pg";
import type { Identity } from "../gateway/identity.ts";
import { startTestCluster } from "../postgres/test-cluster.ts";
import type { Limits } from "./limits/limits.ts";
import { createRealtime } from "./realtime.ts";

/** Replaces the gateway in tests: a real cluster, a real HTTP server, signed tokens. */
export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

const SECRET = randomBytes(32);
/** The operator's key; any other is a visitor's. */
export const SECRET_KEY = "sb_secret_test";
/** A token on which verification itself fails. */
export const UNVERIFIABLE = "unverifiable";

/** Starts everything on a fresh cluster; `schema` is run by the owner of the data, as a migration is. */
export async function startTestBackend(schema: string, limits: Partial<Limits> = {}) {
  const database = await startTestCluster();
  const superuser = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
  const owner = new pg.Pool({ connectionString: database.url("postgres"), max: 3 });
  const pool = new pg.Pool({ connectionString: database.url("authenticator"), max: 5 });
  // Tests take Postgres away: idle connections then report it here.
  for (const each of [superuser, owner, pool]) each.on("error", () => undefined);
  let checkouts = 0;
  pool.on("acquire", () => checkouts++);
  await owner.query(schema);

  const log: string[] = [];
  const realtime = await createRealtime({
    pool,
    replication: { connectionString: database.url("supabase_replication_admin") },
    publication: "supabase_realtime",
    verifyToken: (token) => {
      if (token === UNVERIFIABLE) throw new Error("nobody can tell");
      return verifyToken(token);
    },
    networkOf: (request) => String(request.headers["x-test-network"] ?? "home"),
    log: (level, message, details) => log.push(`${level} ${message} ${JSON.stringify(details)}`),
    limits,
  });
  const server = createServer((request, response) => {
    const [path = "", query = ""] = (request.url ?? "").replace("/realtime/v1", "").split("?");
    const identity = identityOf(String(request.headers.apikey));
    void realtime.handle(request, response, identity, path, query);
  });
  server.on("upgrade", (request, socket, head) => {
    const key = new URL(request.url ?? "", "http://localhost").searchParams.get("apikey");
    realtime.handleUpgrade(request, socket, head, identityOf(key));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await realtime.ready();

  const clients: SupabaseClient[] = [];
  return {
    realtime,
    owner,
    superuser,
    log,
    /** How often the pool has handed out a connection: once per question to Postgres. */
    checkouts: () => checkouts,
    /** The connection that reads the changes, from the side of Postgres. */
    walSender: async () => {
      const { rows } = await owner.query("select pid from pg_stat_replication");
      return rows[0]?.pid as number | undefined;
    },
    /** Signs the user `sub` in: a token that is good for `seconds`, and its session. */
    async userToken(sub: string, seconds = 600): Promise<string> {
      await owner.query("insert into auth.users (id) values ($1) on conflict do nothing", [sub]);
      const { rows } = await owner.query<{ id: string }>(
        "insert into auth.sessions (user_id) values ($1) returning id",
        [sub],
      );
      return signToken({ sub, session: rows[0]?.id, seconds });
    },
    /** Ends a token's session, as signing out does. */
    async endSession(token: string) {
      await owner.query("delete from auth.sessions where id = $1", [decodeJwt(token).session_id]);
    },
    stopPostgres: database.cluster.stop,
    /** Kills the postmaster; the cluster starts another. */
    async crashPostgres() {
      const { rows } = await superuser.query("select pg_read_file('postmaster.pid') as file");
      process.kill(Number(String(rows[0].file).split("\n")[0]), "SIGKILL");
    },
    webSocketUrl: `ws://127.0.0.1:${port}/realtime/v1/websocket`,
    client(options: ClientOptions = {}) {
      const client = makeClient(port, options);
      clients.push(client);
      return client;
    },
    async stop() {
      await Promise.all(clients.map((client) => client.removeAllChannels()));
      await realtime.close();
      server.closeAllConnections();
      await Promise.all([pool.end(), owner.end(), superuser.end()]);
      await database.drop();
    },
  };
}

function identityOf(key: string | null): Identity {
  const role = key === SECRET_KEY ? "service_role" : "anon";
  return { role, claims: { role } };
}

type ClientOptions = { key?: string; vsn?: string; token?: string; heartbeatIntervalMs?: number };

function makeClient(port: number, options: ClientOptions): SupabaseClient {
  const { key = "sb_publishable_test", vsn, token, heartbeatIntervalMs } = options;
  const client = createClient(`http://127.0.0.1:${port}`, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { ...(vsn ? { vsn } : {}), ...(heartbeatIntervalMs ? { heartbeatIntervalMs } : {}) },
  });
  if (token) void client.realtime.setAuth(token);
  return client;
}

type Token = { sub: string; session: string | undefined; seconds: number };

function signToken({ sub, session, seconds }: Token): Promise<string> {
  return new SignJWT({ role: "authenticated", session_id: session })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sub)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(SECRET);
}

async function verifyToken(token: string): Promise<Identity | null> {
  try {
    const { payload } = await jwtVerify(token, SECRET);
    return { role: "authenticated", claims: payload };
  } catch {
    return null;
  }
}
