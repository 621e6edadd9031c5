import { once } from "node:events";
import { createServer } from "node:http";
import Stripe from "stripe";

export type Received = {
  id: string;
  type: string;
  event: Stripe.Event;
  body: string;
  signature: string;
};

/** Replaces the product's webhook: accepts signed events and keeps them. */
export async function startTestWebhook(webhookSecret: string) {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let answers: (status: (code: number) => void) => void = (status) => status(200);
  const stripe = new Stripe("sk_test_of_nobody");
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const signature = String(request.headers["stripe-signature"]);
    const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
    received.push({ id: event.id, type: event.type, event, body, signature });
    for (const look of waiting) look();
    answers((code) => void response.writeHead(code, { location: "/elsewhere" }).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/api/payments/webhook`,
    received,
    types: () => received.map(({ type }) => type),
    /** How the next requests are answered: a status, or whenever the test likes. */
    answerWith(next: number | typeof answers) {
      answers = typeof next === "number" ? (status) => status(next) : next;
    },
    /** Resolves when that many requests have come in. */
    async seen(count: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => {
        if (received.length >= count) resolve();
      };
      waiting.add(look);
      look();
      await promise;
      waiting.delete(look);
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
