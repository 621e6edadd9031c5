import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import type { FieldProblems } from "../../contracts/errors.ts";
import type { OperationContract } from "../../contracts/operation.ts";
import type { Actor } from "../domain/account/actor.ts";
import type { OwnAnswer } from "../http/answer.ts";
import { type Description, describeContract } from "./description/description.ts";
import { OperationError } from "./operation-error.ts";
import { readBody } from "./read-body.ts";
import { parseStorable } from "./storable.ts";

export type Call = {
  actor: Actor;
  accessToken: string;
  request: IncomingMessage;
  searchParams: URLSearchParams;
  /** Aborted when the caller leaves before the answer. */
  signal: AbortSignal;
};

/** `POST /api/<path>` by a signed-in person. */
export type Operation = {
  description: Description;
  /** Whether a session that has shown only one of two factors may call it. */
  oneFactorIsEnough?: boolean;
  /** Whether it belongs to the desk, so the public description leaves it out. */
  isForStaff?: boolean;
  /**
   * Resolves to the answer's `data`, or to an OwnAnswer.
   * @throws OperationError for what the caller should learn; anything else is a server error.
   */
  handle(call: Call): Promise<unknown>;
};

/** What an operation may need to know about a call, besides its caller and input. */
export type CallDetails = {
  /** Set when the contract takes one (`takesKey`), else empty. */
  idempotencyKey: string;
  /** Aborted when the caller leaves before the answer. */
  signal: AbortSignal;
};

/**
 * An operation with JSON input, as its contract describes.
 * @see contracts/operation.ts
 */
export function jsonOperation<Input extends z.ZodType, Output extends z.ZodType>(
  contract: OperationContract<Input, Output>,
  run: (
    actor: Actor,
    input: z.output<Input>,
    details: CallDetails,
  ) => Promise<z.input<Output> | OwnAnswer>,
): Operation {
  return {
    description: describeContract(contract),
    oneFactorIsEnough: contract.oneFactorIsEnough ?? false,
    isForStaff: contract.audience === "staff",
    async handle({ actor, request, signal }) {
      const idempotencyKey = contract.takesKey ? readIdempotencyKey(request) : "";
      const parsed = contract.input.safeParse(await readJson(request));
      if (!parsed.success) {
        throw new OperationError("invalid_input", "Some fields are not as they must be.", {
          fields: problemsOf(parsed.error),
        });
      }
      return run(actor, parsed.data, { idempotencyKey, signal });
    },
  };
}

/** Printable, so that it can be searched for in logs and rows. */
const IDEMPOTENCY_KEY = /^[!-~]{8,100}$/;

function readIdempotencyKey(request: IncomingMessage): string {
  const key = request.headers["idempotency-key"];
  if (typeof key === "string" && IDEMPOTENCY_KEY.test(key)) return key;
  throw new OperationError(
    "invalid_input",
    "Send an Idempotency-Key of 8 to 100 printable characters.",
    { fields: { "Idempotency-Key": "required" } },
  );
}

/** The first problem of each field, under the field's name. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "body");
    problems[field] ??= message;
  }
  return problems;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    throw new OperationError("invalid_input", "The body must be application/json.");
  }
  const body = await readBody(request);
  try {
    return parseStorable(body);
  } catch {
    throw new OperationError("invalid_input", "The body is no JSON.");
  }
}
