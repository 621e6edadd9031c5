import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { handleEvent } from "../../domain/payments/handle-event.ts";
import type { PaymentMeans } from "../../domain/payments/payment-means.ts";
import { sendData, sendError } from "../../http/answer.ts";
import type { Mount } from "../../http/mount.ts";
import { createLimiter } from "../../postgres/limiter.ts";
import { ForgedWebhook } from "../../services/payments/gateway.ts";
import { reportFailure } from "../../signals/failures.ts";
import type { Description } from "../description/description.ts";

const PATH = "payments/webhook";
export const paymentWebhook: Description = {
  path: PATH,
  summary: "Takes the notices of the payment gateway, signed as Stripe signs them.",
  caller: "payment gateway",
  takes: { kind: "json", schema: z.looseObject({ id: z.string(), type: z.string() }) },
  answers: { kind: "json", schema: z.null() },
  refusals: ["invalid_input", "server_error"],
};

/** Anybody can send forged notices, which must not fill the log. */
const FORGED_TOLD = { points: 1, duration: 3600 };

/** Stripe's largest notices are far smaller. */
const MAX_BYTES = 1024 * 1024;

/**
 * `POST /api/payments/webhook`: the gateway's notices, the only thing that adds paid credits.
 * Answers 200 once handled, 400 to anybody but the gateway, and 500 to have the notice sent again.
 */
export function createPaymentWebhook(means: PaymentMeans): Mount {
  const limiter = createLimiter(undefined, "forged_notices", FORGED_TOLD);
  /** With a wrong secret every notice is refused, so the operator must learn of it. */
  const tellOfForged = (error: ForgedWebhook) =>
    limiter.consume("all").then(
      () => {
        means.log.error({ error: error.message }, "A payment notice is not signed with our secret");
        reportFailure(error, { part: "payment_notice" });
      },
      () => undefined,
    );
  return {
    handle(request, response) {
      if (request.url?.split("?")[0] !== `/api/${PATH}`) return false;
      receive(means, request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else if (error instanceof ForgedWebhook) {
          tellOfForged(error);
          refuse(response, error.message);
        } else {
          // The failure is logged with its notice; the sender needs no details.
          reportFailure(error, { part: "payment_notice" });
          sendError(response, "server_error", "Send it again.");
        }
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
    response.setHeader("allow", "POST");
    refuse(response, "Notices come by POST.");
    return;
  }
  const signature = request.headers["stripe-signature"];
  const body = await readBytes(request);
  if (!body || typeof signature !== "string") {
    response.setHeader("connection", "close");
    refuse(response, "Send a notice with its signature.");
    return;
  }
  await handleEvent(means, await means.gateway.readWebhook(body, signature));
  sendData(response, null);
}

function refuse(response: ServerResponse, why: string): void {
  sendError(response, "invalid_input", why);
}

/** The exact bytes that were signed; undefined when there are too many. */
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
