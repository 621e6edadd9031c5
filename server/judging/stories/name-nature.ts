import type { Language } from "../../../contracts/languages.ts";
import type { NameSpan } from "./name-span.ts";
import type { Sentence } from "./story-text.ts";
import { endsWith, hitsOf, readPatterns } from "./word-patterns.ts";

/* Tells from the words around a name whether it is a firm, a person, a place, or a company whose people speak. */

const { person, place, leadBefore, leadAfter, attributeBefore, attributeAfter } = readPatterns(
  "roles.json",
  ["place", "person", "leadBefore", "leadAfter", "attributeBefore", "attributeAfter"],
);
const { orgEnding } = readPatterns("openers.json", ["orgEnding"]);

export function isOrganisation(name: string, language: Language): boolean {
  const low = name.toLowerCase();
  const isBank = /^(?:(?:bank|banco|ngân hàng|yayasan|quỹ)(?!\p{L})|ธนาคาร|มูลนิธิ)/u.test(low);
  return isBank || [orgEnding[language], orgEnding.en].some((ending) => endsWith(ending, low));
}

export function isCued(
  { sentence, start, end }: NameSpan,
  pattern: RegExp,
  language: Language,
): boolean {
  const { low } = sentence;
  const before = hitsOf(pattern, low, Math.max(0, start - 24), start);
  const isBefore = before.some(
    (hit) =>
      low
        .slice(hit.end, start)
        .trim()
        .replace(/^(?:asal \S+|sử dụng)$/, "") === "",
  );
  if (isBefore) return true;
  // "Pandan, a Singapore startup that …"
  const apposition =
    /^(?:\s*[(（][^)）]{1,40}[)）])?[,，]?\s?(?<said>[^,.，。]{0,60})/u.exec(low.slice(end))?.groups
      ?.said ?? "";
  const isBehind = /^(?:\s*[,(（，]|\s+\p{Script=Thai})/u.test(low.slice(end));
  return isBehind && language !== "zh" && hitsOf(pattern, apposition).length > 0;
}

/** A family name and at least two more: few companies have such a name. */
const VIETNAMESE_NAME =
  /^(?:Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Ngô|Dương|Đinh|Trịnh|Đào)(?: \p{Lu}\p{Ll}*){2,3}$/u;

