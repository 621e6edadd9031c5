/**
 * The backend cannot start or continue, for a reason that a person can fix. The message is one
 * line: what is wrong and what to do.
 */
export class BackendError extends Error {
  override readonly name = "BackendError";
}
