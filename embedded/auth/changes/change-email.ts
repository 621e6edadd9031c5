import type pg from "pg";
import type { Database } from "../../postgres/transaction.ts";
import { mustBe } from "../accounts/confirm.ts";
import { emailIdentity, keepIdentity, listProviders } from "../accounts/identities.ts";
import type { UserAnswer } from "../accounts/user-answer.ts";
import { findByEmail, holdById, type User } from "../accounts/users.ts";
import { AuthError, expiredLink } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";
import { type Challenge, keepFlow, linkFor } from "../links/code-flows.ts";
import { mailTokens } from "../links/mail-tokens.ts";
import { dropTokens, keepToken, type UsedToken } from "../links/one-time-tokens.ts";

/**
 * Begins a change of address, which both mailboxes must confirm. An address that is already taken is
 * handled the same way, so that only the owner of its mailbox learns of it.
 */
export function requestEmailChange(
  auth: AuthContext,
  change: { user: User; to: string; redirectTo: string; challenge: Challenge | undefined },
): Promise<UserAnswer> {
  const { user, to, challenge } = change;
  const links = [
    { ...linkFor(challenge), type: "email_change_token_new", relatesTo: to },
    { ...linkFor(challenge), type: "email_change_token_current", relatesTo: user.email ?? "" },
  ] as const;
  return mailTokens(
    auth,
    user.id,
    async (client) => {
      await client.query(
        `update auth.users set email_change = $2, email_change_sent_at = now(),
           email_change_confirm_status = 0, updated_at = now() where id = $1`,
        [user.id, to],
      );
      for (const link of links) {
        await keepToken(client, { ...link, userId: user.id });
        if (!challenge) continue;
        const method = "email_change";
        const flow = { id: link.id, userId: user.id, method, provider: "email" } as const;
        await keepFlow(client, { ...flow, challenge });
      }
    },
    (answer) =>
      auth.mailer.send("email_change", answer, {
        token: links[1].token,
        token_hash: links[0].token,
        token_new: links[0].token,
        token_hash_new: links[1].token,
        redirect_to: change.redirectTo,
      }),
  );
}

/** Drops an unconfirmed change with its links. */
export async function cancelEmailChange(database: Database, userId: string): Promise<void> {
  await database.query(
    `update auth.users set email_change = '', email_change_sent_at = null,
       email_change_confirm_status = 0, updated_at = now() where id = $1`,
    [userId],
  );
  await database.query(
    `delete from auth.one_time_tokens where user_id = $1
       and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [userId],
  );
}

/**
 * Records the consent of one mailbox; the second consent makes the change.
 * @returns whether the address was changed.
 */
export async function confirmEmailChange(client: pg.PoolClient, used: UsedToken): Promise<boolean> {
  const user = await holdById(client, used.userId);
  if (!user?.email_change) throw expiredLink();
  const isNew = used.type === "email_change_token_new";
  mustBe(isNew ? user.email_change : user.email, used.relatesTo);
  if (isNew && (await findByEmail(client, user.email_change))) throw taken();
  if (user.email_change_confirm_status === 0) {
    const first = "update auth.users set email_change_confirm_status = 1 where id = $1";
    await client.query(first, [user.id]);
    return false;
  }
  const email = user.email_change;
  await client
    .query("update auth.users set email = $2, updated_at = now() where id = $1", [user.id, email])
    .catch((error: unknown) => {
      throw isTaken(error) ? taken() : error;
    });
  await cancelEmailChange(client, user.id);
  await keepIdentity(client, user.id, "email", emailIdentity({ id: user.id, email }, true));
  await listProviders(client, user.id);
  // A recovery link in the old mailbox must no longer open the account.
  await dropTokens(client, user.id, used.id);
  return true;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

function taken(): AuthError {
  const message = "A user with this email address has already been registered";
  return new AuthError(422, "email_exists", message);
}
