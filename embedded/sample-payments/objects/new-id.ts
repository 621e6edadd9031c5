import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** An id like Stripe's: `cus_` and 24 letters that cannot be guessed. */
export function newId(prefix: string): string {
  return prefix + Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
