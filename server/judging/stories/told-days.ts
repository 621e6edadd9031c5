import { DAY_MS, dayOf } from "../../../contracts/days.ts";
import type { Language } from "../../../contracts/languages.ts";
import { datesIn } from "../../language/dates.ts";
import { foldWithPlaces, plain } from "../../language/fold.ts";
import { MONTH_NAME, monthDaysIn, monthNamed } from "../../language/month-days.ts";
import { inSimplified } from "../../language/simplified.ts";
import type { Hit } from "./word-patterns.ts";

/** Days and months without a year, as read on a given day. */

/** Publishers' time zones: the day of an item is that of its readers. */
const HOURS_AHEAD: Record<Language, number> = { en: 8, zh: 8, vi: 7, th: 7, id: 7 };
const TODAY: Record<Language, string> = {
  en: "today|this (?:morning|afternoon|evening)|tonight|earlier today",
  zh: "今天|今日|今早|今晚|今晨|今午",
  vi: "hôm nay|sáng nay|chiều nay|trưa nay|tối nay",
  th: "วันนี้|เช้านี้|บ่ายนี้|เย็นนี้",
  id: "hari ini|pagi ini|siang ini|sore ini|malam ini",
};
const YESTERDAY: Record<Language, string> = {
  en: "yesterday|last night",
  zh: "昨天|昨日|昨晚|昨午",
  vi: "hôm qua|chiều qua|sáng qua|tối qua|đêm qua",
  th: "เมื่อวานนี้|เมื่อวาน|วานนี้",
  id: "kemarin",
};
const BEFORE_YESTERDAY: Record<Language, string> = {
  en: "the day before yesterday",
  zh: "前天|前日",
  vi: "hôm kia",
  th: "เมื่อวานซืน|วานซืน",
  id: "kemarin lusa|dua hari lalu|kemarin dulu",
};
/** From Sunday on. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
  zh: ["[日天]", "一", "二", "三", "四", "五", "六"],
  vi: [
    "chủ nhật",
    "thứ (?:hai|2)",
    "thứ (?:ba|3)",
    "thứ (?:tư|4)",
    "thứ (?:năm|5)",
    "thứ (?:sáu|6)",
    "thứ (?:bảy|7)",
  ],
  th: ["อาทิตย์", "จันทร์", "อังคาร", "พุธ", "พฤหัส(?:บดี)?", "ศุกร์", "เสาร์"],
  id: ["minggu", "senin", "selasa", "rabu", "kamis", "jum'?at", "sabtu"],
};
const BEFORE_WEEKDAY: Record<Language, string> = {
  en: "(?<!every |a |next |by |until |each |from )(?:on |last |this )?",
  zh: "(?:本周|上周|这周|周|本星期|上星期|星期|礼拜)",
  // "Đợt vốn thứ hai" is the second one, and no Monday.
  vi: "(?:hôm |ngày |vào |sáng |trưa |chiều |tối |đêm |(?<=^|[,;:.(“] ?|(?:công bố|thông báo|cho biết|xác nhận|ký) ))",
  th: "วัน",
  id: "(?:pada |hari )?",
};

const LATIN_EDGE = ["(?<![\\p{L}\\p{M}\\p{N}])", "(?![\\p{L}\\p{M}])"] as const;
/** As in the news: "on Wednesday (13/5)" and, for the current month, "13日". */
const SHORT_DAYS = [
  "(?<=[( ])(?<day>\\d{1,2})/(?<month>\\d{1,2})(?=[ ).,]|$)(?! ?(?:cổ|sao|điểm))",
  "(?<![\\d月年])(?<day>\\d{1,2})日(?!内|均|活)",
];

export type ToldDay = Hit & { day: string };

/** The day on which an item came out, in its readers' time zone. */
export function publishedDay(publishedAt: Date, language: Language): string {
  return dayOf(publishedAt.getTime() + HOURS_AHEAD[language] * 3_600_000);
}

