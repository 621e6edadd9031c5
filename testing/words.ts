import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The languages of the site, and how each is marked. */
export const TAGS = { en: "en", id: "id", vi: "vi", th: "th", zh: "zh-Hans" };
export const LANGUAGES = ["en", "id", "vi", "th", "zh"] as const;
type Language = (typeof LANGUAGES)[number];

const FOLDER = path.resolve(import.meta.dirname, "../app/i18n/locales");
const file = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

/** A text of the interface, or its plural forms, as the locale files have it. */
export function messageOf(language: Language, namespace: string, key: string) {
  const address = path.join(FOLDER, language, `${namespace}.json`);
  const message = file.parse(JSON.parse(readFileSync(address, "utf8")))[key];
  if (message === undefined) throw new Error(`${address} has no text "${key}"`);
  return message;
}

/** A text of the interface; its placeholders are filled in as given. */
export function word(
  language: Language,
  namespace: string,
  key: string,
  values: Record<string, string> = {},
): string {
  const message = messageOf(language, namespace, key);
  if (typeof message !== "string") throw new Error(`${namespace}.${key} has plural forms`);
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
