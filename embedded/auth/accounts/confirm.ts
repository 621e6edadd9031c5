import type { Database } from "../../postgres/transaction.ts";
import { expiredLink } from "../auth-error.ts";
import type { UserMetadata } from "./user-metadata.ts";
import { findByEmail } from "./users.ts";

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
 * The person who opened an unconfirmed account never proved that the address is theirs: neither their password nor
 * their data may survive once the owner confirms it in another way.
 * @param data the owner's own data
 */
export async function forgetStranger(
  database: Database,
  userId: string,
  data: UserMetadata = {},
): Promise<void> {
  await database.query(
    "update auth.users set encrypted_password = '', raw_user_meta_data = $2 where id = $1",
    [userId, data],
  );
}

/** One sign-up for an address at a time, until the transaction ends. */
export async function holdAddress(database: Database, email: string) {
  await database.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [email]);
  return findByEmail(database, email);
}

/** @throws AuthError if the link was made for another address. */
export function mustBe(address: string | null, relatesTo: string): void {
  if (address?.toLowerCase() !== relatesTo.toLowerCase()) throw expiredLink();
}
