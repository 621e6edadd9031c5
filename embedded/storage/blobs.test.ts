import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBlobs } from "./blobs.ts";
import type { ObjectRow } from "./object-rows.ts";
import { openCurrent } from "./serve-object.ts";

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

describe("blobs", () => {
  it("keep bytes whole, or nothing", async () => {
    const blobs = await openBlobs(directory, log);
    const blob = await blobs.receive(bytes("ab", "c"), 3);
    expect(blob).toMatchObject({ size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" });
    await expect(blobs.receive(bytes("ab", "cd"), 3)).rejects.toThrow("exceeded");
    expect(await blobs.list()).toEqual([blob.version]);
    expect(readdirSync(path.join(directory, "incoming"))).toEqual([]);
  });

  it("drop what an earlier run was still receiving, and keep the rest", async () => {
    const { version } = await (await openBlobs(directory, log)).receive(bytes("kept"), 9);
    writeFileSync(path.join(directory, "incoming", "half"), "ha");
    const again = await openBlobs(directory, log);
    expect(readdirSync(path.join(directory, "incoming"))).toEqual([]);
    expect(await again.list()).toEqual([version]);
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
    expect([row.version, await handle.readFile("utf8")]).toEqual([fresh.version, "new"]);
    await handle.close();
  });
});
