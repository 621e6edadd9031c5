import { z } from "zod";
import { ERROR_CODES, type ErrorCode, type FieldProblems } from "../../contracts/errors.ts";
import type { OperationContract } from "../../contracts/operation.ts";
import { tellSessionRefused } from "./refused-session.ts";

/** Why an operation, or the request for it, failed. `network` is ours: no answer came. */
export type FailureCode = ErrorCode | "network";

export class OperationFailure extends Error {
  override readonly name = "OperationFailure";
  readonly code: FailureCode;
  /** A code for each invalid field. */
  readonly fields: FieldProblems;
  /** Seconds to wait before trying again, if the server said so. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, details: { fields?: FieldProblems; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** Whether another tab, or somebody else, has saved since this was opened. */
export function isEditedElsewhere(error: unknown): boolean {
  return error instanceof OperationFailure && error.code === "edited_elsewhere";
}

/** Whether the caller's role does not allow it, or no longer does. */
export function isDenied(error: unknown): boolean {
  return error instanceof OperationFailure && error.code === "permission_denied";
}

/**
 * Browsers keep 64 kB alive for a page that is left, all its requests together, and refuse more; a
 * letter may take three bytes.
 */
const KEPT_ALIVE_LENGTH = 5000;

const refusal = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    details: z
      .object({
        fields: z.record(z.string(), z.string()).optional(),
        retryAfter: z.number().optional(),
      })
      .default({}),
  }),
});

/**
 * Calls an operation for the owner of the token.
 * @param how.idempotencyKey for paid operations: one per attempt of a person, however often it is
 * sent.
 * @param how.signal aborts the request when nobody waits for the answer.
 * @returns the answer's data, as in the contract.
 * @throws OperationFailure
 */
export async function callOperation<Input extends z.ZodType, Output extends z.ZodType>(
  contract: OperationContract<Input, Output>,
  accessToken: string,
  input: z.input<Input>,
  { idempotencyKey, signal }: { idempotencyKey?: string; signal?: AbortSignal | undefined } = {},
): Promise<z.output<Output>> {
  const body = JSON.stringify(input);
  const response = await askServer(`/api/${contract.path}`, {
    method: "POST",
    // What is shown as done must be done, even if the reader leaves right after.
    keepalive: body.length < KEPT_ALIVE_LENGTH,
    headers: {
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    },
    body,
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return contract.output.parse(z.object({ data: z.unknown() }).parse(answer).data);
}

/**
 * Asks an address of this site.
 * @returns an answer that is none of failure.
 * @throws OperationFailure
 */
export async function askServer(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => undefined);
  if (!response) throw new OperationFailure("network");
  if (!response.ok) throw failureOf(await response.json().catch(() => undefined));
  return response;
}

/**
 * The failure in an answer; one that cannot be read counts as a server error. A refused token is
 * reported.
 */
export function failureOf(body: unknown): OperationFailure {
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return new OperationFailure("server_error");
  const { code, details } = parsed.data.error;
  if (code === "unauthenticated") tellSessionRefused();
  return new OperationFailure(code, details);
}
