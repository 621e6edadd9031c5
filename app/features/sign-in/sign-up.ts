import type { Role } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { AuthFailure } from "../../platform/auth-calls.ts";
import type { Client } from "../../platform/backend-context.tsx";

/** A project that reveals that an address is taken must not make us reveal it. */
const TAKEN = ["user_already_exists", "email_exists"];

/** Requests an account. Nothing in the answer reveals whether the address has one. */
export async function signUp(
  client: Client,
  given: { email: string; password: string; role: Role; language: Language; siteUrl: string },
): Promise<{ error: AuthFailure | null }> {
  const { email, password, role, language, siteUrl } = given;
  const { error } = await client.auth.signUp({
    email,
    password,
    // A database trigger turns the data into the profile.
    options: { data: { role, language }, emailRedirectTo: confirmAddress(siteUrl) },
  });
  return error?.code && TAKEN.includes(error.code) ? { error: null } : { error };
}

/** Sends the mail of a sign-up again. */
export function resendConfirmation(client: Client, email: string, siteUrl: string) {
  return client.auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: confirmAddress(siteUrl) },
  });
}

/** spec §2: a confirmed sign-up ends at the account centre. */
function confirmAddress(siteUrl: string): string {
  return new URL("/profile", siteUrl).href;
}
