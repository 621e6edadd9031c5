import { createHmac, timingSafeEqual } from "node:crypto";

type RefreshToken = { sessionId: string; counter: number };

const ID_BYTES = 16;
const COUNTER_BYTES = 6;
const MAC_BYTES = 32;

/**
 * A refresh token holds its session and its number within it, with a MAC. None is stored: the session's
 * counter says which number is valid, and reading the database is not enough to make one.
 */
export function encodeRefreshToken(key: Buffer, { sessionId, counter }: RefreshToken): string {
  const body = Buffer.alloc(ID_BYTES + COUNTER_BYTES);
  body.write(sessionId.replaceAll("-", ""), "hex");
  body.writeUIntBE(counter, ID_BYTES, COUNTER_BYTES);
  return Buffer.concat([body, mac(key, body)]).toString("base64url");
}

/** @returns undefined for a token that this service did not issue. */
export function decodeRefreshToken(
  keys: readonly Buffer[],
  token: string,
): RefreshToken | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + COUNTER_BYTES + MAC_BYTES) return undefined;
  const body = bytes.subarray(0, ID_BYTES + COUNTER_BYTES);
  const given = bytes.subarray(body.length);
  if (!keys.some((key) => timingSafeEqual(given, mac(key, body)))) return undefined;
  const sessionId = body
    .subarray(0, ID_BYTES)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { sessionId, counter: body.readUIntBE(ID_BYTES, COUNTER_BYTES) };
}

function mac(key: Buffer, body: Buffer): Buffer {
  return createHmac("sha256", key).update(body).digest();
}
