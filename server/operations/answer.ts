import type { ServerResponse } from "node:http";
import type { ErrorCode } from "../../contracts/errors.ts";
import { COMMON_HEADERS } from "../http/security-headers.ts";

const STATUS: Record<ErrorCode, number> = {
  unauthenticated: 401,
  request_timeout: 504,
  server_error: 500,
};

/** The one shape in which every operation says no (design: how an operation runs). */
export function sendError(response: ServerResponse, code: ErrorCode, message: string): void {
  response.writeHead(STATUS[code], {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...COMMON_HEADERS,
  });
  response.end(JSON.stringify({ error: { code, message } }));
}
