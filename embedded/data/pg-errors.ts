import pg from "pg";
import type { Role } from "../gateway/identity.ts";
import { isObject } from "../json-object.ts";
import { ApiError, answerTooLarge, type ErrorBody } from "./errors.ts";
import { isHeader } from "./sendable-header.ts";
import { MAX_ANSWER_BYTES, TOO_LARGE } from "./sql/answer-size.ts";

/** A refusal, as sent. */
export type Failure = { status: number; body: ErrorBody; headers: Record<string, string> };

// PostgREST's table from SQLSTATE to HTTP; the longest prefix that fits counts.
const STATUSES: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "21000": 500,
  "22023": 400,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  // PostgREST answers 500, but here it is the client's request that exceeds PostgreSQL's limits:
  // JSON nested too deep, an array of seven dimensions, more columns than a row can have.
  "54": 400,
  "55": 500,
  "57": 500,
  "57P01": 503,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** Turns an error thrown while serving a request into PostgREST's answer. */
export function toFailure(error: unknown, role: Role): Failure {
  if (error instanceof ApiError) return { status: error.status, body: error.body, headers: {} };
  if (error instanceof pg.DatabaseError) return fromDatabase(error, role);
  // A bug of ours, which is logged; the client learns nothing.
  const body = { code: "PGRSTX00", message: "Internal error", details: null, hint: null };
  return { status: 500, body, headers: {} };
}

function fromDatabase(error: pg.DatabaseError, role: Role): Failure {
  const { code = "XX000", message, detail, hint } = error;
  if (code === "PGRST") return fromRaise(message, detail);
  if (isTooLarge(code, message)) return toFailure(answerTooLarge(MAX_ANSWER_BYTES), role);
  const body = { code, message, details: detail ?? null, hint: hint ?? null };
  const status = statusOf(code, message, role);
  return { status, body, headers: status === 401 ? { "WWW-Authenticate": "Bearer" } : {} };
}

/** By our own measure, or because PostgreSQL itself cannot make a value of more than 1 GB. */
function isTooLarge(code: string, message: string): boolean {
  return (
    (code === "22P02" && message.includes(TOO_LARGE)) ||
    (code === "54000" && message === "out of memory") ||
    (code === "XX000" && message.startsWith("invalid memory alloc request size"))
  );
}

function statusOf(code: string, message: string, role: Role): number {
  if (code === "42501") return role === "anon" ? 401 : 403;
  if (code === "21000" && message.endsWith("requires a WHERE clause")) return 400;
  if (/^PT[1-5]\d\d$/.test(code)) return Number(code.slice(2));
  if (code.startsWith("PT")) return 500;
  return STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400;
}

/**
 * `raise sqlstate 'PGRST'` lets a function write the whole answer: the message holds
 * `{code, message, details?, hint?}`, the detail `{status, headers, status_text?}`.
 */
function fromRaise(message: string, detail: string | undefined): Failure {
  const body = parseObject(message);
  const answer = parseObject(detail ?? "");
  const status = Number(answer?.status);
  if (typeof body?.code !== "string" || typeof body.message !== "string") {
    return unreadableRaise(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  if (!answer?.headers || !Number.isInteger(status) || status < 200 || status > 599) {
    return unreadableRaise(
      detail === undefined
        ? "DETAIL is missing in the RAISE statement"
        : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  const { code, message: text, details = null, hint } = body;
  return {
    status,
    body: { code, message: text, details, hint: typeof hint === "string" ? hint : null },
    headers: sendable(answer.headers),
  };
}

function unreadableRaise(details: string, hint: string): Failure {
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`;
  return { status: 500, body: { code: "PGRST121", message, details, hint }, headers: {} };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function sendable(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(isHeader));
}
