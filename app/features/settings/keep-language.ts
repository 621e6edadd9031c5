import type { Language } from "../../../contracts/languages.ts";
import type { Client } from "../../platform/backend-context.tsx";
import type { Person } from "../account/signed-in.tsx";

/**
 * Sets the account's language: in its row of `profiles` for the product's mails, and at the auth
 * service for that service's mails.
 * @throws the backend's error.
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
