import { UnsecuredJWT } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import type { Actor } from "../domain/account/actor.ts";
import type { Operation } from "./operation.ts";
import { createOperations } from "./operations.ts";
import { serve, type TestServer } from "./test-server.ts";

/**
 * Gives the calling test file a server with these operations that believes every token.
 * @returns calls one of them, as a browser does
 */
export function callsTo(operations: () => Operation[]) {
  let auth: TestServer;
  let site: TestServer;
  beforeAll(async () => {
    // Accepts every token, as the person it names.
    auth = await serve((request, response) => {
      const [, payload = ""] = (request.headers.authorization ?? "").split(".");
      const { sub, email } = JSON.parse(Buffer.from(payload, "base64url").toString());
      response.end(JSON.stringify({ id: sub, email }));
    });
    const { handle } = createOperations({
      operations: operations(),
      project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
      log: pino({ level: "silent" }),
    });
    site = await serve((request, response) => void handle(request, response));
  });
  afterAll(() => Promise.all([auth.close(), site.close()]));

  return async ({ userId, email, sessionId }: Actor, path: string, input: unknown = {}) => {
    const token = new UnsecuredJWT({ sub: userId, email, session_id: sessionId }).encode();
    const answer = await fetch(`${site.url}/api/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    return answer.json();
  };
}
