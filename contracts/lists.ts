import { listFormat } from "./formats.ts";
import { joinParts } from "./joints.ts";
import { LANGUAGE_TAGS, type Language } from "./languages.ts";

/**
 * Joins names as the language writes a list: a short one with marks alone, a long one with its
 * "and".
 */
export function joinNames(
  names: readonly string[],
  language: Language,
  style: "narrow" | "long" = "narrow",
): string {
  // With type "unit" Chinese would put nothing at all between the names.
  const format = listFormat(LANGUAGE_TAGS[language], { type: "conjunction", style });
  return joinParts(format.formatToParts(names), language);
}
