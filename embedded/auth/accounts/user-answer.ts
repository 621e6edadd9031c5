import type { Database } from "../../postgres/transaction.ts";
import { type Factor, factorsOf } from "../factors/factors.ts";
import { type Identity, identitiesOf } from "./identities.ts";
import type { User } from "./users.ts";

/** A user as GoTrue returns it: empty fields are left out, and secrets never included. */
export function userAnswer(user: User, identities: Identity[], factors: Factor[]) {
  return {
    id: user.id,
    aud: user.aud ?? "",
    role: user.role ?? "",
    email: user.email ?? "",
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    phone: user.phone ?? "",
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    confirmed_at: user.email_confirmed_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change || undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    reauthentication_sent_at: user.reauthentication_sent_at ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: identities.map(identityAnswer),
    factors: factors.length > 0 ? factors.map(factorAnswer) : undefined,
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until ?? undefined,
    is_anonymous: user.is_anonymous,
  };
}

export type UserAnswer = ReturnType<typeof userAnswer>;

/** The same, with what belongs to the account read from the database. */
export async function readUserAnswer(database: Database, user: User): Promise<UserAnswer> {
  const identities = await identitiesOf(database, user.id);
  return userAnswer(user, identities, await factorsOf(database, user.id));
}

function factorAnswer({ user_id: _, ...factor }: Factor) {
  return { ...factor, friendly_name: factor.friendly_name || undefined };
}

function identityAnswer(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email ?? undefined,
  };
}
