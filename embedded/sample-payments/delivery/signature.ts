import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header of a body sent at this moment, signed with each valid secret. */
export function signatureHeader(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) =>
    createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"),
  );
  return [`t=${seconds}`, ...signatures.map((v1) => `v1=${v1}`)].join(",");
}
