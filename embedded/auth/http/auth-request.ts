import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import type { Role } from "../../gateway/identity.ts";
import { nestsTooDeep } from "../../json-depth.ts";
import { AuthError, invalidInput } from "../auth-error.ts";

const MAX_BODY_BYTES = 100_000;
const MAX_USER_AGENT = 500;

/** A request, as seen by an endpoint. */
export type AuthRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The role of the project key. */
  keyRole: Role;
  /** The user token, if one came with the project key. */
  bearer: string | undefined;
  ip: string;
  userAgent: string;
  cookies: string;
  /** Whether the client reads errors in the shape of 2024-01-01. */
  newErrors: boolean;
  /** Reads the body and keeps only the fields of the schema. */
  body<Schema extends z.ZodType>(schema: Schema): Promise<z.infer<Schema>>;
};

export function readRequest(
  request: IncomingMessage,
  given: { path: string; query: string; keyRole: Role; ip: string },
): AuthRequest {
  const { headers } = request;
  const bearer = /^bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  return {
    method: request.method ?? "GET",
    path: given.path,
    query: new URLSearchParams(given.query),
    keyRole: given.keyRole,
    // While signed out, supabase-js repeats the key as the bearer token.
    bearer: bearer === headers.apikey ? undefined : bearer,
    ip: given.ip,
    userAgent: (headers["user-agent"] ?? "").slice(0, MAX_USER_AGENT),
    cookies: headers.cookie ?? "",
    newErrors: String(headers["x-supabase-api-version"] ?? "") >= "2024-01-01",
    body: async (schema) => {
      const parsed = schema.safeParse(parseJson(await readText(request)));
      if (parsed.success) return parsed.data;
      const issue = parsed.error.issues[0];
      throw invalidInput(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "is not valid"}`);
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Left open if the body is too large, as the answer must still reach the sender.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError("The request has a text encoding set");
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      throw new AuthError(
        413,
        "request_entity_too_large",
        `Request body too large (max ${MAX_BODY_BYTES} bytes)`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  if (nestsTooDeep(text)) throw new AuthError(400, "bad_json", "The JSON is nested too deep");
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
}
