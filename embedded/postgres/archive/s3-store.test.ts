import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { openS3Store } from "./s3-store.ts";
import { readText } from "./store.ts";

const LINE = "20261128T120000Z-00000000";
const SEGMENT = "000000010000000000000001";
/** Needs the client and an S3 server (moto); skipped if either is missing. */
const isHere =
  spawnSync("/bin/sh", ["-c", "command -v aws && command -v moto_server"]).status === 0;

describe.skipIf(!isHere)("an archive in a bucket", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "s3 archive "));
  const store = openS3Store("s3://benih/it's 100%/ours", "ourselves");
  let server: ChildProcess;

  beforeAll(async () => {
    const port = await freePort();
    server = spawn("moto_server", ["-H", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
    vi.stubEnv("AWS_ENDPOINT_URL", `http://127.0.0.1:${port}`);
    vi.stubEnv("AWS_ACCESS_KEY_ID", "of-the-test");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "of-the-test");
    vi.stubEnv("AWS_DEFAULT_REGION", "us-east-1");
    await vi.waitFor(() => expect(spawnSync("aws", ["s3", "mb", "s3://benih"]).status).toBe(0), {
      timeout: 60_000,
    });
  }, 90_000);
  afterAll(() => {
    server.kill();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  /** Archives a segment with this content as PostgreSQL would. */
  function archive(content: string): number | null {
    const file = path.join(folder, "segment");
    writeFileSync(file, content);
    const command = store
      .archiveCommand(LINE)
      .replace(/%[pf%]/g, (sign) => ({ "%p": file, "%f": SEGMENT })[sign] ?? "%");
    return spawnSync("/bin/sh", ["-c", command]).status;
  }

  it("keeps segments and never overwrites one with another", async () => {
    await store.prepareLine(LINE);
    expect(archive("content")).toBe(0);
    expect(archive("content")).toBe(0);
    expect(archive("another")).not.toBe(0);
    expect(await store.list(`${LINE}/wal`)).toMatchObject([{ name: `${SEGMENT}.gz` }]);
    expect(await store.lines()).toEqual([LINE]);
  }, 60_000);

  it("writes, reads, lists and deletes files", async () => {
    await store.write("line/files/one", "whole");
    await store.write("line/files/two", "");
    expect(await readText(store, "line/files/one")).toBe("whole");
    expect(await store.read("line/files/three")).toBeUndefined();
    expect(await store.list("line")).toMatchObject([{ name: "files/one", size: 5 }, { size: 0 }]);
    await store.remove(["line/files/one", "line/files/two", "line/files/three"]);
    expect(await store.list("line")).toEqual([]);
  }, 60_000);
});
