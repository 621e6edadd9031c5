import { z } from "zod";
import { ERROR_CODES, type ErrorCode, type FieldProblems } from "../../contracts/errors.ts";

/** What an operation, or the way to it, says no with. `network` is ours: no answer came. */
export type FailureCode = ErrorCode | "network";

export class OperationFailure extends Error {
  override readonly name = "OperationFailure";
  readonly code: FailureCode;
  /** A code for each field that is not as it must be. */
  readonly fields: FieldProblems;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, details: { fields?: FieldProblems; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

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
 * Calls `POST /api/<path>` for the person whose token it is.
 * @returns the answer's data, in the shape of `schema`.
 * @throws OperationFailure
 */
export async function callOperation<Schema extends z.ZodType>(
  path: string,
  accessToken: string,
  input: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(`/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  }).catch(() => undefined);
  if (!response) throw new OperationFailure("network");
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(body);
  return schema.parse(z.object({ data: z.unknown() }).parse(body).data);
}

/** What an answer that is no success says; one that nobody understands is a server error. */
export function failureOf(body: unknown): OperationFailure {
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return new OperationFailure("server_error");
  const { code, details } = parsed.data.error;
  return new OperationFailure(code, details);
}
