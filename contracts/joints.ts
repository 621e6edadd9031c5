import type { Language } from "./languages.ts";

/** Letters of languages that put a space between their own letters and Latin ones or figures. */
const OWN: Partial<Record<Language, RegExp>> = { th: /\p{Script=Thai}/u, zh: /\p{Script=Han}/u };
const OTHER = /[\p{Script=Latin}\p{Nd}%]/u;
/** At a seam and the sign before it: dates, and numbers that Chinese counts in, take no space. */
const SOLID = /^(?:.[\d,.]*[年月]|\d[万亿])/u;

/** Joins two pieces of text with the space that Thai and Chinese want between scripts. */
export function joinText(left: string, right: string, language: Language): string {
  const own = OWN[language];
  if (!own) return left + right;
  // Trims spaces only, never a line break.
  const [before, after] = [left.replace(/ +$/, ""), right.replace(/^ +/, "")];
  const [last, first] = [before.at(-1), after.at(0)];
  if (last === undefined || first === undefined) return left + right;
  const isOwn = [own.test(last), own.test(first)];
  const isOther = [OTHER.test(last), OTHER.test(first)];
  if ((isOwn[0] && isOther[1]) || (isOther[0] && isOwn[1]))
    return SOLID.test(last + after) ? before + after : `${before} ${after}`;
  // Chinese has no spaces of its own: one was there only for a Latin name.
  return language === "zh" && isOwn[0] && isOwn[1] ? before + after : left + right;
}

/** What separates two sentences: Chinese punctuation includes its space. */
export function betweenSentences(language: Language): string {
  return language === "zh" ? "" : " ";
}

/** Joins all pieces of a text. */
export function joinTexts(pieces: readonly string[], language: Language): string {
  // From the right: a date is recognised by what follows its first sign.
  return pieces.reduceRight((rest, piece) => joinText(piece, rest, language), "");
}

/**
 * A duration or a list as `Intl` writes it, with the right seams: `2 天`, where Intl writes `2天`.
 */
export function joinParts(parts: readonly { value: string }[], language: Language): string {
  return joinTexts(
    parts.map(({ value }) => value),
    language,
  );
}
