import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { StorageClient } from "@supabase/storage-js";
import pg from "pg";
import { createGateway } from "../gateway/gateway.ts";
import type { Identity } from "../gateway/identity.ts";
import { fixedKeys } from "../gateway/test-keys.ts";
import type { Log } from "../log.ts";
import { openTestDatabase } from "../postgres/test-database.ts";
import { type Blobs, openBlobs } from "./blobs.ts";
import { createStorage, type Storage } from "./storage.ts";

export const TOKEN_SECRET = "a secret that is only for tests, long enough";
export const MAX_FILE_BYTES = 300_000;
const PUBLISHABLE_KEY = "sb_publishable_test";
const SECRET_KEY = "sb_secret_test";

export type Person = { id: string; sessionId: string };

/** The storage service behind the gateway, over HTTP, on its own database and folder. */
export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

/**
 * `schema` runs as the owner of the data, like a migration; files are below `disk`, or where `openFiles`
 * keeps them.
 */
export async function startTestBackend(
  schema: string,
  disk = tmpdir(),
  openFiles: (directory: string, log: Log) => Promise<Blobs> = (folder, log) =>
    openBlobs(folder, log, 0),
) {
  const directory = mkdtempSync(path.join(disk, "storage test-"));
  const database = await openTestDatabase("base");
  const owner = new pg.Pool({ connectionString: database.url("postgres"), max: 3 });
  const superuser = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
  const databaseUrl = database.url("authenticator");
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
  for (const each of [owner, superuser, pool]) each.on("error", () => undefined);
  await owner.query(schema);

  const log: string[] = [];
  const keepLog: Log = (level, message, details) => {
    log.push(`${level} ${message} ${JSON.stringify(details)}`);
  };
  const open = async (silenceMs?: number) =>
    createStorage({
      ...(silenceMs === undefined ? {} : { silenceMs }),
      pool,
      blobs: await openFiles(directory, keepLog),
      leftAfterMs: 0,
      tokenSecrets: () => [TOKEN_SECRET],
      maxFileBytes: MAX_FILE_BYTES,
      log: keepLog,
    });
  let storage: Storage = await open();
  const gateway = createGateway({
    findKey: fixedKeys(PUBLISHABLE_KEY, SECRET_KEY),
    verifyUserToken,
    services: [
      {
        prefix: "/storage/v1",
        handle: (...request) => storage.handle(...request),
        isOpen: (...address) => storage.isOpen(...address),
      },
    ],
    log: (level, message) => log.push(`${level} ${message}`),
  });
  const server = createServer((request, response) => {
    if (!gateway.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/storage/v1`;

  return {
    url,
    port,
    log,
    owner,
    databaseUrl,
    directory,
    /** Headers of a request by one of them. */
    anon: { apikey: PUBLISHABLE_KEY },
    service: { apikey: SECRET_KEY },
    as: (person: Person) => ({ apikey: PUBLISHABLE_KEY, authorization: bearer(person) }),
    client: (headers: Record<string, string>) => new StorageClient(url, headers),
    /** A user with a valid session. */
    async makePerson(): Promise<Person> {
      const person = { id: randomUUID(), sessionId: randomUUID() };
      await owner.query("insert into auth.users (id) values ($1)", [person.id]);
      await owner.query("insert into auth.sessions (id, user_id) values ($1, $2)", [
        person.sessionId,
        person.id,
      ]);
      return person;
    },
    /** Ends connections of the service that wait for a lock. @returns how many they were. */
    async endWaiting(): Promise<number> {
      const { rowCount } = await superuser.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'authenticator' and wait_event_type = 'Lock'",
      );
      return rowCount ?? 0;
    },
    /** The files that lie there, by their versions. */
    files: () => filesBelow(directory),
    incoming: () => readdirSync(path.join(directory, "incoming")),
    /** The versions that rows point to. */
    async versions(): Promise<string[]> {
      const { rows } = await owner.query<{ version: string }>(
        "select version from storage.objects",
      );
      return rows.map(({ version }) => version).sort();
    },
    /**
     * Starts the service again on the same files; resolves when it has swept them.
     * @param silenceMs how long an uploader may be silent
     */
    async reopen(silenceMs?: number) {
      storage = await open(silenceMs);
      await storage.close();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await storage.close();
      await Promise.all([pool.end(), owner.end(), superuser.end()]);
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "incoming")
    .flatMap((entry) => readdirSync(path.join(directory, entry.name)))
    .sort();
}

function bearer({ id, sessionId }: Person): string {
  return `Bearer ${id} ${sessionId}`;
}

/** Replaces the check of a user's token, which has its own tests. */
async function verifyUserToken(token: string): Promise<Identity | null> {
  const [sub, session_id] = token.split(" ");
  if (sub === undefined || session_id === undefined) return null;
  return { role: "authenticated", claims: { sub, session_id, role: "authenticated" } };
}
