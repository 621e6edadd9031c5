import { listFormat } from "./formats.ts";
import { joinTexts } from "./joints.ts";
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
  const parts = format.formatToParts(names).map(({ value }) => value);
  return joinTexts(language === "th" ? withCommas(parts) : parts, language);
}

/** Thai parts names by a space. Latin names have spaces of their own: a comma stands between two of them. */
function withCommas(parts: readonly string[]): string[] {
  return parts.map((part, at) => {
    const isBetweenLatin =
      /\p{Script=Latin}$/u.test(parts[at - 1] ?? "") &&
      /^\p{Script=Latin}/u.test(parts[at + 1] ?? "");
    return part === " " && isBetweenLatin ? ", " : part;
  });
}
