import type { Language } from "../../../contracts/languages.ts";
import type { Client } from "../../platform/backend-context.tsx";
import type { Person } from "../account/signed-in.tsx";

/**
 * Makes a language the account's: its row of `profiles` for the product's mails, its own words at
 * the auth service for the mails of that one. @throws the backend's error.
 */
export async function keepLanguage(
  connect: () => Promise<Client>,
  person: Person,
  language: Language,
): Promise<void> {
  const client = await connect();
  await client
    .from("profiles")
    .update({ language })
    .eq("user_id", person.session.user.id)
    .select("language")
    .single()
    .throwOnError();
  const { error } = await client.auth.updateUser({ data: { language } });
  if (error) throw error;
}
