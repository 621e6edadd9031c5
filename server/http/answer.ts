import type { ServerResponse } from "node:http";
import type { ErrorCode, ErrorDetails } from "../../contracts/errors.ts";
import { COMMON_HEADERS } from "./security-headers.ts";

/** The HTTP status of each code. */
export const STATUS: Record<ErrorCode, number> = {
  unauthenticated: 401,
  fresh_sign_in_needed: 403,
  second_factor_needed: 403,
  second_factor_missing: 403,
  permission_denied: 403,
  not_found: 404,
  invalid_input: 400,
  edited_elsewhere: 409,
  not_enough_credits: 402,
  plan_running: 409,
  key_reused: 409,
  payments_unavailable: 503,
  run_running: 409,
  deck_missing: 409,
  free_review_gone: 409,
  price_raised: 409,
  publish_blocked: 409,
  criteria_missing: 409,
  profile_missing: 409,
  match_unchanged: 409,
  introduction_impossible: 409,
  introduction_standing: 409,
  too_many_requests: 429,
  request_timeout: 504,
  service_unavailable: 503,
  server_error: 500,
};

/** The common shape of refusals (docs/decisions/0021-operations-by-contract.md). */
export function sendError(
  response: ServerResponse,
  code: ErrorCode,
  message: string,
  details?: ErrorDetails,
): void {
  const retryAfter = details?.retryAfter;
  send(
    response,
    STATUS[code],
    { error: { code, message, ...(details && { details }) } },
    retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
  );
}

/** An answer that is not JSON, and writes itself. */
export class OwnAnswer {
  readonly send: (response: ServerResponse) => Promise<void>;

  constructor(send: (response: ServerResponse) => Promise<void>) {
    this.send = send;
  }
}

/** The common shape of answers. */
export function sendData(response: ServerResponse, data: unknown): void {
  send(response, 200, { data: data ?? null });
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
    ...COMMON_HEADERS,
  });
  response.end(JSON.stringify(body));
}
