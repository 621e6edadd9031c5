import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { createTarPacker } from "modern-tar";
import { BackendError } from "../../embedded/backend-error.ts";
import { syncFolder } from "../../embedded/sync-folder.ts";
import { PARTIAL } from "./backup-folder.ts";
import { encrypt } from "./encryption.ts";

export type ArchiveWriter = {
  add(name: string, content: Uint8Array | string): Promise<void>;
  /** @throws if the source does not have exactly `size` bytes. */
  addStream(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void>;
};

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOSPC";
}

const OWNER_ONLY = 0o600;
/** Reading then notices any wrong bit, also in the header and the secrets, for which the manifest has no digest. */
const CHECKED = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/**
 * Writes a compressed tar, encrypted if there is a passphrase, under a temporary name until it is complete
 * and on disk. If `fill` fails, nothing is left. Memory does not grow with the content.
 * @returns its size in bytes
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}${PARTIAL}`;
  const { readable, controller } = createTarPacker();
  const begin = (name: string, size: number) =>
    controller.add({ name, size, type: "file", mode: OWNER_ONLY }).getWriter();
  const archive: ArchiveWriter = {
    async add(name, content) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      const entry = begin(name, bytes.length);
      await entry.write(bytes);
      await entry.close();
    },
    async addStream(name, size, source) {
      const entry = begin(name, size);
      for await (const chunk of source) await entry.write(chunk);
      await entry.close();
    },
  };
  try {
    const output = createWriteStream(partial, { mode: OWNER_ONLY, flush: true });
    const written = pipeline(
      readable,
      createZstdCompress(CHECKED),
      (source) => (passphrase === undefined ? source : encrypt(source, passphrase)),
      output,
    );
    const filled = fill(archive).then(
      () => controller.finalize(),
      // Ends what is being written, for this reason.
      (error: unknown) => controller.error(error),
    );
    await Promise.allSettled([written, filled]);
    await written.catch((error: unknown) => {
      throw isFull(error) ? new BackendError(`The disk that holds ${file} is full.`) : error;
    });
    await rename(partial, file);
    await syncFolder(path.dirname(file));
    return output.bytesWritten;
  } finally {
    await rm(partial, { force: true });
  }
}
