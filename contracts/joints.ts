import type { Language } from "./languages.ts";

/** The letters of languages that part them from Latin ones, and from figures, by a space. */
const OWN: Partial<Record<Language, RegExp>> = { th: /\p{Script=Thai}/u, zh: /\p{Script=Han}/u };
const OTHER = /[\p{Script=Latin}\p{Nd}%]/u;
/** At a seam with its left sign: a date, or a number that Chinese counts in, is set solid. */
const SOLID = /^(?:.[\d,.]*[年月]|\d[万亿])/u;

/** Sets two pieces of text side by side, with the space that Thai and Chinese want there. */
export function joinText(left: string, right: string, language: Language): string {
  const own = OWN[language];
  if (!own) return left + right;
  // Never a line's end.
  const [before, after] = [left.replace(/ +$/, ""), right.replace(/^ +/, "")];
  const [last, first] = [before.at(-1), after.at(0)];
  if (last === undefined || first === undefined) return left + right;
  const isOwn = [own.test(last), own.test(first)];
  const isOther = [OTHER.test(last), OTHER.test(first)];
  if ((isOwn[0] && isOther[1]) || (isOther[0] && isOwn[1]))
    return SOLID.test(last + after) ? before + after : `${before} ${after}`;
  // Chinese has no spaces of its own: one stood there for a Latin name.
  return language === "zh" && isOwn[0] && isOwn[1] ? before + after : left + right;
}

/** What stands between two sentences: Chinese marks have their space in them. */
export function betweenSentences(language: Language): string {
  return language === "zh" ? "" : " ";
}

/** The pieces of a whole set side by side. */
export function joinTexts(pieces: readonly string[], language: Language): string {
  // From the right: what begins a date shows in what follows.
  return pieces.reduceRight((rest, piece) => joinText(piece, rest, language), "");
}

/** A duration or a list as `Intl` writes it, but for its seams: `2 天`, where it says `2天`. */
export function joinParts(parts: readonly { value: string }[], language: Language): string {
  return joinTexts(
    parts.map(({ value }) => value),
    language,
  );
}
