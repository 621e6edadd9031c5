/**
 * The backend cannot start or go on, for a reason that a person can mend.
 * The message is one line that says what is wrong and what to do.
 */
export class BackendError extends Error {
  override readonly name = "BackendError";
}
