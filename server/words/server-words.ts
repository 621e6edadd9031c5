import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { fillMessage, type Message, type MessageParameters } from "../../contracts/messages.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../app/i18n/locales");

const message = z.union([
  z.string(),
  z.partialRecord(z.enum(["zero", "one", "two", "few", "many", "other"]), z.string()),
]);

/** Gives the words of one language, with their `{name}` places filled. */
export type ServerWords<Key extends string> = (
  language: Language,
) => (key: Key, parameters?: MessageParameters) => string;

/** The words of a locale file for texts that the server writes itself; read once. */
export function serverWords<const Key extends string>(
  namespace: string,
  keys: readonly Key[],
): ServerWords<Key> {
  const schema = z.record(z.enum(keys), message);
  const words = new Map<Language, Record<Key, Message>>(
    LANGUAGES.map((language) => {
      const file = path.join(FOLDER, language, `${namespace}.json`);
      return [language, schema.parse(JSON.parse(readFileSync(file, "utf8")))];
    }),
  );
  return (language) => {
    const found = words.get(language);
    if (!found) throw new Error(`No words in ${language}`);
    return (key, parameters = {}) => fillMessage(found[key], parameters, language);
  };
}
