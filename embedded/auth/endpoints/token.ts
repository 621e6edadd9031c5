import { z } from "zod";
import { inTransaction } from "../../postgres/transaction.ts";
import { AuthError, invalidInput } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";
import { spendCode } from "../links/code-flows.ts";
import { openSession } from "../sessions/open-session.ts";
import { refreshSession } from "../sessions/refresh-session.ts";
import { signIn } from "./sign-in.ts";
import { idTokenGrant, web3Grant } from "./switched-off.ts";

const MAX_TOKEN = 1000;

const refreshFields = z.object({ refresh_token: z.string().max(MAX_TOKEN) });
const codeFields = z.object({
  auth_code: z.string().max(MAX_TOKEN),
  code_verifier: z.string().max(MAX_TOKEN),
});

const refresh: Endpoint = async (auth, request) => {
  await auth.limits.request("refreshesPerIp", request.ip);
  const { refresh_token } = await request.body(refreshFields);
  return ok(await refreshSession(auth, refresh_token));
};

const exchangeCode: Endpoint = async (auth, request) => {
  await auth.limits.request("linksPerIp", request.ip);
  const { auth_code, code_verifier } = await request.body(codeFields);
  if (auth_code === "" || code_verifier === "") {
    const what = "both auth code and code verifier should be non-empty";
    throw invalidInput(`invalid request: ${what}`);
  }
  const { userId, method } = await spendCode(auth.pool, auth_code, code_verifier);
  return ok(
    await inTransaction(auth.pool, (client) =>
      openSession(auth, client, { userId, method }, request),
    ),
  );
};

const GRANTS = new Map<string | null, Endpoint>([
  ["password", signIn],
  ["refresh_token", refresh],
  ["pkce", exchangeCode],
  ["id_token", idTokenGrant],
  ["web3", web3Grant],
]);

/** All endpoints that return tokens in the body. */
export const token: Endpoint = async (auth, request) => {
  const grant = GRANTS.get(request.query.get("grant_type"));
  if (!grant) throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  return grant(auth, request);
};
