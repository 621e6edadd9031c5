/**
 * An address that carries something of a sign-in, put there by a mail or a provider: it is to be opened at
 * once, and by nobody later (features/account/auth-link.ts reads what it says).
 */
export const CARRIES_SIGN_IN =
  /[?&#](access_token|token_hash|error|error_code|code)=|#(.*&)?message=|[?&#]type=recovery/;
