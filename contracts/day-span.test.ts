import { expect, it } from "vitest";
import { daySpan } from "./day-span.ts";
import { LANGUAGES } from "./languages.ts";

it("writes days in a row as people of each language do", () => {
  const spans = LANGUAGES.map((language) => daySpan("2026-11-23", "2026-11-29", language));
  // `Intl` sets thin spaces around the dash.
  expect(spans.map((span) => span.replace(/\s/g, " ")).sort()).toEqual(
    [
      "23 – 29 tháng 11, 2026",
      "2026年11月23日至29日",
      "23–29 November 2026",
      "23–29 พฤศจิกายน 2569",
      "November 23 – 29, 2026",
    ].sort(),
  );
});

it.each([
  ["2026-11-29", "2026-11-29", "2026年11月29日"],
  ["2026-11-29", "2026-12-05", "2026年11月29日至12月5日"],
  ["2026-12-28", "2027-01-03", "2026年12月28日至2027年1月3日"],
])("in Chinese, %s to %s is %s", (from, to, span) => {
  expect(daySpan(from, to, "zh")).toBe(span);
});
