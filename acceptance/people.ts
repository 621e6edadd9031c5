import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { importJWK, type JWTPayload, SignJWT } from "jose";
import pg from "pg";
import { visitor } from "./clients.ts";
import { linkIn, mailTo } from "./mails.ts";
import type { ServerAddress } from "./running-server.ts";

export type Person = { id: string; email: string; sessionId: string };

/** A connection costs more than most statements, and `eventually` asks many times a second. */
const pools = new Map<string, pg.Pool>();
const IDLE_MS = 2000;

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  // After a test has stopped or killed PostgreSQL, the next statement reports it. The loss may come
  // at any moment, even in one packet with the greeting, before a user of the connection can
  // listen.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  pools.set(connectionString, pool);
  return pool;
}

/** Runs statements on the server's database as its owner. */
export async function withDatabase<Result>(
  server: ServerAddress,
  use: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await poolOf(server.databaseUrl).connect();
  let isWhole = false;
  try {
    const result = await use(client);
    isWhole = true;
    return result;
  } finally {
    // A failure may have left a transaction open.
    client.release(!isWhole);
  }
}

/** A confirmed account with one open session. */
export async function makePerson(
  server: ServerAddress,
  email = `${randomUUID()}@example.com`,
): Promise<Person> {
  const person = {
    id: randomUUID(),
    email,
    sessionId: randomUUID(),
  };
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at)
       values ($1, 'authenticated', 'authenticated', $2, now())`,
      [person.id, person.email],
    );
    await client.query("insert into auth.sessions (id, user_id) values ($1, $2)", [
      person.sessionId,
      person.id,
    ]);
  });
  return person;
}

export type Member = {
  id: string;
  email: string;
  password: string;
  token: string;
  /** As in the person's browser, signed in. */
  client: SupabaseClient;
};

/**
 * Signs up for real: at the auth service, and through the mailed link. Sign-ups count per address:
 * 30 in an hour. Use `makePerson` when the way of signing up does not matter.
 * @param data the person's own data, as the browser sends it.
 */
export async function signUpWith(
  server: ServerAddress,
  data: Record<string, unknown>,
): Promise<Member> {
  const email = `${randomUUID()}@people.example`;
  const password = `pass ${randomUUID()}`;
  const client = visitor(server);
  const options = { data, emailRedirectTo: `${server.url}/profile` };
  const signedUp = await client.auth.signUp({ email, password, options });
  if (signedUp.error) throw signedUp.error;
  const token_hash = linkIn(await mailTo(server, email)).searchParams.get("token_hash") ?? "";
  const confirmed = await client.auth.verifyOtp({ token_hash, type: "email" });
  const { session, user } = confirmed.data;
  if (!session || !user) throw confirmed.error ?? new Error("Nobody is signed in");
  return { id: user.id, email, password, token: session.access_token, client };
}

/** Signs up for real, as the sign-up form does. */
export function signUp(
  server: ServerAddress,
  role: "Startup" | "Investor",
  language = "en",
): Promise<Member> {
  return signUpWith(server, { role, language });
}

/** The claims of a token that the server would issue to this person; valid for an hour. */
export function claimsOf(server: ServerAddress, person: Person): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `${server.url}/auth/v1`,
    aud: "authenticated",
    role: "authenticated",
    sub: person.id,
    email: person.email,
    session_id: person.sessionId,
    iat: now,
    exp: now + 3600,
  };
}

/** The server's own signing key for user tokens: a private ES256 JWK. */
export function signingKey(server: ServerAddress): Record<string, unknown> {
  const secrets: unknown = JSON.parse(
    readFileSync(path.join(server.dataDirectory, "secrets.json"), "utf8"),
  );
  if (isRecord(secrets) && isRecord(secrets.userTokenKey)) return secrets.userTokenKey;
  throw new Error("secrets.json holds no userTokenKey");
}

/** Signs claims with the server's own key. */
export async function signAsServer(server: ServerAddress, claims: JWTPayload): Promise<string> {
  const key = signingKey(server);
  const { kid } = key;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", typ: "JWT", ...(typeof kid === "string" ? { kid } : {}) })
    .sign(await importJWK(key, "ES256"));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
