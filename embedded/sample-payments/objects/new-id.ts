import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** An id as Stripe's look: `cus_` and 24 letters nobody can guess. */
export function newId(prefix: string): string {
  return prefix + Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
