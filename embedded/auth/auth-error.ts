/** A refusal with GoTrue's status and stable code. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly status: number;
  readonly code: string;
  /** Further fields of the answer, and how long to wait before the next try. */
  readonly more: { weak_password?: { reasons: string[] }; retryAfterSeconds?: number };

  constructor(status: number, code: string, message: string, more: AuthError["more"] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export function invalidInput(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}

/** One answer for an unknown address, a wrong password and an account without one. */
export function invalidCredentials(): AuthError {
  return new AuthError(400, "invalid_credentials", "Invalid login credentials");
}

/** One answer for a link that is used, expired, superseded or was never sent. */
export function expiredLink(): AuthError {
  return new AuthError(403, "otp_expired", "Email link is invalid or has expired");
}

export function banned(): AuthError {
  return new AuthError(403, "user_banned", "User is banned");
}
