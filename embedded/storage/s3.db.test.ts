import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openS3Blobs } from "./s3-blobs.ts";
import { sweep } from "./sweep.ts";
import { MAX_FILE_BYTES, startTestBackend, type TestBackend } from "./test-backend.ts";
import { startTestS3, type TestS3 } from "./test-s3.ts";

let s3: TestS3;
let backend: TestBackend;
beforeAll(async () => {
  s3 = await startTestS3();
  backend = await startTestBackend(
    "insert into storage.buckets (id, name) values ('files', 'files')",
    tmpdir(),
    (folder, log) => openS3Blobs(s3.settings, folder, log),
  );
});
afterAll(async () => {
  await backend.stop();
  await s3.stop();
});

const files = () => backend.client(backend.service).from("files");
const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/object/files/${name}`, { headers: { ...backend.service, ...headers } });
const keysOfRows = async () => (await backend.versions()).map((version) => `file-${version}`);

describe("files in an S3 store", () => {
  it("are written, replaced, read in parts, moved, copied and removed as in a folder", async () => {
    expect((await files().upload("a.txt", "0123456789")).error).toBeNull();
    expect((await files().upload("a.txt", "abcdefghij", { upsert: true })).error).toBeNull();
    const whole = await get("a.txt");
    expect([whole.status, await whole.text()]).toEqual([200, "abcdefghij"]);
    const part = await get("a.txt", { range: "bytes=-3" });
    expect([part.status, await part.text()]).toEqual([206, "hij"]);
    expect(part.headers.get("content-range")).toBe("bytes 7-9/10");
    const known = await get("a.txt", { "if-none-match": whole.headers.get("etag") ?? "" });
    expect(known.status).toBe(304);
    expect((await get("a.txt", { range: "bytes=99-" })).status).toBe(416);
    expect((await files().move("a.txt", "b.txt")).error).toBeNull();
    expect((await files().copy("b.txt", "c.txt")).error).toBeNull();
    const large = Buffer.alloc(MAX_FILE_BYTES, "n");
    expect((await files().upload("large.bin", large)).error).toBeNull();
    expect((await (await get("large.bin")).arrayBuffer()).byteLength).toBe(MAX_FILE_BYTES);
    expect(s3.keys().sort()).toEqual((await keysOfRows()).sort());
    const tooLarge = await files().upload("too.bin", Buffer.alloc(MAX_FILE_BYTES + 1));
    expect(tooLarge.error).toMatchObject({ statusCode: "413" });
    expect((await files().remove(["b.txt", "large.bin"])).error).toBeNull();
    expect(s3.keys()).toEqual(await keysOfRows());
  });

  it("are answered with 503 while the store fails, and nothing is half done", async () => {
    await files().upload("kept.txt", "earlier");
    const before = await keysOfRows();
    s3.failOnce(500);
    const refused = await fetch(`${backend.url}/object/files/kept.txt`, {
      method: "PUT",
      headers: backend.service,
      body: "new",
    });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("Nothing was") });
    s3.failOnce(503);
    expect((await get("kept.txt")).status).toBe(503);
    expect(backend.log.filter((line) => line.includes("the S3 store failed to"))).toHaveLength(2);
    expect(await keysOfRows()).toEqual(before);
    expect(await (await get("kept.txt")).text()).toBe("earlier");
  });

  it("without a row are swept once no upload can be theirs", async () => {
    await files().upload("orphan.txt", "left");
    await backend.owner.query(
      "update storage.objects set version = gen_random_uuid() where name = 'orphan.txt'",
    );
    const kept = s3.keys().length;
    const blobs = await openS3Blobs(s3.settings, backend.directory, () => undefined);
    const moment = new Date("2026-01-02T00:00:00Z");
    const retire = blobs.discard;
    expect(await sweep(backend.owner, blobs, retire, moment)).toBe(0);
    s3.age();
    expect(await sweep(backend.owner, blobs, retire, moment)).toBe(1);
    expect(s3.keys()).toHaveLength(kept - 1);
    expect(await (await get("kept.txt")).text()).toBe("earlier");
  });
});
