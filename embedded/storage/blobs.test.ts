import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBlobs, type StoredFile } from "./blobs.ts";
import type { ObjectRow } from "./object-rows.ts";
import { openFiles } from "./open-files.ts";
import { openS3Blobs } from "./s3-blobs.ts";
import { openCurrent } from "./serve-object.ts";
import { startTestS3, type TestS3 } from "./test-s3.ts";

const log = () => undefined;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "storage blobs-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

function rowOf(version: string): ObjectRow {
  const now = new Date();
  return {
    id: "id",
    name: "name",
    bucket_id: "files",
    owner: null,
    owner_id: null,
    version,
    created_at: now,
    updated_at: now,
    last_accessed_at: now,
    metadata: {},
    user_metadata: {},
  };
}

async function read(file: StoredFile | undefined, range: { start?: number; end?: number } = {}) {
  if (!file) throw new Error("There is no such file");
  const found = await text(file.createReadStream({ ...range, autoClose: false }));
  await file.close();
  return found;
}

describe.each(["a folder", "an S3 store"])("blobs in %s", (where) => {
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startTestS3();
  });
  afterAll(() => s3.stop());
  const open = () =>
    where === "a folder" ? openBlobs(directory, log) : openS3Blobs(s3.settings, directory, log);

  it("keep bytes whole, or nothing", async () => {
    const blobs = await open();
    const blob = await blobs.receive(bytes("ab", "c"), 3);
    expect(blob).toMatchObject({ size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" });
    await expect(blobs.receive(bytes("ab", "cd"), 3)).rejects.toThrow("exceeded");
    await expect(blobs.receive(cutOff(), 9)).rejects.toThrow("cut off");
    expect(await blobs.list()).toEqual([blob.version]);
    const spool = where === "a folder" ? path.join(directory, "incoming") : directory;
    expect(readdirSync(spool)).toEqual([]);
    await blobs.discard([blob.version, undefined, randomUUID()]);
    expect(await blobs.list()).toEqual([]);
  });

  it("give all of the bytes or a part, also of an empty file", async () => {
    const blobs = await open();
    const whole = await blobs.receive(bytes("01234", "56789"), 10);
    const empty = await blobs.receive(bytes(), 10);
    const file = await blobs.open(whole.version);
    expect(await file?.stat()).toMatchObject({ size: 10 });
    expect(await read(file)).toBe("0123456789");
    const parts = [{ start: 3, end: 5 }, { start: 7 }, { end: 0 }];
    for (const [index, range] of parts.entries()) {
      const part = ["345", "789", "0"][index];
      expect(await read(await blobs.open(whole.version), range)).toBe(part);
    }
    expect(await read(await blobs.open(empty.version))).toBe("");
    expect(await blobs.open(randomUUID())).toBeUndefined();
    await blobs.discard([whole.version, empty.version]);
  });

  it("copy, and list more than a page", async () => {
    const blobs = await open();
    const first = await blobs.receive(bytes("copied"), 9);
    const copies = await Promise.all(Array.from({ length: 4 }, () => blobs.copy(first.version)));
    expect((await blobs.list()).sort()).toEqual([first.version, ...copies].sort());
    await blobs.discard([first.version]);
    expect(await read(await blobs.open(copies[0] ?? ""))).toBe("copied");
    expect(await blobs.copy(randomUUID())).toBeUndefined();
    await blobs.discard(copies);
  });

  it("belong to the first project that claims them, and list no mark of it", async () => {
    const blobs = await open();
    expect(await Promise.all(["one", "two"].map(() => blobs.claim("one")))).toEqual(["one", "one"]);
    const place = {
      dataDirectory: path.join(directory, "data"),
      files: where === "a folder" ? directory : s3.settings,
      knownVersions: async () => [],
      log,
    };
    await expect(openFiles({ ...place, projectId: "two" })).rejects.toThrow(
      /(FILES_FOLDER|S3_BUCKET) .* holds the files of another project/,
    );
    expect(await (await openFiles({ ...place, projectId: "one" })).list()).toEqual([]);
    expect(await blobs.list()).toEqual([]);
  });

  it("know what was stored before a moment", async () => {
    const blobs = await open();
    const { version } = await blobs.receive(bytes("here"), 9);
    const asked = [version, randomUUID(), "../secret"];
    expect(await blobs.storedBefore(asked, new Date("2026-01-02"))).toEqual([]);
    if (where === "a folder") {
      utimesSync(path.join(directory, version.slice(0, 2), version), 0, 0);
    } else {
      s3.age();
    }
    expect(await blobs.storedBefore(asked, new Date("2026-01-02"))).toEqual([version]);
    await blobs.discard([version]);
  });
});

async function* cutOff() {
  yield Buffer.from("ab");
  throw new Error("cut off");
}

const openPlace = (files: Parameters<typeof openFiles>[0]["files"], known: string[]) =>
  openFiles({
    dataDirectory: path.join(directory, "data"),
    files,
    projectId: "one",
    knownVersions: async () => known,
    log,
  });
const expectRefusedWithout = (files: Parameters<typeof openFiles>[0]["files"]) =>
  expect(openPlace(files, [randomUUID()])).rejects.toThrow(
    /none of the files .* mount it, .* with the text one/,
  );

