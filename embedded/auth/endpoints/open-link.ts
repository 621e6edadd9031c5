import type pg from "pg";
import { confirmAddress, forgetStranger, mustBe } from "../accounts/confirm.ts";
import { listProviders } from "../accounts/identities.ts";
import { holdById, isBanned, isConfirmed } from "../accounts/users.ts";
import { banned, expiredLink, invalidInput } from "../auth-error.ts";
import { confirmEmailChange } from "../changes/change-email.ts";
import { spendToken, type TokenType } from "../links/one-time-tokens.ts";
import type { Method } from "../sessions/open-session.ts";

export type OpenedLink = {
  /** The token's own id, which is also its code flow's. */
  id: string;
  userId: string;
  mailbox: string;
  type: string;
  method: Method;
  /** False until the other mailbox has agreed. */
  complete: boolean;
  /** The account's previous address, if the link has changed it. */
  changedFrom?: string;
};

const KINDS = new Map<string, TokenType[]>([
  ["signup", ["confirmation_token"]],
  ["recovery", ["recovery_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["email_change", ["email_change_token_new", "email_change_token_current"]],
]);

/**
 * Consumes the token of a link and carries out its purpose.
 * @throws AuthError if it is invalid, or has another purpose than `type`
 */
export async function openLink(
  client: pg.PoolClient,
  token: string,
  type: string,
): Promise<OpenedLink> {
  const kinds = KINDS.get(type);
  if (!kinds) throw invalidInput("Invalid email verification type");
  const used = await spendToken(client, token, kinds);
  if (!used) throw expiredLink();
  const user = await holdById(client, used.userId);
  if (!user) throw expiredLink();
  if (isBanned(user)) throw banned();
  const opened = { id: used.id, userId: user.id, mailbox: used.relatesTo };
  if (used.type === "email_change_token_new" || used.type === "email_change_token_current") {
    const complete = await confirmEmailChange(client, used);
    const changed = complete && user.email ? { changedFrom: user.email } : {};
    return { ...opened, type: "email_change", method: "email_change", complete, ...changed };
  }
  mustBe(user.email, used.relatesTo);
  const confirmed = isConfirmed(user);
  const isRecovery = used.type === "recovery_token";
  if (isRecovery && !confirmed) await forgetStranger(client, user.id);
  await confirmAddress(client, user.id);
  await listProviders(client, user.id);
  return isRecovery
    ? { ...opened, type: "recovery", method: "recovery", complete: true }
    : { ...opened, type: "signup", method: "email/signup", complete: true };
}
