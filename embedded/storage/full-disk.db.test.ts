import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { mountSmallDisk } from "../../testing/small-disk.ts";
import { MAX_FILE_BYTES, startTestBackend } from "./test-backend.ts";

const MEGABYTE = 1024 * 1024;
const FULL = { statusCode: "507", message: "The disk of the server is full. Nothing was changed." };

it("a full disk is named, changes nothing, and files come in again with space", async (context) => {
  const disk =
    mountSmallDisk(4) ?? context.skip("takes root on Linux with the right to mount a small disk");
  const backend = await startTestBackend(
    "insert into storage.buckets (id, name) values ('files', 'files')",
    disk.folder,
  );
  try {
    const files = backend.client(backend.service).from("files");
    await files.upload("kept.bin", "earlier");
    const filler = path.join(disk.folder, "filler");
    writeFileSync(filler, Buffer.alloc(4 * MEGABYTE - 500_000));
    const large = Buffer.alloc(MAX_FILE_BYTES, "n");
    expect((await files.upload("fits.bin", large)).error).toBeNull();

    expect((await files.update("kept.bin", large)).error).toMatchObject(FULL);
    const blob = new Blob([large], { type: "text/plain" });
    expect((await files.update("kept.bin", blob)).error).toMatchObject(FULL);
    expect((await files.copy("fits.bin", "copy.bin")).error).toMatchObject(FULL);
    expect(await (await files.download("kept.bin")).data?.text()).toBe("earlier");
    expect(backend.incoming()).toEqual([]);
    expect(backend.files()).toEqual(await backend.versions());

    rmSync(filler);
    expect((await files.update("kept.bin", large)).error).toBeNull();
  } finally {
    await backend.stop();
    disk.remove();
  }
});
