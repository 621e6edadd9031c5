import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { workOutExample } from "./method-example.ts";
import { methodHtml } from "./method-text.server.ts";

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

const shape = (language: Language) => {
  const html = methodHtml(language);
  return {
    headings: count(html, /<h2>/g),
    items: count(html, /<li>/g),
    rows: count(html, /<tr>/g),
    bars: count(html, /<svg /g),
    formulas: count(html, /<p><code>/g),
    paragraphs: count(html, /<p>/g),
  };
};

test.each(LANGUAGES)("the method says the same things in %s as in English", (language) => {
  expect(shape(language)).toEqual(shape("en"));
  expect(methodHtml(language)).not.toMatch(/[{}]|\*\*|undefined|NaN/);
});

test("the worked example is right", () => {
  expect(workOutExample()).toMatchObject({
    // 4, 5 and 6 are fewer than 7, one is 7: (3 + 1/2) / 8; few is hard.
    roundsMidrank: 0.4375,
    roundsPercentile: 0.5625,
    // 9, 11, 12, 14 of eight; few is hard.
    investorsPercentile: 0.5,
    // 4 and 5 of eight; many is hard.
    seekingPercentile: 0.25,
    // 900, 1000, 1100 of eight; small is hard.
    medianPercentile: 0.625,
    // 250 to 380 are five of eight; long is hard.
    daysPercentile: 0.625,
    // 25 × 0.5625 + 20 × 0.5 + 20 × 0.25 + 15 × 0.625 + 20 × 0.625
    //  = 14.0625 + 10 + 5 + 9.375 + 12.5
    cell: 50.9375,
    // (7 × 50.9375 + 10 × 40) / 17 = 756.5625 / 17
    index: expect.closeTo(44.5037, 4),
  });
});

test("the weights are a table with a bar each, and the example one that ends in its result", () => {
  const [weights = "", example = ""] = methodHtml("en").match(/<table>.*?<\/table>/gs) ?? [];
  expect(count(weights, /<svg /g)).toBe(5);
  expect(weights).toContain('25%<svg aria-hidden="true"');
  expect(weights).toMatch(/15%<svg[^>]*><rect width="60"/);
  expect(example).toMatch(/<strong>D<\/strong><\/td>\s*<td[^>]*><strong>50.9375<\/strong>/);
  expect(example).toMatch(/<strong>45<\/strong><\/td>\s*<\/tr>\s*<\/tbody><\/table>$/);
});

test("a sum breaks between its brackets only", () => {
  const html = methodHtml("en");
  expect(html).toContain("(3\u00a0+\u00a0½\u00a0×\u00a01)\u00a0/\u00a08\u00a0=\u00a00.4375");
  expect(html).toContain(
    "(7\u00a0×\u00a050.9375\u00a0+\u00a010\u00a0×\u00a040) /\u00a0(7\u00a0+\u00a010)",
  );
});

test("figures are formatted as the language does", () => {
  expect(methodHtml("en")).toContain("p\u00a0=\u00a01\u00a0−\u00a00.4375\u00a0=\u00a00.5625");
  expect(methodHtml("vi")).toContain("1\u00a0−\u00a00,4375\u00a0=\u00a00,5625");
  expect(methodHtml("en")).toContain("<strong>45</strong>");
  expect(methodHtml("en")).toContain("US$1.2M");
});
