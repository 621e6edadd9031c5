import { z } from "zod";
import { refundCharge } from "../billing/refunds.ts";
import { endpoint } from "../http/endpoint.ts";
import { mergeMetadata, metadata, positive, text } from "../http/parameters.ts";
import type { Charge } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import { noSuch, StripeFault } from "../stripe-fault.ts";

const given = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: positive.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.optional(),
});

export const refundEndpoints = [
  endpoint("POST", "/v1/refunds", given, async (act, { charge, payment_intent, ...wanted }) => {
    const found = await chargeOf(act, charge, payment_intent);
    const words = mergeMetadata({}, wanted.metadata);
    return refundCharge(act, found, { ...wanted, metadata: words });
  }),
];

async function chargeOf(
  act: Act,
  charge: string | undefined,
  paymentIntent: string | undefined,
): Promise<Charge> {
  if (charge !== undefined) {
    const found = await act.store.find("charge", charge);
    if (!found) throw noSuch("charge", charge, "charge");
    return found;
  }
  if (paymentIntent === undefined) {
    throw new StripeFault(
      400,
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const intent = await act.store.find("payment_intent", paymentIntent);
  if (!intent) throw noSuch("payment_intent", paymentIntent, "payment_intent");
  const found = intent.latest_charge && (await act.store.find("charge", intent.latest_charge));
  if (!found || intent.status !== "succeeded") {
    throw new StripeFault(
      400,
      `This PaymentIntent (${paymentIntent}) does not have a successful charge to refund.`,
      { param: "payment_intent" },
    );
  }
  return found;
}
