import { stableId } from "../tokens/derived-keys.ts";
import { emailIdentity } from "./identities.ts";
import { userAnswer } from "./user-answer.ts";
import type { UserMetadata } from "./user-metadata.ts";

/** The answer to every sign-up: it does not depend on whether the address was known. */
export function signUpAnswer(
  key: Buffer,
  given: { id: string; email: string; data: UserMetadata },
) {
  const { id, email, data } = given;
  const now = new Date();
  const user = {
    id,
    email,
    aud: "authenticated",
    role: "authenticated",
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    phone: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: data,
    created_at: now,
    updated_at: now,
    banned_until: null,
    is_anonymous: false,
  };
  const identity = {
    id: stableId(key, `identity of ${id}`),
    provider_id: id,
    user_id: id,
    provider: "email",
    identity_data: emailIdentity({ id, email }, false),
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email,
  };
  return userAnswer(user, [identity], []);
}
