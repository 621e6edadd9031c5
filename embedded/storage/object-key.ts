import { invalidKey, StorageError } from "./errors.ts";

// What a hosted project accepts, so that a name that works here works there. None of it needs
// Unicode normalisation, and it has no backslash, NUL, `%` or control character.
const KEY = /^[\w/!.*'() &$=@;:+,?-]+$/;
const BUCKET = /^[\w!.*'() &$=@;:+,?-]{1,100}$/;
const MAX_KEY_LENGTH = 1024;

/**
 * Checks an object's name. It never becomes a path on disk, but a policy may read it as one: so
 * there are no empty, `.` or `..` segments.
 */
export function requireKey(key: string): string {
  const isSafe =
    key.length <= MAX_KEY_LENGTH &&
    KEY.test(key) &&
    key.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
  if (!isSafe) throw invalidKey();
  return key;
}

/** Checks a bucket's name, which is also its id. */
export function requireBucketName(name: string): string {
  if (!BUCKET.test(name) || name.trim() !== name || name === "." || name === "..") {
    throw new StorageError({
      status: 400,
      code: "InvalidBucketName",
      error: "Invalid Input",
      message: "Bucket name invalid",
    });
  }
  return name;
}

/** Undoes the percent-encoding of an address, once. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidKey();
  }
}
