import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import type { FieldProblems } from "../../contracts/errors.ts";
import type { Actor } from "../domain/account/actor.ts";
import { OperationError } from "./operation-error.ts";
import { readBody } from "./read-body.ts";

export type Call = {
  actor: Actor;
  request: IncomingMessage;
  searchParams: URLSearchParams;
  /** Aborted when the caller has gone away before the answer. */
  signal: AbortSignal;
};

/** `POST /api/<path>` by somebody signed in; what `handle` resolves to is the answer's `data`. */
export type Operation = {
  path: string;
  /** @throws OperationError for whatever the caller is to hear; anything else is a server error. */
  handle(call: Call): Promise<unknown>;
};

/** An operation that takes JSON of the given shape. */
export function jsonOperation<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  run: (actor: Actor, input: z.output<Schema>) => Promise<unknown>,
): Operation {
  return {
    path,
    async handle({ actor, request }) {
      const parsed = schema.safeParse(await readJson(request));
      if (!parsed.success) {
        throw new OperationError("invalid_input", "Some fields are not as they must be.", {
          fields: problemsOf(parsed.error),
        });
      }
      return run(actor, parsed.data);
    },
  };
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
    return JSON.parse(body);
  } catch {
    throw new OperationError("invalid_input", "The body is no JSON.");
  }
}
