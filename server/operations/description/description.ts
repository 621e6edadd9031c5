import type { z } from "zod";
import type { ErrorCode } from "../../../contracts/errors.ts";
import type { OperationContract } from "../../../contracts/operation.ts";

/** The description of one `POST /api/<path>`. */
export type Description = {
  path: string;
  summary: string;
  /** The caller: a person, or a service that signs its requests. */
  caller: "person" | "auth service" | "payment gateway";
  /** The operation's path. */
  query?: z.ZodObject;
  takes: { kind: "json"; schema: z.ZodType } | { kind: "file" } | { kind: "nothing" };
  answers: { kind: "json"; schema: z.ZodType } | { kind: "csv" } | { kind: "pdf" };
  takesKey?: true;
  /** All codes with which it may refuse. */
  refusals: readonly ErrorCode[];
};

/** The refusals common to all operations of a person. */
export const ANY_REFUSALS = [
  "invalid_input",
  "unauthenticated",
  "second_factor_needed",
  "too_many_requests",
  "server_error",
  "service_unavailable",
] as const satisfies ErrorCode[];

/** A contract's description for readers. */
export function describeContract(contract: OperationContract): Description {
  const { path, summary, input, shape, output, takesKey, refusals = [] } = contract;
  return {
    path,
    summary,
    caller: "person",
    takes: { kind: "json", schema: shape ?? input },
    answers: { kind: "json", schema: output },
    ...(takesKey && { takesKey }),
    refusals: [...ANY_REFUSALS, ...refusals],
  };
}
