import { open } from "node:fs/promises";
import { BackendError } from "../../embedded/backend-error.ts";
import { webStream } from "./web-stream.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** The beginning of every file in the age format. */
const AGE = Buffer.from("age-encryption.org/v1");

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return bytesRead === AGE.length && buffer.equals(AGE);
  } finally {
    await handle.close();
  }
}

/** Encrypts a stream with a passphrase, like the program `age -p`. */
export async function* encrypt(source: Bytes, passphrase: string): Bytes {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  yield* await encrypter.encrypt(webStream(source));
}

/** @throws BackendError if the passphrase is wrong. */
export async function* decrypt(source: Bytes, passphrase: string): Bytes {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const decrypted = await decrypter.decrypt(webStream(source)).catch((error: unknown) => {
    if (!/no identity matched/.test(String(error))) throw error;
    throw new BackendError("BACKUP_PASSPHRASE is not the one that this backup was made with.");
  });
  yield* decrypted;
}
