import { onFirstUse } from "../../on-first-use.ts";
import type { PaymentGateway } from "./gateway.ts";
import type { createStripeGateway } from "./stripe-gateway.ts";

/** Stripe, whose library would be an eighth of all that a start loads, so it is loaded when somebody buys. */
export function lazyStripe(settings: Parameters<typeof createStripeGateway>[0]): PaymentGateway {
  const open = onFirstUse(async (): Promise<PaymentGateway> => {
    const { createStripeGateway } = await import("./stripe-gateway.ts");
    return createStripeGateway(settings);
  });
  return {
    name: settings.name,
    createCustomer: async (...asked) => (await open()).createCustomer(...asked),
    describeCustomer: async (...asked) => (await open()).describeCustomer(...asked),
    forgetCustomer: async (...asked) => (await open()).forgetCustomer(...asked),
    openCheckout: async (...asked) => (await open()).openCheckout(...asked),
    closeCheckout: async (...asked) => (await open()).closeCheckout(...asked),
    readCheckout: async (...asked) => (await open()).readCheckout(...asked),
    readInvoice: async (...asked) => (await open()).readInvoice(...asked),
    readSubscription: async (...asked) => (await open()).readSubscription(...asked),
    readPayment: async (...asked) => (await open()).readPayment(...asked),
    changePlan: async (...asked) => (await open()).changePlan(...asked),
    setCancelAtPeriodEnd: async (...asked) => (await open()).setCancelAtPeriodEnd(...asked),
    endSubscription: async (...asked) => (await open()).endSubscription(...asked),
    openPortal: async (...asked) => (await open()).openPortal(...asked),
    readWebhook: async (...asked) => (await open()).readWebhook(...asked),
  };
}
