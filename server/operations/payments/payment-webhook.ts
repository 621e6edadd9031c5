import type { IncomingMessage, ServerResponse } from "node:http";
import { handleEvent } from "../../domain/payments/handle-event.ts";
import type { PaymentMeans } from "../../domain/payments/means.ts";
import type { Mount } from "../../http/front.ts";
import { ForgedWebhook } from "../../services/payments/gateway.ts";

const PATH = "/api/payments/webhook";
/** Stripe's largest notices are far below it. */
const MAX_BYTES = 1024 * 1024;

/**
 * `POST /api/payments/webhook`: the gateway's notices, the only thing that brings credits. Answers
 * 204 when it was acted upon, 400 to whoever is not the gateway, 500 when it is to be sent again.
 */
export function createPaymentWebhook(means: PaymentMeans): Mount {
  return {
    handle(request, response) {
      if (request.url?.split("?")[0] !== PATH) return false;
      receive(means, request, response).catch((error: unknown) => {
        // What failed was logged with its notice; nobody who sends notices needs to know more.
        if (response.headersSent) response.destroy();
        else response.writeHead(error instanceof ForgedWebhook ? 400 : 500).end();
      });
      return true;
    },
  };
}

async function receive(
  means: PaymentMeans,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    response.writeHead(405, { allow: "POST" }).end();
    return;
  }
  const signature = request.headers["stripe-signature"];
  const body = await readBytes(request);
  if (!body || typeof signature !== "string") {
    response.writeHead(400, { connection: "close" }).end();
    return;
  }
  await handleEvent(means, means.gateway.readWebhook(body, signature));
  response.writeHead(204).end();
}

/** The very bytes that were signed; undefined when there are too many. */
async function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
