import { expiredLink } from "../auth-error.ts";
import { type Database, findByEmail } from "./users.ts";

/** Somebody followed a link sent to the account's mailbox, so the address is theirs. */
export async function confirmAddress(database: Database, userId: string): Promise<void> {
  await database.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
       updated_at = now() where id = $1`,
    [userId],
  );
  await database.query(
    `update auth.identities
     set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
}

/**
 * Whoever set the password of an unconfirmed account never showed that the address is theirs: it
 * must not open the account for them once its owner confirms it by another way.
 */
export async function forgetPassword(database: Database, userId: string): Promise<void> {
  await database.query("update auth.users set encrypted_password = '' where id = $1", [userId]);
}

/** One sign-up for an address at a time, until the transaction ends. */
export async function holdAddress(database: Database, email: string) {
  await database.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [email]);
  return findByEmail(database, email);
}

/** @throws AuthError when the address is not the one that the link was made for. */
export function mustBe(address: string | null, relatesTo: string): void {
  if (address?.toLowerCase() !== relatesTo.toLowerCase()) throw expiredLink();
}
