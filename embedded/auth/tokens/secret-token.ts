import { createHash, randomBytes } from "node:crypto";

/** What a link or a code carries; only its hash is kept. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
