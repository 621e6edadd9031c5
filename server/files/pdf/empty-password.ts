import { createHash } from "node:crypto";
import { openKey, rc4, sealAes128 } from "./ciphers.ts";
import type { Encryption } from "./encryption.ts";

/** Replaces the missing characters of a short password, which here are all of them. */
export const PADDING = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);

/** The next hash of the hardened one; each round's result selects it. */
const HASHES = ["sha256", "sha384", "sha512"];

/**
 * The key of a file that opens without a password, such as one whose author only forbade printing or
 * copying; undefined if it asks for one. ISO 32000-2, 7.6.4.
 */
export function keyWithoutPassword(encryption: Encryption): Buffer | undefined {
  return encryption.revision >= 5 ? keyOf256(encryption) : keyOf128(encryption);
}

function keyOf128(encryption: Encryption): Buffer | undefined {
  const { revision, keyBytes, owner, user, permissions, coversMetadata, fileId } = encryption;
  const rights = Buffer.alloc(4);
  rights.writeUInt32LE(permissions >>> 0);
  const secret = [PADDING, owner.subarray(0, 32), rights, fileId];
  if (revision >= 4 && !coversMetadata) secret.push(Buffer.alloc(4, 0xff));
  let key = md5(...secret).subarray(0, keyBytes);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : undefined;
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyBytes);
  let proof = md5(PADDING, fileId);
  for (let round = 0; round < 20; round += 1) {
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  }
  return proof.equals(user.subarray(0, 16)) ? key : undefined;
}

/** The proof is followed by two salts of 8 bytes: one for itself, one for the key. */
function keyOf256({ revision, user, userKey }: Encryption): Buffer | undefined {
  if (user.length < 48 || userKey.length < 32) return undefined;
  const hash = revision === 5 ? (salt: Buffer) => digest("sha256", salt) : hardened;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  return openKey(hash(user.subarray(40, 48)), userKey.subarray(0, 32));
}

/** Algorithm 2.B, for a password without characters. */
function hardened(salt: Buffer): Buffer {
  let hash = digest("sha256", salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => hash));
    const sealed = sealAes128(hash.subarray(0, 16), hash.subarray(16, 32), repeated);
    const sum = sealed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    hash = digest(HASHES[sum % 3] ?? "sha256", sealed);
    last = sealed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

function md5(...parts: Uint8Array[]): Buffer {
  return digest("md5", ...parts);
}

function digest(algorithm: string, ...parts: Uint8Array[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}
