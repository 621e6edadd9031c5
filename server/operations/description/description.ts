import type { z } from "zod";
import type { ErrorCode } from "../../../contracts/errors.ts";
import type { OperationContract } from "../../../contracts/operation.ts";

/** What `/api` says of one `POST /api/<path>`. */
export type Description = {
  path: string;
  summary: string;
  /** Whose call it is: a person's, or that of a service which signs it. */
  caller: "person" | "auth service" | "payment gateway";
  /** The operation's path. */
  query?: z.ZodObject;
  takes: { kind: "json"; schema: z.ZodType } | { kind: "file" } | { kind: "nothing" };
  answers: { kind: "json"; schema: z.ZodType } | { kind: "csv" } | { kind: "pdf" };
  takesKey?: true;
  /** All that it may refuse with. */
  refusals: readonly ErrorCode[];
};

/** What any operation of a person may refuse with. */
export const ANY_REFUSALS = [
  "invalid_input",
  "unauthenticated",
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
