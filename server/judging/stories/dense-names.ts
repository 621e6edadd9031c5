import type { Language } from "../../../contracts/languages.ts";
import { segmentsOf } from "../../language/words.ts";
import type { NameSpan } from "./name-span.ts";
import { placeAt } from "./place-names.ts";
import type { Sentence } from "./story-text.ts";
import { readPatterns } from "./word-patterns.ts";

/*
 * Finds unknown names in Thai and Chinese. Nothing marks where they begin and end: they come between
 * a word for what they are and one for what they do, or just before the latter, and recur in the text.
 */

const { company, person } = readPatterns("roles.json", ["company", "person"]);
const { get, give, otherMoney, plan } = readPatterns("round.json", [
  "get",
  "give",
  "otherMoney",
  "plan",
]);
const { announced } = readPatterns("days.json", ["announced"]);
const { orgEnding } = readPatterns("openers.json", ["orgEnding"]);

const HAN_ENDS = `[（(，,。、：:;的是为已于在将今昨日近拟并也又与和及有正称则从以对把让使]|创立|创办|创始|成立|开始|开发|总部|目前|现有|旗下|方面|本次|本轮|${get.zh.source}|${give.zh.source}|${announced.zh.source}|计划|连接|总部|方面|$`;
const HAN = new RegExp(
  `(?:(?<cue>${company.zh.source}|[“"「『])|^|: ?|[，。、：；）"“‘《的由给了])(?=(?<name>[\\p{Script=Han}]{2,8}?)(?:(?<acts>${get.zh.source}|${announced.zh.source}|[(（”"」』])|${HAN_ENDS}))`,
  "gu",
);
const THAI_ENDS = ` |["”]|${get.th.source}|${give.th.source}|${announced.th.source}|ซึ่ง|ที่|ผู้|มี|เป็น|ได้|จะ|กล่าว|จาก|$`;
const THAI = new RegExp(
  `(?:(?<cue>${company.th.source}) |(?<called>ชื่อ|บริษัท)|^|["“])(?=(?<name>\\p{Script=Thai}{3,24}?(?: \\p{Script=Thai}{3,16}?)??)(?:${THAI_ENDS}))`,
  "gu",
);
const THAI_ORG = new RegExp(
  `(?<name>\\p{Script=Thai}{2,20} ?(?:${orgEnding.th.source})|(?:ธนาคาร|มูลนิธิ)\\p{Script=Thai}{3,18}?(?= |ประกาศ|ปล่อย|อนุมัติ|ให้|$))`,
  "gu",
);
const HAN_ORG = new RegExp(
  `(?:^|[，。、：；（由和与及的等是为有]|来自|包括|获得?|${company.zh.source})(?=(?<name>[\\p{Script=Han}]{2,6}?(?:${orgEnding.zh.source}))(?!\\d|了|于|的?[一-龥]{0,2}公司))`,
  "gu",
);
const THAI_BOUNDED =
  /(?<![\p{L}\p{M}])(?<name>\p{Script=Thai}{4,24})(?=[ "”)(](?!(?:และ|หรือ|กับ) ))/gu;
const THAI_ACTS = new RegExp(
  `^["”]? ?(?:${get.th.source}|${give.th.source}|${announced.th.source}|ซึ่ง|ผู้|มี|เป็น|ของ|จับมือ|เตรียม|เดินหน้า|ขยาย|เปิด|ปิด|ให้บริการ|พัฒนา|${company.th.source}|[(])`,
  "u",
);
/** "บริษัท … จำกัด" encloses the whole name of a company, however rarely it occurs. */
const THAI_LIMITED =
  /บริษัท ?(?<name>\p{Script=Thai}[\p{Script=Thai} ]{2,28}?) ?(?:จำกัด|\(มหาชน\))/gu;
/** Words that begin parts of sentences, and no names. */
const FUNCTION_WORD =
  /^(?:นอกจาก|อย่าง|ขณะ|ทั้ง|โดย|ซึ่ง|ปัจจุบัน|ล่าสุด|ด้าน|สำหรับ|หลัง|ก่อน|เมื่อ|รวม|เนื่อง|ใน|การ|ความ|ที่|และ|หรือ|แต่|จาก|เพื่อ|ให้|ได้|จะ|ตาม|ราว|กว่า|อีก|พร้อม|ประเทศ|ปี|ทั่ว|ทำให้|ล้าน|หมื่น|จำนวน|มูลค่า|เป็น|ด้วย|ตั้งแต่|ระหว่าง|ถึง|ต่อ|แม้|หาก|ว่า|คน|ราย|แห่ง|บาท|ดอลลาร์|สหรัฐ|เงินทุน|เงินลงทุน|รอบ)/u;
const LEAST = 2;
/** "一家银行", "นักลงทุน": somebody unnamed. */
const NAMELESS =
  /^(?:一|某|多家|两|几|数|原有?|该|其|本|新|老|旗下|战略|产业|政府|国有|外资|私募|当地|个人|知名|多名|现有|中国|国内|นักลงทุน|กองทุน|ผู้|เรา|คุย|ธนาคาร(?:สอง|สาม|สี่|ห้า|หลาย|อีก|พาณิชย์|แห่ง|ของ|ใน|ต่าง|ไทย$|ชั้น|ขนาด|กลาง)|หลาย|อีก)/u;
const BEFORE_THAI = /^(?:จาก|โดย|และ|กับ|ของ|ใน|ร่วมกับ|ร่วมด้วย|พร้อม|คือ|มี|ได้แก่|ให้)/u;

export function denseSpans(sentences: readonly Sentence[], language: Language): NameSpan[] {
  if (language !== "zh" && language !== "th") return [];
  const whole = sentences.map(({ plain }) => plain).join("\n");
  const pattern = language === "zh" ? HAN : THAI;
  const names = new Set<string>();
  for (const { low, where } of sentences) {
    for (const { 0: before, index, groups } of low.matchAll(pattern)) {
      const name = (groups?.name ?? "").trim();
      // At the beginning, or after a word for what it is, this may be a name; after other words it proves little.
      const isStrong =
        (groups?.cue ?? groups?.called) !== undefined ||
        (before === "" && index === 0) ||
        (where === "title" && /[，,。：:；;]/u.test(before));
      const isCalled = groups?.cue !== undefined && groups.acts !== undefined;
      const from = index + before.length;
      const isQuoted =
        /["“‘「『]$/u.test(before) &&
        (isBesideWord(low, from, from + name.length) || isQuotedAgain(name, whole));
      if (
        (isStrong || isQuoted) &&
        !isCounted(name, whole) &&
        isNameLike(name, language, isCalled || isQuoted) &&
        (isQuoted || timesIn(whole, name) >= LEAST)
      )
        names.add(name);
    }
  }
  if (language === "th") for (const name of boundedNames(sentences, whole)) names.add(name);
  for (const { low } of sentences)
    for (const { groups } of low.matchAll(THAI_LIMITED)) names.add((groups?.name ?? "").trim());
  const organisations = sentences.flatMap((sentence) =>
    [...sentence.plain.matchAll(language === "zh" ? HAN_ORG : THAI_ORG)].map(
      (match) => match.groups?.name ?? "",
    ),
  );
  for (const name of organisations) {
    const bare = withoutPlace(name.replace(BEFORE_THAI, ""));
    if (bare.length > 2 && !NAMELESS.test(bare) && !/的|旗下|[一两几多数三]家/u.test(bare))
      names.add(bare);
  }
  const longest = [...new Set([...names].map((name) => asOftenTold(name, whole)))].toSorted(
    (one, other) => other.length - one.length,
  );
  return sentences.flatMap((sentence) => spansOf(sentence, longest));
}

/** Between blanks, repeated after another blank, and somewhere doing something: a Thai name. */
function boundedNames(sentences: readonly Sentence[], whole: string): string[] {
  const tokens = sentences.flatMap(({ low }) =>
    [...low.matchAll(THAI_BOUNDED)].map(({ groups }) => groups?.name ?? ""),
  );
  return [...new Set(tokens)].filter((name) => {
    if (FUNCTION_WORD.test(name) || !isNameLike(name, "th", false) || isCounted(name, whole))
      return false;
    const behind = whole.split(new RegExp(`(?<![\\p{L}\\p{M}])${name}`, "u")).slice(1);
    return behind.length >= LEAST && behind.some((text) => THAI_ACTS.test(text));
  });
}

/** "该公司名为“晨光数据”": a name in quotes beside a word for a company, or for what it got. */
function isBesideWord(low: string, start: number, end: number): boolean {
  const [before, behind] = [
    low.slice(Math.max(0, start - 22), start),
    low.slice(end + 1, end + 22),
  ];
  const isFirst = (words: RegExp) => behind.trimStart().search(words) === 0;
  return (
    [company.zh, company.th].some(
      (words) =>
        new RegExp(
          `(?:${words.source})[\\p{L}\\p{M}]{0,8} ?(?:名为|名叫|叫做?|ชื่อ)? ?["“‘「『]$`,
          "u",
        ).test(before) || isFirst(words),
    ) || [get.zh, get.th].some(isFirst)
  );
}

/** "รีสอร์ต 74 แห่ง": what is counted is no name. */
function isCounted(name: string, whole: string): boolean {
  return new RegExp(
    `${name} ?\\d[\\d,]* ?(?:แห่ง|ราย|คน|ตัว|สาขา|หลัง|เครื่อง|ลำ|คัน|ครอบครัว)`,
    "u",
  ).test(whole);
}

/** In quotes in both headline and text: whatever the word means, here it is a name. */
function isQuotedAgain(name: string, whole: string): boolean {
  return whole.split(new RegExp(`["“‘「『]${name}["”’」』]`, "u")).length > LEAST;
}

/** "อาร์มาดา บีรู": a name extends as far as its occurrences agree. */
function asOftenTold(name: string, whole: string): string {
  if (!/\p{Script=Thai}/u.test(name) || timesIn(whole, name) < LEAST) return name;
  const behind = whole.split(name).slice(1);
  const [first = ""] = behind;
  let length = 0;
  while (length < first.length && behind.every((one) => one[length] === first[length])) length += 1;
  const shared = first.slice(0, length);
  const more = /^\s?[\p{Script=Thai}]{3,16}/u.exec(shared)?.[0] ?? "";
  // "เฮลท์ตี้" + "มี": letters that always follow, and once end at a blank, are part of the name.
  const isPart = behind.some((one) => /^[\s"”(]/u.test(one.slice(length)));
  const short = isPart ? (/^[\p{Script=Thai}]{1,3}$/u.exec(shared)?.[0] ?? "") : "";
  return name + (more || short);
}

function spansOf(sentence: Sentence, names: readonly string[]): NameSpan[] {
  const spans: NameSpan[] = [];
  for (const name of names) {
    for (
      let at = sentence.plain.indexOf(name);
      at >= 0;
      at = sentence.plain.indexOf(name, at + 1)
    ) {
      const end = at + name.length;
      if (spans.some(({ start, end: last }) => start < end && at < last)) continue;
      const text = sentence.quote.slice(at, end);
      spans.push({ sentence, start: at, end, text, id: undefined, kind: undefined });
    }
  }
  return spans;
}

/** @param isCalled whether it is between what a company is and what it does: then any word may be a name */
function isNameLike(name: string, language: "zh" | "th", isCalled: boolean): boolean {
  if (name.length < 2 || NAMELESS.test(name) || placeAt(name) === name.length) return false;
  const words = [
    company[language],
    person[language],
    get[language],
    give[language],
    announced[language],
  ];
  // "目标规模": a word for a sum begins no name.
  const firsts = [otherMoney[language], plan[language]];
  return (
    words.every((pattern) => name.search(pattern) < 0) &&
    firsts.every((pattern) => name.search(pattern) !== 0) &&
    (isCalled || !isOneWord(name, language))
  );
}

/** A word of the dictionary is seldom an unknown name. */
function isOneWord(name: string, language: "zh" | "th"): boolean {
  return [...segmentsOf(name, language)].length < 2;
}

function withoutPlace(name: string): string {
  const place = placeAt(name);
  return place > 0 && place < name.length ? name.slice(place).replace(/^[的 ]/, "") : name;
}

function timesIn(text: string, name: string): number {
  return text.split(name).length - 1;
}
