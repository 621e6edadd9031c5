import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The token of the forms at one address. Another site can neither read nor guess it, so its forms
 * cannot pay, refund or cancel in a visitor's browser.
 */
export function formToken(secretKey: string, path: string): string {
  return createHmac("sha256", secretKey).update(`form ${path}`).digest("base64url");
}

export function isFormToken(secretKeys: readonly string[], path: string, given: string): boolean {
  return secretKeys.some((secretKey) => {
    const [a, b] = [Buffer.from(given), Buffer.from(formToken(secretKey, path))];
    return a.length === b.length && timingSafeEqual(a, b);
  });
}
