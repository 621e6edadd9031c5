import type { Env } from "./env.ts";
import type { PaymentGateway } from "./services/payments/gateway.ts";
import { lazyStripe } from "./services/payments/lazy-stripe.ts";

/** The parts of the backend's payment sandbox that the server needs. */
type Sandbox = {
  api: { host: string; port: number; protocol: "http" };
  secretKey: string;
  webhookSecret: string;
};

/** Stripe's prefix of test keys, which take no money; live keys do not see objects made with them. */
const TEST_KEY = /^(sk|rk)_test_/;

/**
 * The payment gateway: Stripe if its keys are set, else the sandbox of this machine, which never
 * runs where others can reach it. Undefined if nothing is sold.
 */
export function openGateway(
  { stripe }: Pick<Env, "stripe">,
  backend: { payments?: Sandbox | undefined } | undefined,
): PaymentGateway | undefined {
  if (stripe) return lazyStripe({ name: stripeName(stripe.secretKey), ...stripe });
  const sandbox = backend?.payments;
  return sandbox && lazyStripe({ name: "sandbox", ...sandbox });
}

function stripeName(secretKey: string): PaymentGateway["name"] {
  return TEST_KEY.test(secretKey) ? "stripe_test" : "stripe";
}
