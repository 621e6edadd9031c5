import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Phones' clocks may be off by some seconds, so the codes before and after count, too. */
const STEPS_BESIDE = 1;

/** A new secret in base32, which apps expect. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from the picture. */
export function totpUri(given: { issuer: string; account: string; secret: string }): string {
  return new TOTP({ issuer: given.issuer, label: given.account, secret: given.secret }).toString();
}

/** @returns the time step whose code it is, in periods since 1970; undefined for a wrong code. */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  const delta = new TOTP({ secret }).validate({
    token: code,
    window: STEPS_BESIDE,
    timestamp: now,
  });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for the database. */
export function seal(key: Buffer, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** @throws if it was sealed with none of these keys. */
export function unseal(keys: readonly Buffer[], text: string): string {
  const [key, ...others] = keys;
  if (!key) throw new Error("A second factor was sealed with a key that is not known any more");
  try {
    return open(key, text);
  } catch {
    return unseal(others, text);
  }
}

function open(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const secret = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([secret, decipher.final()]).toString("utf8");
}
