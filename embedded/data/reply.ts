import type { ServerResponse } from "node:http";
import { ApiError } from "./errors.ts";
import type { Failure } from "./pg-errors.ts";
import { isHeader } from "./sendable-header.ts";
import type { Answer } from "./sql/answer.ts";

export type Headers = Record<string, string | undefined>;

/** What the data API says to a request. Of headers with one name the last counts. */
export type Reply = { status: number; headers: [string, string][]; body: string | undefined };

/**
 * The reply to a completed request; functions can override status and headers with `response.*`
 * settings.
 */
export function replyTo(
  status: number,
  headers: Headers,
  body: string | undefined,
  answer: Answer,
): Reply {
  const own = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const extra = answer.headers === null ? [] : headersSetting(answer.headers);
  return {
    status: answer.status === null ? status : statusSetting(answer.status),
    headers: [...own, ...extra],
    body,
  };
}

export function failureReply({ status, body, headers }: Failure, isHead: boolean): Reply {
  return {
    status,
    headers: [
      ["Content-Type", "application/json; charset=utf-8"],
      ...Object.entries(headers),
      ["Proxy-Status", `PostgREST; error=${headerSafe(body.code)}`],
    ],
    body: isHead ? undefined : JSON.stringify(body),
  };
}

export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (body === undefined) {
    response.end();
    return;
  }
  const bytes = Buffer.from(body);
  response.setHeader("Content-Length", bytes.length);
  response.end(bytes);
}

function headerSafe(text: string): string {
  return text.replace(/[^\w.-]/g, "");
}

function headersSetting(text: string): [string, string][] {
  const refusal = new ApiError(
    500,
    "PGRST111",
    "response.headers guc must be a JSON array composed of objects with a single key and a string value",
  );
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw refusal;
  }
  if (!Array.isArray(list)) throw refusal;
  return list.map((item: unknown) => {
    const [entry, ...others] =
      typeof item === "object" && item !== null ? Object.entries(item) : [];
    if (!entry || others.length > 0 || !isHeader(entry)) throw refusal;
    return entry;
  });
}

function statusSetting(text: string): number {
  if (!/^[2-5]\d\d$/.test(text)) {
    throw new ApiError(500, "PGRST112", "response.status guc must be a valid status code");
  }
  return Number(text);
}
