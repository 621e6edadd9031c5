import { type Identity, ROLE_TIMEOUTS } from "../gateway/identity.ts";
import type { Statement } from "../postgres/prepared-statements.ts";
import type { DataRequest } from "./request-context.ts";

/** The settings of one request's transaction. */
type Session = {
  identity: Identity;
  readOnly: boolean;
  schema: string;
  /** As PostgreSQL writes it; replaces the role's own. */
  statementTimeout?: string | null;
  timezone?: string | undefined;
};

// The role comes last: everything before it still needs the login role's rights.
const SET = ["search_path", "request.jwt.claims", "request.jwt.claim.sub", "request.jwt.claim.role"]
  .concat("request.method", "request.path", "request.headers", "statement_timeout")
  .concat("transaction_read_only", "role");

const TEXT = `select ${SET.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(", ")}`;
const WITH_TIMEZONE = `${TEXT}, set_config('timezone', $${SET.length + 1}, true)`;

/**
 * The statement that goes before a request's own in the same transaction and ends with it:
 * role, claims, request, limits. Policies and functions read them with `current_setting`.
 */
export function sessionStatement(
  request: DataRequest,
  path: string,
  { identity, readOnly, schema, statementTimeout, timezone }: Session,
): Statement {
  const { role, claims } = identity;
  const values = [
    searchPath(schema),
    JSON.stringify({ ...claims, role }),
    typeof claims.sub === "string" ? claims.sub : "",
    role,
    request.method ?? "GET",
    path,
    JSON.stringify(request.headers),
    statementTimeout ?? ROLE_TIMEOUTS[role],
    readOnly ? "on" : "off",
    role,
  ];
  if (timezone === undefined) return { text: TEXT, values };
  return { text: WITH_TIMEZONE, values: [...values, timezone] };
}

function searchPath(schema: string): string {
  return `"${schema.replaceAll('"', '""')}", "public", "extensions"`;
}
