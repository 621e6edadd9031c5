import { hash, verify } from "@node-rs/bcrypt";
import { AuthError, invalidInput } from "../auth-error.ts";

/** Each step doubles the cost of a guess, and of a sign-in. */
export const PASSWORD_COST = 10;
const MIN_LENGTH = 8;
/** bcrypt ignores anything beyond. */
const MAX_BYTES = 72;
/** A hash of the same cost, compared if there is no account or no password, so that the answer takes as long. */
const NOBODYS = "$2b$10$YCo2QV6Q8QkG3AylW0ZvBubRXMPy/DoFu3CTtoEIyONlxeJ1v6x6K";

export function checkStrength(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalidInput(`Password cannot be longer than ${MAX_BYTES} bytes`);
  }
  if (password.includes("\0")) throw invalidInput("Password cannot hold a NUL character");
  if ([...password].length < MIN_LENGTH) {
    const message = `Password should be at least ${MIN_LENGTH} characters.`;
    throw new AuthError(422, "weak_password", message, { weak_password: { reasons: ["length"] } });
  }
}

export function hashPassword(password: string, cost: number): Promise<string> {
  return hash(password, { cost });
}

/** Takes the same time whether there is a hash to compare with or not. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const known = hashed !== null && hashed !== "";
  const right = await verify(password, known ? hashed : NOBODYS);
  return known && right && Buffer.byteLength(password) <= MAX_BYTES;
}
