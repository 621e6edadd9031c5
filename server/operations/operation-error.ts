import type { ErrorCode, ErrorDetails } from "../../contracts/errors.ts";

/** An operation's refusal: the code for the browser, the message for developers. */
export class OperationError extends Error {
  override readonly name = "OperationError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, message: string, details?: ErrorDetails) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
