import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../app/i18n/locales");

const KEYS = [
  "greeting",
  "signupSubject",
  "signupHeading",
  "signupText",
  "signupButton",
  "recoverySubject",
  "recoveryHeading",
  "recoveryText",
  "recoveryButton",
  "changeOldSubject",
  "changeOldHeading",
  "changeOldText",
  "changeOldButton",
  "changeNewSubject",
  "changeNewHeading",
  "changeNewText",
  "changeNewButton",
  "existsSubject",
  "existsHeading",
  "existsText",
  "existsButton",
  "codeSubject",
  "codeHeading",
  "codeText",
  "passwordChangedSubject",
  "passwordChangedHeading",
  "passwordChangedText",
  "passwordChangedButton",
  "emailChangedSubject",
  "emailChangedHeading",
  "emailChangedText",
  "validHour",
  "codeValidHour",
  "notYou",
  "notYouAct",
  "notYouWrite",
  "linkHint",
  "footer",
] as const;

export type MailWord = (typeof KEYS)[number];

const schema = z.record(z.enum(KEYS), z.string());

const words = new Map<Language, z.infer<typeof schema>>(
  LANGUAGES.map((language) => [
    language,
    schema.parse(JSON.parse(readFileSync(path.join(FOLDER, language, "mail.json"), "utf8"))),
  ]),
);

/** The words of mails in one language, with their `{name}` places filled. */
export function mailWords(
  language: Language,
): (key: MailWord, parameters?: Record<string, string>) => string {
  const found = words.get(language);
  if (!found) throw new Error(`No words for mails in ${language}`);
  return (key, parameters = {}) =>
    found[key].replace(/\{(\w+)\}/g, (place, name: string) => parameters[name] ?? place);
}
