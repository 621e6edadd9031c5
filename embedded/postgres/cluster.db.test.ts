import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { startCluster } from "./cluster.ts";
import { stopLeftover } from "./leftover.ts";
import { operatingUser } from "./operating-user.ts";

const LIMIT_MS = 20_000;
const folder = mkdtempSync(path.join(tmpdir(), "benih cluster-"));
// Started by root, PostgreSQL runs as the account postgres, which needs access.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said: string[] = [];
const start = () =>
  startCluster({
    directory: path.join(folder, "postgres"),
    superuserPassword: "only-for-tests",
    log: (_level, message) => said.push(message),
  });

it("waits for processes that a killed PostgreSQL has left on the same files", async () => {
  const first = await start();
  const client = new pg.Client(first.superuserUrl);
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const backend = Number(rows[0]?.pid);
  const file = path.join(folder, "postgres", "postmaster.pid");
  const postmaster = Number(readFileSync(file, "utf8").split("\n")[0]);

  // It cannot notice that its postmaster has gone until it goes on.
  process.kill(backend, "SIGSTOP");
  process.kill(postmaster, "SIGKILL");
  await first.stop();
  said.length = 0;
  const starting = start();
  try {
    await expect
      .poll(() => said, { timeout: LIMIT_MS })
      .toEqual(["Processes of an earlier PostgreSQL are waited for"]);
  } finally {
    process.kill(backend, "SIGCONT");
  }
  const second = await starting;
  await second.stop();
  await client.end().catch(() => undefined);
});

it("ends one that is left on the same files", async () => {
  const left = await start();
  said.length = 0;
  await stopLeftover(path.join(folder, "postgres"));
  await expect.poll(() => said).toEqual(["PostgreSQL ended unexpectedly and is started again"]);
  await left.stop();
});

it("leaves alone another PostgreSQL that has the pid of one that a power loss has ended", async () => {
  const file = path.join(folder, "postgres", "postmaster.pid");
  const first = await start();
  const left = readFileSync(file, "utf8");
  await first.stop();
  const user = operatingUser();
  const stranger = spawn("sleep", ["60"], {
    argv0: "postgres",
    cwd: folder,
    ...(user === "ourselves" ? {} : user),
  });
  const ended = once(stranger, "exit");
  await once(stranger, "spawn");
  try {
    writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)));
    const second = await start();
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
    await second.stop();
  } finally {
    stranger.kill("SIGKILL");
    await ended;
  }
});
