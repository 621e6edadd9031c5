import { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * The shared description of `POST /api/<path>` (docs/decisions/0021-operations-by-contract.md). The
 * server runs it, the browser calls it, and the description at `/api` is generated from it.
 */
export type OperationContract<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  path: string;
  /** One sentence for readers of the description. */
  summary: string;
  input: Input;
  /** The schema of `input` for the description, where a transform hides it. */
  shape?: z.ZodType;
  /** The answer's `data`; `z.null()` when there is none. */
  output: Output;
  /** With an `Idempotency-Key`: the same key gives the same answer, and is paid for once. */
  takesKey?: true;
  /** A session with only one of two factors may call it. */
  oneFactorIsEnough?: true;
  /** For the people who run the site: the public description leaves it out. */
  audience?: "staff";
  /** The refusals it adds to those of every operation (contracts/errors.ts). */
  refusals?: readonly ErrorCode[];
};

/** Keeps the schemas' exact types, which an annotation would widen. */
export function operation<Input extends z.ZodType, Output extends z.ZodType>(
  contract: OperationContract<Input, Output>,
): OperationContract<Input, Output> {
  return contract;
}

/** The input of an operation that needs only its caller. */
export const nothing = z.object({});
