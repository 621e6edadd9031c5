import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operator } from "../testing/clients.ts";
import { PATIENCE_MS, promptly } from "../testing/eventually.ts";
import { freePort } from "../testing/free-port.ts";
import { type LaunchedProgram, launch } from "../testing/launched-program.ts";
import { allGone, descendantsOf } from "../testing/processes.ts";
import { makeFolder, type RunningServer, startServer } from "../testing/running-server.ts";

const START_LIMIT_MS = 120_000;
/** Whether each variant runs: an ordinary run goes each way through the code once (`npm run test:matrix`). */
const WHOLE = process.env.TEST_MATRIX === "whole";
const settings = { SAMPLE_CONTENT: "off" };

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function started(): Promise<RunningServer> {
  const server = await startServer({ program: "scripts/start.mjs", settings });
  cleanUp.push(() => server.discard());
  return server;
}

const postmasterFile = (folder: string) => path.join(folder, "postgres", "postmaster.pid");

describe("stopping", () => {
  // With SIGTERM all tests end their servers, and expect them to end in order.
  it.each(WHOLE ? (["SIGINT", "SIGTERM", "SIGHUP"] as const) : (["SIGINT"] as const))(
    "on %s ends in order and leaves no process",
    async (signal) => {
      const server = await started();
      const everything = descendantsOf(server.program.pid);
      // Launcher, server, PostgreSQL with its workers: otherwise the test would prove nothing.
      expect(everything.length).toBeGreaterThan(5);
      server.program.kill(signal);
      expect(await server.program.ended).toEqual({ code: 0, signal: null });
      await allGone(everything, PATIENCE_MS);
      expect(existsSync(postmasterFile(server.dataDirectory))).toBe(false);
      expect(server.program.stderr()).toBe("");
    },
  );

  it("on SIGTERM to npm, which tells its shell only, ends everything as well", async () => {
    const server = await startServer({ program: "npm start", settings });
    cleanUp.push(() => server.discard());
    const everything = descendantsOf(server.program.pid);
    expect(everything.length).toBeGreaterThan(5);
    server.program.kill("SIGTERM");
    await server.program.ended;
    await allGone(everything, PATIENCE_MS);
    expect(existsSync(postmasterFile(server.dataDirectory))).toBe(false);
  });

  it("stops a server whose launcher was killed, PostgreSQL with it", async () => {
    const server = await started();
    const everything = descendantsOf(server.program.pid);
    server.program.kill("SIGKILL");
    await server.program.ended;
    await allGone(everything, PATIENCE_MS);
    expect(existsSync(postmasterFile(server.dataDirectory))).toBe(false);
  });

  it("keeps written data for the next start, with the same keys", async () => {
    const first = await started();
    await operator(first).from("news").insert({ title: "Kept" }).throwOnError();
    await first.stop();
    const { dataDirectory } = first;
    const second = await startServer({ program: "scripts/start.mjs", settings, dataDirectory });
    cleanUp.push(() => second.stop());
    expect(second.secretKey).toBe(first.secretKey);
    const { data } = await operator(second).from("news").select("title").throwOnError();
    expect(data).toEqual([{ title: "Kept" }]);
  });
});

describe("a first start that is cut off", () => {
  /** The stages of a first start, by the file that has just appeared. */
  const MOMENTS = [
    "benih-data.json",
    "secrets.json",
    "postgres/PG_VERSION",
    "postgres/global/pg_control",
    // Written by PostgreSQL when it starts serving, not during initdb.
    "postgres/postmaster.opts",
    "backend.env",
  ];
  /** In order: the first file, in the middle of initdb, and when PostgreSQL serves. */
  const momentsFor = (way: "SIGINT" | "SIGKILL") => {
    if (WHOLE) return MOMENTS;
    return way === "SIGKILL"
      ? ["postgres/PG_VERSION"]
      : ["benih-data.json", "postgres/postmaster.opts"];
  };

  async function cutOff(folder: string, moment: string, signal: NodeJS.Signals) {
    const port = String(await freePort());
    const launched = launch("scripts/start.mjs", { ...settings, PORT: port, DATA_DIR: folder });
    // The processes last, because looking through all of them takes longer than anything else here.
    await promptly(`${moment} appears`, START_LIMIT_MS, () =>
      appeared(folder, moment) && descendantsOf(launched.pid).length > 0 ? true : undefined,
    );
    const everything = descendantsOf(launched.pid);
    if (signal === "SIGKILL") for (const pid of everything) killIfThere(pid);
    launched.kill(signal);
    await launched.ended;
    await allGone(everything, PATIENCE_MS);
    return launched;
  }

  it.each(momentsFor("SIGINT"))(
    "by Ctrl-C when %s appears leaves no process and a folder that works",
    async (moment) => {
      const folder = makeFolder();
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
      const interrupted: LaunchedProgram = await cutOff(folder, moment, "SIGINT");
      expect((await interrupted.ended).code).toBe(0);
      expect(existsSync(postmasterFile(folder))).toBe(false);
      await works(folder);
    },
  );

  it.each(momentsFor("SIGKILL"))(
    "by kill -9 of everything when %s appears leaves a folder that works",
    async (moment) => {
      const folder = makeFolder();
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
      await cutOff(folder, moment, "SIGKILL");
      await works(folder);
    },
  );

  async function works(dataDirectory: string): Promise<void> {
    const server = await startServer({ program: "scripts/start.mjs", settings, dataDirectory });
    cleanUp.push(() => server.stop());
    await operator(server).from("news").insert({ title: "It works" }).throwOnError();
  }
});

/** The cluster is first built under a longer name, and then moved into place. */
function appeared(folder: string, moment: string): boolean {
  if (!moment.startsWith("postgres/")) return existsSync(path.join(folder, moment));
  return readdirSync(folder)
    .filter((name) => name.startsWith("postgres"))
    .some((name) => existsSync(path.join(folder, name, moment.slice("postgres/".length))));
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
