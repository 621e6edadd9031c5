import { createHmac, hkdfSync } from "node:crypto";
import { mapRing, type Ring } from "../../ring.ts";

type Purpose = "refresh token" | "sign-in by a provider" | "answer to a stranger" | "second factor";

/** Keys for one purpose; what they sign is worthless for any other. */
export function deriveKeys(secrets: Ring<string>, purpose: Purpose): Ring<Buffer> {
  return mapRing(secrets, (secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));
}

/** The same id for the same text every time; it reveals nothing without the key. */
export function stableId(key: Buffer, text: string): string {
  const bytes = createHmac("sha256", key).update(text).digest();
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return parts.map(([from, to]) => hex.slice(from, to)).join("-");
}
