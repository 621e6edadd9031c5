import type { ServerResponse } from "node:http";
import { ApiError } from "./errors.ts";
import type { Failure } from "./pg-errors.ts";
import { isHeader } from "./sendable-header.ts";
import type { Answer } from "./sql/answer.ts";

export type Headers = Record<string, string | undefined>;

/** Sends an answer; a function may have changed status and headers by `response.*` settings. */
export function respond(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: string | undefined,
  answer: Answer,
): void {
  const extra = answer.headers === null ? [] : headersSetting(answer.headers);
  const finalStatus = answer.status === null ? status : statusSetting(answer.status);
  response.statusCode = finalStatus;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  for (const [name, value] of extra) response.setHeader(name, value);
  end(response, body);
}

export function respondFailure(
  response: ServerResponse,
  { status, body, headers }: Failure,
  isHead: boolean,
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Proxy-Status", `PostgREST; error=${headerSafe(body.code)}`);
  end(response, isHead ? undefined : JSON.stringify(body));
}

function end(response: ServerResponse, body: string | undefined): void {
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
