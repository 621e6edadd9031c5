import { z } from "zod";
import type { Database } from "../../postgres/transaction.ts";

const identity = z.object({
  id: z.string(),
  provider_id: z.string(),
  user_id: z.string(),
  provider: z.string(),
  identity_data: z.record(z.string(), z.unknown()),
  last_sign_in_at: z.date().nullable(),
  created_at: z.date().nullable(),
  updated_at: z.date().nullable(),
  email: z.string().nullable(),
});

/** One way to sign in to an account: by its address and a password, or by a provider. */
export type Identity = z.infer<typeof identity>;

const COLUMNS = Object.keys(identity.shape).join(", ");

export async function identitiesOf(database: Database, userId: string): Promise<Identity[]> {
  const { rows } = await database.query(
    `select ${COLUMNS} from auth.identities where user_id = $1 order by created_at, id`,
    [userId],
  );
  return z.array(identity).parse(rows);
}

export async function findIdentity(
  database: Database,
  provider: string,
  providerId: string,
): Promise<Identity | undefined> {
  const { rows } = await database.query(
    `select ${COLUMNS} from auth.identities where provider = $1 and provider_id = $2`,
    [provider, providerId],
  );
  return rows[0] === undefined ? undefined : identity.parse(rows[0]);
}

/** Adds the identity, or updates its data. */
export async function keepIdentity(
  database: Database,
  userId: string,
  provider: string,
  data: Record<string, unknown> & { sub: string },
): Promise<void> {
  await database.query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now(), now())
     on conflict (provider_id, provider) do update
       set identity_data = auth.identities.identity_data || excluded.identity_data,
           last_sign_in_at = now(), updated_at = now()`,
    [data.sub, userId, data, provider],
  );
}

/** The identity for signing in by address and password. */
export function emailIdentity(user: { id: string; email: string | null }, verified: boolean) {
  return { sub: user.id, email: user.email ?? "", email_verified: verified, phone_verified: false };
}

/** Records the account's sign-in providers, the first one first. */
export async function listProviders(database: Database, userId: string): Promise<void> {
  const identities = await identitiesOf(database, userId);
  const providers = [...new Set(identities.map((each) => each.provider))];
  await database.query(
    `update auth.users
     set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $2, updated_at = now()
     where id = $1`,
    [userId, { provider: providers[0] ?? "email", providers }],
  );
}
