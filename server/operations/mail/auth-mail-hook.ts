import type { IncomingMessage, ServerResponse } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { nothing } from "../../../contracts/operation.ts";
import type { MailSite } from "../../domain/mail/auth-mail.ts";
import { authMailRequest } from "../../domain/mail/auth-mail-request.ts";
import { sendAuthMails } from "../../domain/mail/send-auth-mails.ts";
import { sendData, sendError } from "../../http/answer.ts";
import type { Mount } from "../../http/mount.ts";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../services/mail/mailer.ts";
import type { Description } from "../description/description.ts";
import { OperationError } from "../operation-error.ts";
import { readBody } from "../read-body.ts";

const PATH = "mail/send-auth";

export const authMailHook: Description = {
  path: PATH,
  summary:
    "Sends a mail of the account in the person's language: the Send Email hook of a hosted project.",
  caller: "auth service",
  takes: { kind: "json", schema: authMailRequest },
  answers: { kind: "json", schema: nothing },
  refusals: ["invalid_input", "permission_denied", "server_error"],
};

/**
 * `POST /api/mail/send-auth`: the "Send Email" hook of a hosted project's auth service, so that its
 * mails are ours, in the person's language. Signed according to Standard Webhooks; anything else is
 * refused.
 * @param settings.secret as shown by the project, `v1,whsec_…`
 */
export function createAuthMailHook(settings: {
  secret: string;
  mailer: Mailer;
  site: MailSite;
  log: Logger;
}): Mount {
  const { mailer, site, log } = settings;
  const webhook = new Webhook(settings.secret.replace(/^v1,whsec_/, ""));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const headers = Object.fromEntries(
      ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
        name,
        String(request.headers[name] ?? ""),
      ]),
    );
    await sendAuthMails(mailer, webhook.verify(body, headers), site);
    sendData(response, {});
  };

  return {
    handle(request, response) {
      if (request.url !== `/api/${PATH}` || request.method !== "POST") return false;
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
        // A mail server's message may quote the address: only the kind of failure is logged.
        const reason = error instanceof Error ? error.name : typeof error;
        log.error({ reason }, "A mail of the auth service could not be sent");
        sendError(response, "server_error", "The mail could not be sent.");
      });
      return true;
    },
  };
}
