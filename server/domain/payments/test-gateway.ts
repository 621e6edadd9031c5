import type {
  GatewayCheckout,
  GatewayEvent,
  GatewayInvoice,
  GatewayPayment,
  GatewaySubscription,
  PaymentGateway,
} from "../../services/payments/gateway.ts";
import { PaymentsUnavailable } from "../../services/payments/gateway.ts";

/** What the gateway holds, by reference. */
type Held = {
  checkouts: Map<string, GatewayCheckout>;
  invoices: Map<string, GatewayInvoice>;
  subscriptions: Map<string, GatewaySubscription>;
  payments: Map<string, GatewayPayment>;
};

export type TestGateway = PaymentGateway & Held;

/** A gateway whose objects the test sets; `changes` override its behaviour. */
export function testGateway(changes: Partial<PaymentGateway> = {}): TestGateway {
  const held: Held = {
    checkouts: new Map(),
    invoices: new Map(),
    subscriptions: new Map(),
    payments: new Map(),
  };
  const unused = async () => {
    throw new PaymentsUnavailable("The test expects no such call.");
  };
  return {
    ...held,
    name: "stripe",
    createCustomer: async (accountId) => `cus_${accountId}`,
    describeCustomer: async () => true,
    forgetCustomer: unused,
    openCheckout: async ({ id }) => ({ reference: `cs_${id}`, url: `https://pay.example/${id}` }),
    closeCheckout: unused,
    readCheckout: async (reference) => known(held.checkouts, reference),
    readInvoice: async (reference) => known(held.invoices, reference),
    readSubscription: async (reference) => known(held.subscriptions, reference),
    readPayment: async (reference) => known(held.payments, reference),
    changePlan: unused,
    setCancelAtPeriodEnd: unused,
    endSubscription: unused,
    openPortal: unused,
    readWebhook: () => {
      throw new PaymentsUnavailable("The test expects no such call.");
    },
    ...changes,
  };
}

let events = 0;

/** A notice that was not sent before. */
export function noticeOf(
  about: GatewayEvent["about"],
  subject: string,
  type = "test",
): GatewayEvent {
  events += 1;
  return { reference: `evt_${events}`, type, about, subject };
}

function known<Held>(objects: Map<string, Held>, reference: string): Held {
  const found = objects.get(reference);
  if (!found) throw new PaymentsUnavailable(`The test has no ${reference}.`);
  return found;
}
