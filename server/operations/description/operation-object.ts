import type { ErrorCode } from "../../../contracts/errors.ts";
import { STATUS } from "../../http/answer.ts";
import type { Description } from "./description.ts";
import { EXAMPLES } from "./examples/examples.ts";
import { inputSchema, outputSchema } from "./json-schema.ts";
import { nounOf } from "./nouns.ts";
import { REFUSALS } from "./refusals.ts";

/** The security schemes are defined in openapi.ts. */
const SECURITY: Record<Description["caller"], string> = {
  person: "accessToken",
  "auth service": "webhookSignature",
  "payment gateway": "stripeSignature",
};

/** What the description says of one operation. */
export function operationObject(described: Description) {
  const { path, summary, caller } = described;
  return {
    operationId: path.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [nounOf(path)],
    summary,
    security: [{ [SECURITY[caller]]: [] }],
    parameters: parametersOf(described),
    ...requestBody(described),
    responses: { 200: success(described), ...refusals(described.refusals) },
  };
}

function parametersOf({ path, query, takesKey, caller }: Description) {
  const { properties = {}, required = [] } = query ? inputSchema(query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    ...exampleOf(EXAMPLES[path]?.query?.[name]),
  }));
  return [
    ...inQuery,
    ...(takesKey ? [IDEMPOTENCY_KEY] : []),
    ...(caller === "auth service" ? WEBHOOK_HEADERS : []),
  ];
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description:
    "Of one try of a person, such as a UUID: the same key gives the same answer, and is paid for once.",
  schema: { type: "string", pattern: "^[!-~]{8,100}$" },
  example: "0d3c1c1e-5a0e-4a57-9a0f-0f6c6b1f2f5d",
};

const WEBHOOK_HEADERS = ["webhook-id", "webhook-timestamp"].map((name) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
}));

function requestBody({ path, takes }: Description) {
  if (takes.kind === "nothing") return {};
  const content =
    takes.kind === "file"
      ? { "application/octet-stream": {} }
      : {
          "application/json": {
            schema: inputSchema(takes.schema),
            ...exampleOf(EXAMPLES[path]?.input),
          },
        };
  return { requestBody: { required: true, content } };
}

function success({ path, answers }: Description) {
  const example = EXAMPLES[path];
  if (answers.kind === "csv") {
    const csv = { schema: { type: "string" }, ...exampleOf(example?.csv) };
    return { description: "The file.", content: { "text/csv": csv } };
  }
  if (answers.kind === "pdf") {
    const pdf = { schema: { type: "string", contentMediaType: "application/pdf" } };
    return { description: "The file.", content: { "application/pdf": pdf } };
  }
  const schema = {
    type: "object",
    required: ["data"],
    properties: { data: outputSchema(answers.schema) },
  };
  const body = example && "data" in example ? { data: example.data } : undefined;
  return {
    description: "It was done.",
    content: { "application/json": { schema, ...exampleOf(body) } },
  };
}

/** By status: several codes may share one. */
function refusals(codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, refusalsOf(codes.filter((code) => STATUS[code] === status))]),
  );
}

function refusalsOf(codes: readonly ErrorCode[]) {
  const narrowed = { type: "object", properties: { code: { enum: codes } } };
  return {
    description: codes.map((code) => `\`${code}\`: ${REFUSALS[code].when}`).join("\n\n"),
    ...(codes.includes("too_many_requests") && { headers: { "Retry-After": RETRY_AFTER } }),
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Refusal" },
            { type: "object", properties: { error: narrowed } },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: { error: { code, ...REFUSALS[code].example } } }]),
        ),
      },
    },
  };
}

const RETRY_AFTER = {
  description: "Seconds to wait before trying again.",
  schema: { type: "integer", minimum: 1 },
};

function exampleOf(value: unknown) {
  return value === undefined ? {} : { example: value };
}
