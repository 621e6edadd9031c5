import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { UnsecuredJWT } from "jose";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { onePage } from "../../files/pdf/test-handmade-pdf.ts";
import { createOperations } from "../operations.ts";
import { memoryLog, serve, type TestServer } from "../test-server.ts";
import { createIncomingFiles } from "./incoming-files.ts";
import { uploadFileOperation } from "./upload-file.ts";

const PERSON = { id: randomUUID(), email: "lan@luavang.example" };
const TOKEN = new UnsecuredJWT({ session_id: randomUUID() }).encode();
const ADDRESS = "/api/files/upload?kind=pitch_deck&name=deck.pdf";
const headers = { authorization: `Bearer ${TOKEN}` };

/** Replaces the Storage API. */
const objects = new Set<string>();
const { lines, stream } = memoryLog();
const folder = mkdtempSync(path.join(tmpdir(), "benih incoming "));
const opened: TestServer[] = [];
let cluster: MigratedDatabase;
let pool: pg.Pool;
let auth: TestServer;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 3 });
  await pool.query("insert into auth.users (id) values ($1)", [PERSON.id]);
  await pool.query("insert into public.profiles (user_id, role) values ($1, $2)", [
    PERSON.id,
    STARTUP_ROLE,
  ]);
  auth = await serve((_request, response) => response.end(JSON.stringify(PERSON)));
  opened.push(auth);
});
afterAll(async () => {
  await Promise.all(opened.map((server) => server.close()));
  rmSync(folder, { recursive: true });
  await closePool(pool);
  await cluster.stop();
});

/** The operation as on the server, with a given patience for silent senders. */
async function site(silenceMs?: number): Promise<TestServer> {
  const keeping = {
    pool,
    storage: {
      put: async (object: { path: string }) => void objects.add(object.path),
      remove: async (_bucket: string, names: readonly string[]) => {
        for (const name of names) objects.delete(name);
      },
    },
    onLeftover: (error: unknown) => expect.fail(String(error)),
  };
  const operations = createOperations({
    operations: [uploadFileOperation(keeping, createIncomingFiles(folder, silenceMs))],
    project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    log: pino({ level: "debug" }, stream),
  });
  const server = await serve((incoming, response) => void operations.handle(incoming, response));
  opened.push(server);
  return server;
}

async function kept() {
  const { rows } = await pool.query("select path, bytes from public.profile_files");
  return { rows, objects: [...objects], incoming: readdirSync(folder) };
}

it.each([
  ["of a known length", { "content-length": 5000 }],
  ["of an unknown length", {}],
])(
  "a silent sender is cut off: the earlier file stays, and nothing else (%s)",
  async (_what, length) => {
    const first = await fetch((await site()).url + ADDRESS, {
      method: "POST",
      headers,
      body: new Uint8Array(onePage()),
    });
    expect(first.status).toBe(200);
    const before = await kept();
    expect(before).toMatchObject({ rows: [{ path: before.objects[0] }], incoming: [] });

    lines.length = 0;
    const { url } = await site(50);
    const sending = request(url + ADDRESS, { method: "POST", headers: { ...headers, ...length } });
    const ended = once(sending, "error");
    sending.write(onePage().subarray(0, 100));
    expect(await ended).toMatchObject([{ code: "ECONNRESET" }]);
    await expect
      .poll(() => lines.join(""), { timeout: 15_000 })
      .toContain("The sender fell silent");
    expect(await kept()).toEqual(before);
  },
);
