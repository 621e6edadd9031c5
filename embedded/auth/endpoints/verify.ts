import { z } from "zod";
import { inTransaction } from "../../postgres/transaction.ts";
import { readUserAnswer } from "../accounts/user-answer.ts";
import { findById } from "../accounts/users.ts";
import { AuthError, expiredLink, invalidInput } from "../auth-error.ts";
import type { AuthContext, Endpoint } from "../context.ts";
import { ok, redirect } from "../http/answer.ts";
import { isCodeLink, issueCode } from "../links/code-flows.ts";
import { withFragment, withQuery } from "../links/redirects.ts";
import { openSession } from "../sessions/open-session.ts";
import { type OpenedLink, openLink } from "./open-link.ts";

const ACCEPTED =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** Opens a mailed link in the browser, and redirects to the site with a session or a code. */
export const verifyLink: Endpoint = async (auth, request) => {
  await auth.limits.request("linksPerIp", request.ip);
  const token = request.query.get("token") ?? request.query.get("token_hash") ?? "";
  const type = request.query.get("type") ?? "";
  if (type === "") throw invalidInput("Verify requires a verification type");
  if (token === "") throw invalidInput("Verify requires a token or a token hash");
  const target = auth.redirects.target(request.query.get("redirect_to"));
  const byCode = isCodeLink(token);
  const tell = (fields: Record<string, string>) =>
    withFragment(byCode ? withQuery(target, fields) : target, fields);
  try {
    let changed: OpenedLink | undefined;
    const location = await inTransaction(auth.pool, async (client) => {
      const opened = await openLink(client, token, type);
      changed = opened;
      if (!opened.complete) return tell({ message: ACCEPTED });
      if (byCode) return withQuery(target, { code: await issueCode(client, opened.id) });
      const { user: _, ...session } = await openSession(auth, client, opened, request);
      return withFragment(target, {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        token_type: session.token_type,
        type: opened.type,
      });
    });
    await tellOfChange(auth, changed);
    return redirect(303, location);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(
      303,
      tell({
        error: error.status === 403 ? "access_denied" : "invalid_request",
        error_code: error.code,
        error_description: error.message,
      }),
    );
  }
};

const MAX_TOKEN = 1000;

const fields = z.object({
  type: z.string(),
  email: z.string().max(255).nullish(),
  phone: z.string().nullish(),
  token: z.string().max(MAX_TOKEN).nullish(),
  token_hash: z.string().max(MAX_TOKEN).nullish(),
});

/** The same for a page of the site that received the token itself (`verifyOtp`). */
export const verifyToken: Endpoint = async (auth, request) => {
  await auth.limits.request("linksPerIp", request.ip);
  const { type, email, phone, token, token_hash } = await request.body(fields);
  if (!token === !token_hash) throw invalidInput("Verify requires either a token or a token hash");
  if (phone) throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
  if (token && !email) {
    const what = "Only an email address or phone number should be provided on verify";
    throw invalidInput(what);
  }
  let changed: OpenedLink | undefined;
  const answer = await inTransaction(auth.pool, async (client) => {
    const opened = await openLink(client, token || token_hash || "", type);
    changed = opened;
    if (email && opened.mailbox !== email.toLowerCase()) throw expiredLink();
    if (!opened.complete) return { msg: ACCEPTED, code: "200" };
    return openSession(auth, client, opened, request);
  });
  await tellOfChange(auth, changed);
  return ok(answer);
};

/** Tells the old mailbox that the address was changed: somebody else may have changed it. */
async function tellOfChange(auth: AuthContext, opened: OpenedLink | undefined): Promise<void> {
  if (!opened?.changedFrom) return;
  const user = await findById(auth.pool, opened.userId);
  if (!user) return;
  const answer = await readUserAnswer(auth.pool, user);
  auth.mailer.tell("email_changed_notification", answer, opened.changedFrom);
}
