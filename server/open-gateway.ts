import type { Env } from "./env.ts";
import type { PaymentGateway } from "./services/payments/gateway.ts";
import { createStripeGateway } from "./services/payments/stripe-gateway.ts";

/** What the server needs of the sandbox that the backend of this machine brings. */
type Sandbox = {
  api: { host: string; port: number; protocol: "http" };
  secretKey: string;
  webhookSecret: string;
};

/**
 * The payment gateway: Stripe if its keys are set, else the sandbox of this machine, which never
 * runs where others can reach it. Undefined when nothing is sold.
 */
export function openGateway(
  { stripe }: Pick<Env, "stripe">,
  backend: { payments?: Sandbox | undefined } | undefined,
): PaymentGateway | undefined {
  if (stripe) return createStripeGateway({ name: "stripe", ...stripe });
  const sandbox = backend?.payments;
  return sandbox && createStripeGateway({ name: "sandbox", ...sandbox });
}
