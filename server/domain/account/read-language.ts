import type pg from "pg";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";

/** The language that a person's documents and mails are in. */
export async function readLanguage(
  client: pg.ClientBase | pg.Pool,
  userId: string,
): Promise<Language> {
  const { rows } = await client.query<{ language: string }>(
    "select language from public.profiles where user_id = $1",
    [userId],
  );
  return languageOrDefault(rows[0]?.language);
}
