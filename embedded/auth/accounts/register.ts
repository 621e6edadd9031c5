import { randomUUID } from "node:crypto";
import type { Database } from "../../postgres/transaction.ts";
import { emailIdentity, keepIdentity } from "./identities.ts";
import type { UserMetadata } from "./user-metadata.ts";

type NewAccount = {
  id: string;
  email: string;
  /** Empty for an account that is opened by signing in with a provider. */
  passwordHash: string;
  data: UserMetadata;
  provider: string;
};

/** Adds the account. Nothing that people say about themselves gives them rights. */
export async function addAccount(database: Database, account: NewAccount): Promise<void> {
  await database.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
       $4, $5, now(), now())`,
    [
      account.id,
      account.email,
      account.passwordHash,
      { provider: account.provider, providers: [account.provider] },
      account.data,
    ],
  );
}

export async function addEmailAccount(
  database: Database,
  account: Omit<NewAccount, "provider">,
): Promise<void> {
  await addAccount(database, { ...account, provider: "email" });
  await keepIdentity(database, account.id, "email", emailIdentity(account, false));
}

export function newAccountId(): string {
  return randomUUID();
}
