import { numberFormat, pluralRules } from "./formats.ts";
import { LANGUAGE_TAGS, type Language } from "./languages.ts";
import { joinNames } from "./lists.ts";

/**
 * A text of the locale files with `{name}` places, or one such text per plural form, chosen by
 * `count`.
 */
export type Message = string | { [form in Intl.LDMLPluralRule]?: string };

export type MessageParameters = Record<string, string | number | readonly string[]>;

/** Fills the places of a message; numbers and lists are written as the language does. */
export function fillMessage(
  message: Message,
  parameters: MessageParameters,
  language: Language,
): string {
  const tag = LANGUAGE_TAGS[language];
  return textOf(message, parameters, tag).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = parameters[name];
    if (value === undefined) return place;
    if (typeof value === "string") return value;
    return typeof value === "number" ? numberFormat(tag).format(value) : joinNames(value, language);
  });
}

function textOf(message: Message, { count = 0 }: MessageParameters, tag: string): string {
  if (typeof message === "string") return message;
  return message[pluralRules(tag).select(Number(count))] ?? message.other ?? "";
}
