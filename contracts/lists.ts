import { listFormat } from "./formats.ts";
import { joinParts, joinTexts } from "./joints.ts";
import { LANGUAGE_TAGS, type Language } from "./languages.ts";

/**
 * Joins names as the language writes a list: a short one with commas alone, a long one with "and".
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

/** Joins alternatives: "Vietnam or Thailand". */
export function joinAlternatives(names: readonly string[], language: Language): string {
  const format = listFormat(LANGUAGE_TAGS[language], { type: "disjunction" });
  return joinParts(format.formatToParts(names), language);
}

/**
 * Thai separates names by a space. Latin names contain spaces: where two of them meet, perhaps with
 * a remark in brackets, the whole list takes commas.
 */
function withCommas(parts: readonly string[]): string[] {
  const wantsCommas = parts.some(
    (part, at) =>
      part === " " &&
      /[\p{Script=Latin}\p{N})]$/u.test(parts[at - 1] ?? "") &&
      /^[\p{Script=Latin}\p{N}]/u.test(parts[at + 1] ?? ""),
  );
  return parts.map((part, at) => {
    if (part === " " && wantsCommas) return ", ";
    const isAfterBracket = parts[at - 1]?.endsWith(")") && /^\p{Script=Thai}/u.test(part);
    return isAfterBracket ? ` ${part}` : part;
  });
}
