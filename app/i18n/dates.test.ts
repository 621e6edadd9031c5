import { describe, expect, it } from "vitest";
import {
  axisMonth,
  dateBesideTables,
  dayBesideNews,
  fullDate,
  plainDay,
  plainYear,
  relativeDate,
} from "./dates.ts";

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const english = (ms: number) => relativeDate(ago(ms), NOW, "en", "UTC");

describe("relativeDate (spec §9)", () => {
  it("says at least one minute", () => {
    expect(english(0)).toBe("1 minute ago");
    expect(english(30_000)).toBe("1 minute ago");
  });

  it("treats an article of the future, from a clock that is off, as new", () => {
    expect(english(-5 * MINUTE)).toBe("1 minute ago");
  });

  it("counts minutes up to an hour, then hours up to a day", () => {
    expect(english(59 * MINUTE)).toBe("59 minutes ago");
    expect(english(HOUR)).toBe("1 hour ago");
    expect(english(24 * HOUR - 1)).toBe("23 hours ago");
  });

  it("gives month and day from 24 hours on, and the year only of another year", () => {
    expect(english(24 * HOUR)).toBe("November 19");
    expect(english(400 * 24 * HOUR)).toBe("October 16, 2025");
  });

  it("decides the year in the reader's time zone", () => {
    const newYear = Date.UTC(2027, 0, 1, 20);
    const article = new Date(Date.UTC(2026, 11, 31, 18)).toISOString();
    expect(relativeDate(article, newYear, "en", "Asia/Singapore")).toBe("January 1");
    expect(relativeDate(article, newYear, "en", "UTC")).toBe("December 31, 2026");
  });

  it.each([
    ["zh", "3 小时前", "11月18日"],
    ["vi", "3 giờ trước", "18 tháng 11"],
    ["th", "3 ชั่วโมงที่ผ่านมา", "18 พฤศจิกายน"],
    ["id", "3 jam yang lalu", "18 November"],
  ] as const)("speaks %s", (language, hours, day) => {
    expect(relativeDate(ago(3 * HOUR), NOW, language, "UTC")).toBe(hours);
    expect(relativeDate(ago(48 * HOUR), NOW, language, "UTC")).toBe(day);
  });
});

describe("fullDate", () => {
  it.each([
    ["en", "November 20, 2026"],
    ["zh", "2026年11月20日"],
    ["vi", "20 tháng 11, 2026"],
    ["th", "20 พฤศจิกายน 2569"],
    ["id", "20 November 2026"],
  ] as const)("writes the date as %s does", (language, expected) => {
    expect(fullDate(ago(0), language, "UTC").replace(/\u00a0/g, " ")).toContain(expected);
  });
});

describe("plainYear", () => {
  it.each([
    ["en", "2019"],
    ["zh", "2019年"],
    ["vi", "2019"],
    ["th", "พ.ศ. 2562"],
    ["id", "2019"],
  ] as const)("writes the year as %s counts it", (language, expected) => {
    expect(plainYear(2019, language)).toBe(expected);
  });
});

it.each([
  ["en", "Oct", "2026"],
  ["vi", "T10", "2026"],
  ["th", "ต.ค.", "2569"],
  ["zh", "10月", "2026"],
  ["id", "Okt", "2026"],
] as const)("names a month on the axis of a chart: %s", (language, month, year) => {
  expect(axisMonth("2026-10-01", language)).toEqual({ month, year });
});

it("Vietnamese writes the days of a page in one way: by name beside news, in figures beside tables", () => {
  const day = "2026-11-05";
  expect(dayBesideNews(day, "vi", false)).toBe(
    relativeDate(`${day}T00:00:00Z`, Date.parse("2026-11-20"), "vi", "UTC"),
  );
  expect(dayBesideNews(day, "vi", true)).toBe(fullDate(day, "vi", "UTC"));
  expect(dateBesideTables(day, "vi", "UTC")).toBe(plainDay(day, "vi"));
  expect(dayBesideNews(day, "en", false)).toBe("Nov 5");
  expect(dateBesideTables(day, "en", "UTC")).toBe("November\u00a05,\u00a02026");
});
