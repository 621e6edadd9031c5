import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { API_VERSION } from "../api-version.ts";
import { StripeFault } from "../stripe-fault.ts";

/** @throws StripeFault when the request holds none of the secret keys. */
export function authorize(request: IncomingMessage, secretKeys: readonly string[]): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (given === undefined) {
    throw new StripeFault(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const isKey = (key: string) => {
    const [a, b] = [Buffer.from(given), Buffer.from(key)];
    return a.length === b.length && timingSafeEqual(a, b);
  };
  if (!secretKeys.some(isKey)) {
    throw new StripeFault(401, `Invalid API Key provided: ${given.slice(0, 8)}****`);
  }
}

/** Another version has other objects, which our client would not recognise. */
export function requireVersion(request: IncomingMessage): void {
  const wanted = request.headers["stripe-version"] ?? API_VERSION;
  if (wanted !== API_VERSION) {
    throw new StripeFault(
      400,
      `Invalid Stripe API version: ${String(wanted)}. This sandbox speaks ${API_VERSION}.`,
    );
  }
}