export function isPersonHere(
  { sentence, start, end, text, id }: NameSpan,
  language: Language,
): boolean {
  const { low } = sentence;
  if (id === undefined && VIETNAMESE_NAME.test(text)) return true;
  const before = low.slice(Math.max(0, start - 26), start).trimEnd();
  const titles = [person[language], person.en];
  const isTitled = titles.some((pattern) =>
    hitsOf(pattern, before).some((hit) => before.slice(hit.end).trim() === ""),
  );
  const behind = low.slice(end, end + 40);
  const isExplained = titles.some((pattern) =>
    hitsOf(pattern, behind).some((hit) =>
      /^\s*[,，(（]\s*(?:the |its |the company's |sang |nhà )?$/u.test(behind.slice(0, hit.start)),
    ),
  );
  return isTitled || isExplained;
}

/** "Yoga Prasetya dari Muatin": somebody who belongs to a company of the directory. */
export function isOfCompany(
  { sentence, end, id }: NameSpan,
  spans: readonly NameSpan[],
  language: Language,
): boolean {
  const behind = OF[language].exec(sentence.low.slice(end))?.[0];
  return (
    id === undefined &&
    behind !== undefined &&
    spans.some(
      (span) =>
        span.sentence === sentence && span.start === end + behind.length && span.kind === "startup",
    )
  );
}

const OF: Record<Language, RegExp> = {
  en: /^ (?:of|from|at) /u,
  id: /^ dari /u,
  vi: /^ (?:của|từ) /u,
  th: /^ ?(?:ของ|จาก) ?/u,
  zh: /^来自/u,
};

/** "A startup in Malang", "quận Hải Châu": such words are followed by a place. */
export function isPlaceHere({ sentence, start, end, id }: NameSpan, language: Language): boolean {
  const before = sentence.low.slice(Math.max(0, start - 14), start).trimEnd();
  // "The Ipoh recycler"
  if (language === "en" && /\bthe$/.test(before) && /^ \p{Ll}/u.test(sentence.plain.slice(end)))
    return id === undefined;
  return id === undefined && endsWith(place[language], before);
}

export function isLead({ sentence, start, end }: NameSpan, language: Language): boolean {
  const { low } = sentence;
  const before = hitsOf(leadBefore[language], low, Math.max(0, start - 40), start);
  const behind = hitsOf(leadAfter[language], low, end, end + 30);
  const isBehind = behind.some((hit) => hit.start - end <= 2);
  return before.some((hit) => start - hit.end <= 2) || isBehind;
}

const LONGEST_ATTRIBUTE = 34;
const POSSESSIVE = /^(?:['’]s)?(?:的)?(?: (?:former|early|main|biggest|closest|local))? ?$/u;

/**
 * "SkyFarm's rival Padi", "founded by former SkyFarm engineers": SkyFarm is named only to say who somebody else
 * is, and does nothing itself.
 */
export function isAttribute({ sentence, start, end }: NameSpan, language: Language): boolean {
  const { low } = sentence;
  const before = low.slice(Math.max(0, start - LONGEST_ATTRIBUTE), start).trimEnd();
  if (endsWith(attributeBefore[language], before)) return true;
  return hitsOf(attributeAfter[language], low, end, end + LONGEST_ATTRIBUTE).some((hit) =>
    POSSESSIVE.test(low.slice(end, hit.start)),
  );
}

/** "คู่แข่ง", rival: a relation between two, and nobody's name. */
export function isRelation(text: string, language: Language): boolean {
  return hitsOf(attributeBefore[language], text.toLowerCase()).some(
    ({ start, end }) => start === 0 && end === text.length,
  );
}

const OF_COMPANY: Record<Language, RegExp> = {
  en: /^ (?:of|at)(?: \S+(?: startup| company| firm)?)? $/u,
  id: /^ (?:startup |perusahaan |pt )?$/u,
  vi: /^ (?:công ty |startup |của )*$/u,
  th: /^ ?(?:ของ|บริษัท|แห่ง)? ?$/u,
  zh: /^$/u,
};

/** "Chief executive of Durobot", "Rani Putri, direktur utama Manggista": whether its people speak about the round. */
export function speaksFor(
  { sentence, start, end, kind, text }: NameSpan,
  spans: readonly NameSpan[],
  language: Language,
): boolean {
  if (kind === "investor" || isOrganisation(text, language)) return false;
  const { low } = sentence;
  const titlesIn = (from: number, to: number) =>
    [person[language], person.en].flatMap((words) => hitsOf(words, low, Math.max(0, from), to));
  // "Durobot's co-founder", "粉机”创始人".
  if (language !== "vi" && language !== "id" && language !== "th") {
    const joint = language === "zh" ? /^["”」』]?(?:公司|的)?(?:联合)?$/u : /^(?:'s)? (?:co-)?$/u;
    if (titlesIn(end, end + 24).some((title) => joint.test(low.slice(end, title.start))))
      return true;
  }
  return titlesIn(start - 40, start).some(
    (title) =>
      OF_COMPANY[language].test(low.slice(title.end, start)) &&
      (language === "en" || isOfSomebody(sentence, title.start, spans)),
  );
}

/** Whether a title after a name and a comma belongs to that person, and says whose they are. */
function isOfSomebody(sentence: Sentence, at: number, spans: readonly NameSpan[]): boolean {
  return spans.some(
    (span) =>
      span.sentence === sentence &&
      span.end <= at &&
      /^(?: \p{L}+)?, (?:\p{L}+ ){0,2}$|^ $/u.test(sentence.low.slice(span.end, at)),
  );
}
