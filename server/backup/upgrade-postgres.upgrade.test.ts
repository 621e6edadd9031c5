import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSecrets } from "../../embedded/gateway/secrets.ts";
import { startCluster } from "../../embedded/postgres/cluster.ts";
import { visitor } from "../../testing/clients.ts";
import { withDatabase } from "../../testing/database.ts";
import { eventually } from "../../testing/eventually.ts";
import { freePort } from "../../testing/free-port.ts";
import { launch, ROOT } from "../../testing/launched-program.ts";
import { type Member, makeMember } from "../../testing/people.ts";
import { makeFolder, startServer } from "../../testing/running-server.ts";
import { tableContent } from "./test-content.ts";

let DATA_DIR: string;
let me: Member;
beforeAll(async () => {
  DATA_DIR = makeFolder();
  const server = await startServer({ dataDirectory: DATA_DIR });
  me = await makeMember(server);
  await server.stop();
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const folder = (name: string) => path.join(DATA_DIR, name);
const majorOf = (name: string) =>
  readFileSync(path.join(folder(name), "PG_VERSION"), "utf8").trim();

/** `npm run upgrade-postgres -- …` */
function upgrade(...args: string[]) {
  const child = spawn(process.execPath, ["scripts/upgrade-postgres.ts", ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code, said }));
  return { child, ended };
}

it("is killed while it builds the new cluster, and leaves the old one in its place", async () => {
  for (const sign of ["postgres-18.partial", "postgres-18.partial/postmaster.pid"]) {
    const { child, ended } = upgrade();
    await eventually(`${sign} is there`, 120_000, () => existsSync(folder(sign)) || undefined);
    child.kill("SIGKILL");
    await ended;
    expect(majorOf("postgres")).toBe("17");
    expect(readdirSync(DATA_DIR)).not.toContain("postgres-17");
  }
});

it("carries every row over, and keeps the cluster of before", async () => {
  const { code, said } = await upgrade().ended;
  expect(said).toMatch(/^The database is PostgreSQL 18 now: \d+ tables with [\d,]+ rows/);
  expect(code).toBe(0);
  expect([majorOf("postgres"), majorOf("postgres-17")]).toEqual(["18", "17"]);
  expect(await contentOf("postgres")).toEqual(await contentOf("postgres-17"));
  const again = await upgrade().ended;
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining("nothing is to be done") });
});

it("is finished by the next run when it was killed before its last step", async () => {
  renameSync(folder("postgres"), folder("postgres-18.ready"));
  const refused = launch("build/programs/main.js", { DATA_DIR, PORT: String(await freePort()) });
  expect((await refused.ended).code).toBe(1);
  expect(refused.stderr()).toContain("An upgrade of PostgreSQL was interrupted");
  expect((await upgrade().ended).code).toBe(0);
  expect(majorOf("postgres")).toBe("18");
});

it("leaves a site on which everybody can go on", async () => {
  const server = await startServer({ dataDirectory: DATA_DIR });
  const client = visitor(server);
  expect((await client.auth.signInWithPassword(me)).error).toBeNull();
  const { rows } = await withDatabase(server, (database) =>
    database.query<{ server_version: string }>("show server_version"),
  );
  expect(rows[0]?.server_version).toMatch(/^18\./);
  await server.stop();
  expect((await upgrade("--discard-old").ended).said).toContain("postgres-17");
  expect(readdirSync(DATA_DIR)).not.toContain("postgres-17");
});

async function contentOf(name: string): Promise<Map<string, string>> {
  const { databasePasswords } = await loadSecrets(path.join(DATA_DIR, "secrets.json"));
  const cluster = await startCluster({
    directory: folder(name),
    superuserPassword: databasePasswords.supabase_admin,
    log: () => undefined,
  });
  const client = new pg.Client({ connectionString: cluster.superuserUrl });
  await client.connect();
  const content = await tableContent(client);
  await client.end();
  await cluster.stop();
  return content;
}
