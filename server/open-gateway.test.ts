import { expect, it } from "vitest";
import { openGateway } from "./open-gateway.ts";

it.each([
  ["sk_live_x", "stripe"],
  ["rk_live_x", "stripe"],
  ["sk_test_x", "stripe_test"],
  ["rk_test_x", "stripe_test"],
])("a key %s is of the gateway %s", (secretKey, name) => {
  const gateway = openGateway({ stripe: { secretKey, webhookSecret: "whsec_x" } }, undefined);
  expect(gateway?.name).toBe(name);
});