/** Each day that a text names, as a date or relative to the day on which it was written. */
export function toldDaysIn(text: string, language: Language, today: string): ToldDay[] {
  const low = plain(text).toLowerCase();
  const now = Date.parse(today);
  const isLatin = language !== "zh" && language !== "th";
  const found: ToldDay[] = [];
  const find = (source: string, dayAt: (groups: Record<string, string>) => string | undefined) => {
    const whole = isLatin ? `${LATIN_EDGE[0]}(?:${source})${LATIN_EDGE[1]}` : source;
    for (const { 0: words, index, groups } of low.matchAll(compiled(whole))) {
      const day = dayAt(groups ?? {});
      if (day) found.push({ start: index, end: index + words.length, day });
    }
  };
  found.push(...writtenDays(text, now));
  const written = found.length;
  for (const form of SHORT_DAYS) {
    for (const { 0: words, index, groups = {} } of low.matchAll(compiled(form))) {
      const month = groups.month ?? new Date(now).getUTCMonth() + 1;
      const day = lastSuchDay(Number(month), Number(groups.day), now);
      const isPart = found
        .slice(0, written)
        .some(({ start, end }) => index < end && start < index + words.length);
      if (day && !isPart) found.push({ start: index, end: index + words.length, day });
    }
  }
  find(TODAY[language], () => today);
  find(YESTERDAY[language], () => dayOf(now - DAY_MS));
  find(BEFORE_YESTERDAY[language], () => dayOf(now - 2 * DAY_MS));
  WEEKDAYS[language].forEach((name, at) => {
    find(
      `(?<ahead>${BEFORE_WEEKDAY[language]})${name}(?! (?:depan|tới|sau|next))`,
      ({ ahead = "" }) => {
        const back = (new Date(now).getUTCDay() - at + 7) % 7;
        return dayOf(
          now - (back + (/上/.test(ahead) && back < new Date(now).getUTCDay() ? 7 : 0)) * DAY_MS,
        );
      },
    );
  });
  return found.toSorted((one, other) => one.start - other.start);
}

/** Days with their month, with or without a year. */
function writtenDays(text: string, now: number): ToldDay[] {
  const { text: low, places } = foldWithPlaces(plain(text));
  const folded = inSimplified(low);
  const full = datesIn(folded).flatMap(({ from, to, start, end }) =>
    from === to ? [{ day: from, start, end }] : [],
  );
  const yearless = monthDaysIn(folded).flatMap(({ month, day, start, end }) => {
    const last = lastSuchDay(month, day ?? 0, now);
    return last === undefined ? [] : [{ day: last, start, end }];
  });
  return [...full, ...yearless].map(({ day, start, end }) => ({
    day,
    start: places[start] ?? start,
    end: (places[end - 1] ?? end - 1) + 1,
  }));
}

/** The latest such day that is not in the future. */
function lastSuchDay(month: number, day: number, now: number): string | undefined {
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  const year = new Date(now).getUTCFullYear();
  const candidates = [year, year - 1].map((one) => Date.UTC(one, month - 1, day));
  const last = candidates.find((one) => one <= now + DAY_MS);
  return last === undefined ? undefined : dayOf(last);
}

/** The first ten days of a month, and the next ten. */
const STARTING = ["early", "awal", "đầu", "ต้น", "初", "上"];
const HALVING = ["mid", "pertengahan", "giữa", "กลาง", "中"];

/** Months without a year, as the last of that name. */
export function bareMonthsIn(low: string, language: Language, today: string): { to: string }[] {
  const forms: Record<Language, string> = {
    en: `(?:in|since|last|(?<part>early|mid|late))[ -]${MONTH_NAME}(?! \\d)`,
    id: `(?:pada|bulan|sejak|(?<part>awal|pertengahan|akhir)) (?:bulan )?${MONTH_NAME}(?! \\d)`,
    vi: "(?:hồi|vào|trong|từ|(?<part>đầu|giữa|cuối)) (?<part2>đầu |giữa |cuối )?tháng (?<month>\\d{1,2})(?![\\d/])",
    th: `(?:(?<part>ต้น|กลาง|ปลาย)?เดือน|เมื่อ)${MONTH_NAME}(?! ?\\d)`,
    zh: "(?<![\\d年])(?:今年|在|于|年)?(?<month>\\d{1,2})月(?! ?\\d)(?:份|，|完|获|才|刚|底|(?<part>[初中上]))",
  };
  const now = new Date(Date.parse(today));
  return [...low.matchAll(compiled(forms[language]))].flatMap(({ groups = {} }) => {
    const { month: named = "" } = groups;
    const month = monthNamed(named) ?? Number(named);
    if (!month || month > 12) return [];
    const isPast = month <= now.getUTCMonth() + 1;
    const last = Date.UTC(now.getUTCFullYear() - (isPast ? 0 : 1), month, 0);
    const part = (groups.part ?? groups.part2 ?? "").trim();
    const day = STARTING.includes(part) ? 10 : HALVING.includes(part) ? 20 : undefined;
    return [{ to: dayOf(day ? Date.UTC(new Date(last).getUTCFullYear(), month - 1, day) : last) }];
  });
}

const patterns = new Map<string, RegExp>();

/** Compiled once, as each clause of each item is searched for days. */
function compiled(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, "gu");
  patterns.set(source, pattern);
  return pattern;
}
