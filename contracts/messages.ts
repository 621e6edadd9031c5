import { numberFormat, pluralRules } from "./formats.ts";
import { joinTexts } from "./joints.ts";
import { LANGUAGE_TAGS, type Language } from "./languages.ts";
import { joinNames } from "./lists.ts";

/**
 * A text of the locale files with `{name}` places, or one such text per plural form, chosen by
 * `count`.
 */
export type Message = string | { [form in Intl.LDMLPluralRule]?: string };

export type MessageParameters = Record<string, string | number | readonly string[]>;

/**
 * Fills the places of a message; numbers and lists are formatted for the language, and each value
 * is joined to the text as its own words would be.
 */
export function fillMessage(
  message: Message,
  parameters: MessageParameters,
  language: Language,
): string {
  const tag = LANGUAGE_TAGS[language];
  const written = (name: string) => {
    const value = parameters[name];
    if (value === undefined) return `{${name}}`;
    if (typeof value === "string") return value;
    return typeof value === "number" ? numberFormat(tag).format(value) : joinNames(value, language);
  };
  // Every other piece is the name of a place.
  const pieces = textOf(message, parameters, tag).split(/\{(\w+)\}/);
  return joinTexts(
    pieces.map((piece, at) => (at % 2 === 0 ? piece : written(piece))),
    language,
  );
}

function textOf(message: Message, { count = 0 }: MessageParameters, tag: string): string {
  if (typeof message === "string") return message;
  return message[pluralRules(tag).select(Number(count))] ?? message.other ?? "";
}