describe("blobs in a folder", () => {
  it("leave alone what another server is receiving, and drop what nobody has written for long", async () => {
    const { version } = await (await openBlobs(directory, log)).receive(bytes("kept"), 9);
    const incoming = path.join(directory, "incoming");
    for (const name of ["left", "coming"]) writeFileSync(path.join(incoming, name), "ha");
    utimesSync(path.join(incoming, "left"), 0, 0);
    const again = await openBlobs(directory, log);
    expect(readdirSync(incoming)).toEqual(["coming"]);
    expect(await again.list()).toEqual([version]);
  });

  it("not mounted are refused, until somebody says that they are lost", async () => {
    const files = path.join(directory, "mount");
    await expectRefusedWithout(files);
    writeFileSync(path.join(files, "project"), "one");
    await openPlace(files, [randomUUID()]);
  });

  it("open nothing by a name that they did not give", async () => {
    const blobs = await openBlobs(directory, log);
    writeFileSync(path.join(directory, "secret"), "secret");
    for (const name of ["../secret", "secret", "/etc/passwd", "", "aa/../secret"]) {
      expect(await blobs.open(name)).toBeUndefined();
      await blobs.discard([name]);
    }
    expect(readdirSync(directory)).toContain("secret");
  });
});

describe("a file that is replaced between its row and its bytes", () => {
  it("is found by asking for the row again", async () => {
    const blobs = await openBlobs(directory, log);
    const old = await blobs.receive(bytes("old"), 9);
    const fresh = await blobs.receive(bytes("new"), 9);
    await blobs.discard([old.version]);
    const rows = [rowOf(old.version), rowOf(fresh.version)];
    const { row, handle } = await openCurrent(
      { blobs, log },
      async () => rows.shift() ?? rowOf(""),
    );
    expect([row.version, await read(handle)]).toEqual([fresh.version, "new"]);
  });
});

describe("an S3 store", () => {
  let s3: TestS3;
  beforeEach(async () => {
    s3 = await startTestS3();
  });
  afterEach(() => s3.stop());

  it("that fails is answered with 503 and told in the log, with nothing kept", async () => {
    const told: string[] = [];
    const blobs = await openS3Blobs(s3.settings, directory, (_, message, details) =>
      told.push(`${message} ${JSON.stringify(details)}`),
    );
    const { version } = await blobs.receive(bytes("kept"), 9);
    const away = { httpStatus: 503 };
    s3.failOnce(503);
    await expect(blobs.receive(bytes("lost"), 9)).rejects.toMatchObject(away);
    s3.failOnce(500);
    await expect(blobs.open(version)).rejects.toMatchObject(away);
    s3.failOnce(403);
    await expect(blobs.copy(version)).rejects.toMatchObject(away);
    const file = await blobs.open(version);
    s3.failOnce(503);
    await expect(read(file)).rejects.toMatchObject(away);
    s3.failOnce(503);
    await blobs.discard([version]);
    expect(s3.keys()).toEqual([`file-${version}`]);
    expect(readdirSync(directory)).toEqual([]);
    await s3.stop();
    await expect(blobs.list()).rejects.toMatchObject(away);
    expect(told).toHaveLength(6);
    expect(told[0]).toMatch(/failed to keep a file .*503/);
    expect(told[5]).toMatch(/failed to list its files .*ECONNREFUSED/);
  });

  it("that is another one than the database knows is refused", async () => {
    await expectRefusedWithout(s3.settings);
    expect(s3.keys()).toEqual([]);
    const { version } = await (await openS3Blobs(s3.settings, directory, log)).receive(
      bytes("moved here"),
      99,
    );
    // One existing file shows that it is the right place, whatever else was lost.
    await openPlace(s3.settings, [randomUUID(), version]);
  });

  it("opened once more, as by a backup, leaves alone what arrives, and drops what was left", async () => {
    const blobs = await openS3Blobs(s3.settings, directory, log);
    const left = path.join(directory, "left");
    async function* whileOpened() {
      yield Buffer.from("be");
      writeFileSync(left, "half");
      utimesSync(left, 0, 0);
      await openS3Blobs(s3.settings, directory, log);
      yield Buffer.from("gun");
    }
    const { version } = await blobs.receive(whileOpened(), 9);
    expect(await read(await blobs.open(version))).toBe("begun");
    expect(readdirSync(directory)).toEqual([]);
  });

  it("that cannot be used stops the start, and says what is wrong", async () => {
    const start = (wrong: object) => openS3Blobs({ ...s3.settings, ...wrong }, directory, log);
    await expect(start({ bucket: "other" })).rejects.toThrow("S3_BUCKET other is not at");
    await expect(start({ secretAccessKey: "wrong" })).rejects.toThrow("S3_SECRET_ACCESS_KEY");
    await expect(start({ region: "elsewhere" })).rejects.toThrow("S3_REGION");
    await s3.stop();
    await expect(start({})).rejects.toThrow(/S3_ENDPOINT .* cannot be reached .*ECONNREFUSED/);
  });
});
