import type pg from "pg";
import { confirmAddress, forgetStranger, holdAddress } from "../accounts/confirm.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { findIdentity, keepIdentity, listProviders } from "../accounts/identities.ts";
import { addAccount, newAccountId } from "../accounts/register.ts";
import { isConfirmed } from "../accounts/users.ts";
import { AuthError } from "../auth-error.ts";
import { dropTokens } from "../links/one-time-tokens.ts";
import type { ProviderPerson } from "./provider.ts";

/**
 * The account for a provider's identity: the one already linked, the one with the same address, or
 * a new one. Only a verified address links to an account.
 * @returns its id.
 * @throws AuthError
 */
export async function joinAccount(
  client: pg.PoolClient,
  provider: string,
  person: ProviderPerson,
): Promise<string> {
  const identity = await findIdentity(client, provider, person.sub);
  if (identity) {
    await keepIdentity(client, identity.user_id, provider, identityData(person));
    await listProviders(client, identity.user_id);
    return identity.user_id;
  }
  const email = verifiedAddress(provider, person);
  const account = await holdAddress(client, email);
  const id = account?.id ?? newAccountId();
  const data = { ...profileOf(person) };
  if (!account) {
    await addAccount(client, { id, email, passwordHash: "", data, provider });
  } else if (!isConfirmed(account)) {
    // The person who opened the account never proved that the address is theirs: drop their data.
    await forgetStranger(client, id, data);
    await dropTokens(client, id);
    await client.query("delete from auth.identities where user_id = $1", [id]);
    await client.query("delete from auth.sessions where user_id = $1", [id]);
  } else {
    // The person's own data takes precedence over the provider's.
    await client.query(
      `update auth.users
       set raw_user_meta_data = $2::jsonb || coalesce(raw_user_meta_data, '{}') where id = $1`,
      [id, data],
    );
  }
  await keepIdentity(client, id, provider, identityData(person));
  await confirmAddress(client, id);
  await listProviders(client, id);
  return id;
}

function verifiedAddress(provider: string, person: ProviderPerson): string {
  const email = emailAddress.safeParse(person.email);
  if (!email.success) {
    const message = "Error getting user email from external provider";
    throw new AuthError(422, "email_address_not_provided", message);
  }
  if (!person.emailVerified) {
    const message = `Unverified email with ${provider}: verify it there, then sign in again`;
    throw new AuthError(422, "provider_email_needs_verification", message);
  }
  return email.data;
}

function profileOf({ name, picture }: ProviderPerson) {
  return {
    ...(name !== undefined && { name, full_name: name }),
    ...(picture !== undefined && { picture, avatar_url: picture }),
  };
}

function identityData(person: ProviderPerson) {
  return {
    iss: person.issuer,
    sub: person.sub,
    provider_id: person.sub,
    ...profileOf(person),
    ...(person.email !== undefined && { email: person.email }),
    email_verified: person.emailVerified,
    phone_verified: false,
  };
}
