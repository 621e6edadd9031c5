import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import { readReturnPaths } from "../../domain/bounces/return-paths.ts";
import { bounceNotice, takeNotice } from "../../domain/bounces/take-notice.ts";
import { takeReport } from "../../domain/bounces/take-report.ts";
import { sendData, sendError } from "../../http/answer.ts";
import type { Mount } from "../../http/mount.ts";
import { isSameSecret } from "../../http/same-secret.ts";
import type { Logger } from "../../log.ts";
import { MOST_REPORT_BYTES } from "../../services/mail/reports/read-report.ts";
import { problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { readBody } from "../read-body.ts";

const PATH = "/api/mail/bounces";
const MESSAGE = /^message\/(rfc822|global)\b/i;

/**
 * `POST /api/mail/bounces`: for mail providers that post bounces, and mail servers that pipe reports into a
 * command. Takes a notice as JSON, or a raw report (`message/rfc822`). The secret comes as a bearer token, or as
 * the password of basic authentication, which providers accept as part of an address.
 */
export function createBounceHook(settings: {
  pool: pg.Pool;
  secret: string;
  log: Pick<Logger, "error">;
}): Mount {
  const { pool, secret, log } = settings;

  const answer = async (request: IncomingMessage): Promise<{ noted: boolean }> => {
    if (request.method !== "POST") {
      throw new OperationError("invalid_input", "Notices come by POST.");
    }
    if (!isSameSecret(givenSecret(request.headers.authorization ?? ""), secret)) {
      throw new OperationError("permission_denied", "The secret is not BOUNCE_WEBHOOK_SECRET.");
    }
    const body = await readBody(request, MOST_REPORT_BYTES);
    if (MESSAGE.test(request.headers["content-type"] ?? "")) {
      const report = { raw: Buffer.from(body), recipients: [] };
      const taken = await takeReport({ pool, paths: await readReturnPaths(pool) }, report);
      return { noted: taken === "noted" };
    }
    const notice = bounceNotice.safeParse(parseJson(body));
    if (!notice.success) {
      throw new OperationError("invalid_input", "This is no notice that is known here.", {
        fields: problemsOf(notice.error),
      });
    }
    return { noted: await takeNotice(pool, notice.data) };
  };

  return {
    handle(request, response: ServerResponse) {
      if (request.url?.split("?")[0] !== PATH) return false;
      answer(request).then(
        (noted) => sendData(response, noted),
        (error: unknown) => {
          if (!request.complete) response.setHeader("connection", "close");
          if (error instanceof OperationError) {
            sendError(response, error.code, error.message, error.details);
            return;
          }
          log.error({ error: String(error) }, "A notice of a mail could not be noted");
          sendError(response, "server_error", "Send it again.");
        },
      );
      return true;
    },
  };
}

function givenSecret(authorization: string): string {
  const [, scheme = "", value = ""] = /^(bearer|basic)\s+(\S+)$/i.exec(authorization.trim()) ?? [];
  if (scheme.toLowerCase() === "bearer") return value;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new OperationError("invalid_input", "Send JSON, or a message as message/rfc822.");
  }
}
