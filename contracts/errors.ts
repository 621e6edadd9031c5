/** The codes that an operation's `{ error: { code } }` may carry; the words are in the locale files. */
export const ERROR_CODES = ["unauthenticated", "request_timeout", "server_error"] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
