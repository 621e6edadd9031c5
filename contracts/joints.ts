import type { Language } from "./languages.ts";

/** The letters of languages that part them from Latin ones, and from figures, by a space. */
const OWN: Partial<Record<Language, RegExp>> = { th: /\p{Script=Thai}/u, zh: /\p{Script=Han}/u };
const OTHER = /[\p{Script=Latin}\p{Nd}]/u;

/** Sets two pieces of text side by side, with the space that Thai and Chinese want there. */
export function joinText(left: string, right: string, language: Language): string {
  const own = OWN[language];
  const [before, after] = [left.trimEnd(), right.trimStart()];
  const [last, first] = [before.at(-1), after.at(0)];
  if (!own || last === undefined || first === undefined) return left + right;
  const isOwn = [own.test(last), own.test(first)];
  const isOther = [OTHER.test(last), OTHER.test(first)];
  if ((isOwn[0] && isOther[1]) || (isOther[0] && isOwn[1])) return `${before} ${after}`;
  // Chinese has no spaces of its own: one stood there for a Latin name.
  return language === "zh" && isOwn[0] && isOwn[1] ? before + after : left + right;
}
