import type { ServerResponse } from "node:http";
import type { AuthError } from "../auth-error.ts";

export type Answer = {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
};

export function ok(body: unknown, headers: Record<string, string> = {}): Answer {
  return { status: 200, body, headers };
}

/** Redirects the browser. Only the page it reaches sees the part after `#`. */
export function redirect(status: 302 | 303, location: string, cookie?: string): Answer {
  const headers = { location, "referrer-policy": "no-referrer" };
  return { status, headers: cookie === undefined ? headers : { ...headers, "set-cookie": cookie } };
}

export function refusal(error: AuthError, newErrors: boolean): Answer {
  const { retryAfterSeconds, ...more } = error.more;
  const headers: Record<string, string> = { "x-sb-error-code": error.code };
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(retryAfterSeconds);
  if (newErrors) headers["x-supabase-api-version"] = "2024-01-01";
  const body = newErrors
    ? { code: error.code, message: error.message, ...more }
    : { code: error.status, error_code: error.code, msg: error.message, ...more };
  // The unread rest of a body must not precede the next request on this connection.
  if (error.status === 413) headers.connection = "close";
  return { status: error.status, body, headers };
}

/** These answers hold tokens and personal data: they must not be cached. */
export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(answer.body !== undefined && { "content-type": "application/json; charset=utf-8" }),
    ...answer.headers,
  });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}
