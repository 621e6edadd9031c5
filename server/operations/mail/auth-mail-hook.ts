import type { IncomingMessage, ServerResponse } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { sendAuthMails } from "../../domain/mail/send-auth-mails.ts";
import type { Mount } from "../../http/front.ts";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../services/mail/mailer.ts";
import { sendData, sendError } from "../answer.ts";
import { OperationError } from "../operation-error.ts";
import { readBody } from "../read-body.ts";

const PATH = "/api/mail/send-auth";

/**
 * `POST /api/mail/send-auth`: the "Send Email" hook of a hosted project's auth service, so that its
 * mails are ours, in the person's language. Signed as Standard Webhooks say; nothing else gets in.
 * @param settings.secret as the project shows it, `v1,whsec_…`.
 */
export function createAuthMailHook(settings: {
  secret: string;
  mailer: Mailer;
  publicUrl: string;
  log: Logger;
}): Mount {
  const { mailer, publicUrl, log } = settings;
  const webhook = new Webhook(settings.secret.replace(/^v1,whsec_/, ""));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const headers = Object.fromEntries(
      ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
        name,
        String(request.headers[name] ?? ""),
      ]),
    );
    await sendAuthMails(mailer, webhook.verify(body, headers), publicUrl);
    sendData(response, {});
  };

  return {
    handle(request, response) {
      if (request.url !== PATH || request.method !== "POST") return false;
      answer(request, response).catch((error: unknown) => {
        if (!request.complete) response.setHeader("connection", "close");
        if (error instanceof OperationError) {
          sendError(response, error.code, error.message);
          return;
        }
        if (error instanceof WebhookVerificationError) {
          sendError(response, "permission_denied", "The signature does not hold.");
          return;
        }
        // What a mail server says may quote the address: only the kind of failure is logged.
        const reason = error instanceof Error ? error.name : typeof error;
        log.error({ reason }, "A mail of the auth service could not be sent");
        sendError(response, "server_error", "The mail could not be sent.");
      });
      return true;
    },
  };
}
