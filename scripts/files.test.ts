import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBlobs } from "../embedded/storage/blobs.ts";
import { openS3Blobs } from "../embedded/storage/s3-blobs.ts";
import { startTestS3, type TestS3 } from "../embedded/storage/test-s3.ts";
import { node } from "../testing/launched-program.ts";

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await startTestS3();
  folder = mkdtempSync(path.join(tmpdir(), "moved files-"));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const log = () => undefined;

/** Runs the command with the test's store, unless `env` says otherwise. */
async function run(args: string[], env: Record<string, string> = {}) {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const child = spawn(node(), [path.join(import.meta.dirname, "files.ts"), ...args], {
    env: {
      ...process.env,
      INIT_CWD: folder,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}

it("copies a folder into a store and back, only what is missing", async () => {
  mkdirSync(path.join(folder, "a"));
  const here = await openBlobs(path.join(folder, "a"), log);
  const kept = await Promise.all(
    ["one", "two", ""].map((words) => here.receive(readable(words), 9)),
  );
  expect(await run(["to-store", "a"])).toEqual({ code: 0, out: "3 files copied.\n", err: "" });
  const later = await here.receive(readable("three"), 9);
  expect((await run(["to-store", "a"])).out).toBe("1 files copied.\n");

  expect((await run(["to-folder", "b"])).out).toBe("4 files copied.\n");
  const there = await openBlobs(path.join(folder, "b"), log);
  const versions = [...kept, later].map(({ version }) => version);
  expect((await there.list()).sort()).toEqual(versions.sort());
  const file = await there.open(later.version);
  expect(file && (await text(file.createReadStream({ autoClose: false })))).toBe("three");
  await file?.close();
});

it("copies again what a run that was killed has left half written", async () => {
  const { version } = await (await openS3Blobs(s3.settings, path.join(folder, "s"), log)).receive(
    readable("whole"),
    9,
  );
  const there = await openBlobs(path.join(folder, "half"), log);
  const never = Promise.withResolvers<void>();
  async function* half() {
    yield Buffer.from("wh");
    await never.promise;
  }
  const killed = there.receive(half(), 9, version);
  await expect.poll(() => readdirSync(path.join(folder, "half", "incoming"))).toHaveLength(1);
  expect(await run(["to-folder", "half"])).toMatchObject({ code: 0, err: "" });
  never.reject(new Error("killed"));
  await expect(killed).rejects.toThrow("killed");
  const file = await there.open(version);
  expect(file && (await text(file.createReadStream({ autoClose: false })))).toBe("whole");
  await file?.close();
});

it("says what is missing or wrong", async () => {
  expect(await run(["to-store"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("npm run"),
  });
  expect(await run(["to-store", "nowhere"])).toMatchObject({
    code: 1,
    err: expect.stringContaining("nowhere is not there"),
  });
  expect(await run(["to-folder", "c"], { S3_BUCKET: "other" })).toMatchObject({
    code: 1,
    err: expect.stringContaining("S3_BUCKET other"),
  });
  expect(await run(["to-folder", "c"], { S3_REGION: "" })).toMatchObject({
    code: 1,
    err: expect.stringContaining("S3_REGION must be set too"),
  });
});

it("copies nothing between different projects, whose servers would delete it", async () => {
  const mine = await openBlobs(path.join(folder, "mine"), log);
  await mine.claim("mine");
  await mine.receive(readable("kept"), 9);
  const spool = path.join(folder, "spool");
  expect(await (await openS3Blobs(s3.settings, spool, log)).claim("theirs")).toBe("theirs");
  expect(await run(["to-store", "mine"])).toMatchObject({
    code: 1,
    err: expect.stringContaining("different projects"),
  });
  expect(await (await openBlobs(path.join(folder, "mine"), log)).list()).toHaveLength(1);
});

async function* readable(words: string) {
  yield Buffer.from(words);
}
