import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { BackendError } from "../../embedded/backend-error.ts";
import { decrypt, isEncrypted } from "./encryption.ts";
import { webStream } from "./web-stream.ts";

export type ArchiveEntry = { name: string; size: number; body: AsyncIterable<Uint8Array> };

/**
 * The entries of an archive, in order; each body must be read before the next entry.
 * @throws BackendError if it is encrypted and the passphrase is missing or wrong; any other error
 *     if it is damaged or cut off
 */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const encrypted = await isEncrypted(file);
  if (encrypted && passphrase === undefined) {
    throw new BackendError(`${file} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`);
  }
  const stored = createReadStream(file);
  const compressed =
    encrypted && passphrase !== undefined ? Readable.from(decrypt(stored, passphrase)) : stored;
  // A failure on the way ends the last stream, and so the loop.
  const tar = pipeline(compressed, createZstdDecompress(), () => undefined);
  const { createTarDecoder } = await import("modern-tar");
  const entries = webStream(tar).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    yield { name: header.name, size: header.size, body };
  }
}

/** The whole content of a small entry. */
export async function readWhole(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
