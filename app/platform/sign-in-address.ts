/**
 * An address with sign-in data from a mail or a provider, to be opened at once and never again
 * later (features/account/auth-link.ts reads it).
 */
export const CARRIES_SIGN_IN =
  /[?&#](access_token|token_hash|error|error_code|code)=|#(.*&)?message=|[?&#]type=recovery/;
