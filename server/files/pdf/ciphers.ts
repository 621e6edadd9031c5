import { createCipheriv, createDecipheriv } from "node:crypto";

const BLOCK = 16;
const NOTHING = Buffer.alloc(BLOCK);

/** Encrypts and decrypts. Written by hand, since OpenSSL no longer offers RC4. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  let other = 0;
  for (let at = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(state, at, other);
  }
  const out = Buffer.alloc(bytes.length);
  let one = 0;
  other = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(state, one, other);
    out[at] = (bytes[at] ?? 0) ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  }
  return out;
}

function swap(state: Uint8Array, one: number, other: number): void {
  const kept = state[one] ?? 0;
  state[one] = state[other] ?? 0;
  state[other] = kept;
}

/** AES as in PDFs, with a key of 16 or 32 bytes: the first block is the initialization vector. */
export function openAes(key: Uint8Array, bytes: Uint8Array): Buffer {
  if (bytes.length < 2 * BLOCK) return Buffer.alloc(0);
  const opened = decryptBlocks(key, bytes.subarray(0, BLOCK), bytes.subarray(BLOCK));
  const padding = opened.at(-1) ?? 0;
  // Readers accept wrong padding.
  return padding <= BLOCK ? opened.subarray(0, opened.length - padding) : opened;
}

/** A key that is itself encrypted: whole blocks, without a vector. */
export function openKey(key: Uint8Array, bytes: Uint8Array): Buffer {
  return decryptBlocks(key, NOTHING, bytes);
}

export function sealAes128(key: Uint8Array, vector: Uint8Array, bytes: Uint8Array): Buffer {
  return createCipheriv("aes-128-cbc", key, vector).setAutoPadding(false).update(bytes);
}

function decryptBlocks(key: Uint8Array, vector: Uint8Array, bytes: Uint8Array): Buffer {
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, vector);
  const whole = bytes.subarray(0, bytes.length - (bytes.length % BLOCK));
  return decipher.setAutoPadding(false).update(whole);
}
