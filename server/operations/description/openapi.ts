import { ERROR_CODES } from "../../../contracts/errors.ts";
import { SITE_NAME } from "../../../contracts/site-name.ts";
import { STATUS } from "../../http/answer.ts";
import { CALLS } from "../call-limits.ts";
import type { Description } from "./description.ts";
import { NOUNS, nounOf } from "./nouns.ts";
import { operationObject } from "./operation-object.ts";
import { REFUSALS } from "./refusals.ts";

const INTRODUCTION = `What a person's own programs can do at Benih, as its own screens do it.

Every operation is a \`POST\` of JSON with the person's access token, and answers \`{ "data": … }\`, or \`{ "error": { "code", "message", "details" } }\` when it refuses. Public content is read at the data API instead (docs/api.md).

A person may call ${CALLS.points} operations a minute; some have a limit of their own beside. \`Retry-After\` tells the seconds to wait.`;

/** The description of all operations, as OpenAPI 3.1. */
export function openApi(descriptions: Description[], publicUrl: string) {
  const nouns = [...new Set(descriptions.map(({ path }) => nounOf(path)))];
  return {
    openapi: "3.1.1",
    info: { title: SITE_NAME, version: "1", summary: "Operations", description: INTRODUCTION },
    servers: [{ url: publicUrl }],
    tags: nouns.map((name) => ({ name, description: NOUNS[name] })),
    paths: Object.fromEntries(
      descriptions.map((described) => [
        `/api/${described.path}`,
        { post: operationObject(described) },
      ]),
    ),
    components: {
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "The `access_token` of a session of the auth service: `POST /auth/v1/token?grant_type=password` of the Supabase project, or `auth.getSession()` of its client. It ends with its session.",
        },
        webhookSignature: {
          type: "apiKey",
          in: "header",
          name: "webhook-signature",
          description:
            "As Standard Webhooks say, with `webhook-id` and `webhook-timestamp`, by the hook's secret.",
        },
        stripeSignature: {
          type: "apiKey",
          in: "header",
          name: "stripe-signature",
          description:
            "As Stripe signs its webhooks, by the endpoint's secret, at most 5 minutes ago.",
        },
      },
      schemas: { Refusal: refusalSchema(), ErrorCode: errorCodeSchema() },
    },
  };
}

function errorCodeSchema() {
  return {
    oneOf: ERROR_CODES.map((code) => ({
      const: code,
      title: String(STATUS[code]),
      description: REFUSALS[code].when,
    })),
  };
}

function refusalSchema() {
  return {
    type: "object",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { $ref: "#/components/schemas/ErrorCode" },
          message: { type: "string", description: "For whoever reads it by machine or in a log." },
          details: {
            type: "object",
            properties: {
              price: { type: "integer", description: "What was to be paid, in credits." },
              balance: { type: "integer", description: "What was there, in credits." },
              fields: {
                type: "object",
                additionalProperties: { type: "string" },
                description: "Each field that is not as it must be, with its problem.",
              },
              retryAfter: {
                type: "integer",
                minimum: 1,
                description: "Seconds to wait before trying again.",
              },
            },
          },
        },
      },
    },
  };
}
