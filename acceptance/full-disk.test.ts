import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operator } from "../testing/clients.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { freePort } from "../testing/free-port.ts";
import { launch } from "../testing/launched-program.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { fillDisk, mountSmallDisk, type SmallDisk } from "../testing/small-disk.ts";
import { ask } from "./pages.ts";

const TOO_SMALL_MB = 8;
const ENOUGH_MB = 160;
const WHY_SKIPPED = "takes root on Linux with the right to mount a small disk";

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function disk(megabytes: number, skip: (why: string) => never): SmallDisk {
  const mounted = mountSmallDisk(megabytes) ?? skip(WHY_SKIPPED);
  cleanUp.push(mounted.remove);
  return mounted;
}

describe("a full disk", () => {
  it("is named when it keeps the server from starting", async (context) => {
    const { folder } = disk(TOO_SMALL_MB, context.skip);
    const settings = { PORT: String(await freePort()), DATA_DIR: path.join(folder, "data") };
    const launched = launch("scripts/start.mjs", settings);
    expect((await launched.ended).code).toBe(1);
    expect(launched.stderr()).toMatch(
      /^Benih did not start: The disk .* is full: free some space.*\n$/,
    );
  });

  it("is survived while running: nothing acknowledged is lost, and writing goes on with space", async (context) => {
    const { folder } = disk(ENOUGH_MB, context.skip);
    const server = await startServer({
      program: "scripts/start.mjs",
      dataDirectory: path.join(folder, "data"),
      settings: { SAMPLE_CONTENT: "off" },
    });
    cleanUp.push(() => server.stop());
    expect((await ask(`${server.url}/`)).status).toBe(200);
    const filler = path.join(folder, "filler");
    fillDisk(filler);

    const acknowledged: string[] = [];
    await eventually("a write is refused", PATIENCE_MS, async () => {
      const id = await insert(server);
      if (id === undefined) return true;
      acknowledged.push(id);
    });
    expect((await ask(`${server.url}/`)).status).toBe(200);

    rmSync(filler);
    const after = await eventually("writing goes on", PATIENCE_MS, () => insert(server));
    const { data } = await operator(server).from("news").select("id").limit(1000).throwOnError();
    const stored = new Set(data.map((row) => row.id));
    expect([...acknowledged, after].filter((id) => !stored.has(id))).toEqual([]);
  });
});

/** Adds one article that cannot be compressed. @returns its id once it is acknowledged. */
async function insert(server: RunningServer): Promise<string | undefined> {
  const id = randomUUID();
  const article = { id, title: id, body: randomBytes(70_000).toString("base64") };
  const { error } = await operator(server).from("news").insert(article);
  return error === null ? id : undefined;
}
