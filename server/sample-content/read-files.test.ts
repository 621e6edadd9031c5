import { expect, it } from "vitest";
import type { Language } from "../../contracts/languages.ts";
import { readSampleContent } from "./read-files.ts";

const { startups, investors, articles } = readSampleContent();

/** All texts of the samples in a language. */
const saidIn = (language: Language): string[] => [
  ...[...startups, ...investors].flatMap(({ tagline, description }) => [
    tagline[language],
    description[language],
  ]),
  ...articles.flatMap(({ title, excerpt, body, imageAlt }) => [
    title[language],
    excerpt[language],
    body[language],
    imageAlt[language],
  ]),
];
const found = (language: Language, pattern: RegExp) =>
  saidIn(language).flatMap((text) => text.match(pattern) ?? []);

it("English quotes, and leaves letters out, with curly marks", () => {
  expect(found("en", /.{0,20}["'].{0,20}/g)).toEqual([]);
});

it("English writes amounts and the region as the product does", () => {
  expect(found("en", /US\$[\d.,]+ ?[mbk]\b.{0,10}|South-East Asia.{0,10}/gi)).toEqual([]);
});

it("AI has been nowhere and asked nobody: outside of quotes, no article says I or we", () => {
  const told = articles.flatMap(({ title, excerpt, body }) =>
    [title.en, excerpt.en, body.en].map((text) => text.replace(/“[^”]*”?/g, "")),
  );
  const first =
    /(?:(?<!\p{L})(?:we|our|my|Benih|I (?:think|was|saw|heard))(?!\p{L})|(?:told|quoted|shown?|showed|let) us\b).{0,20}/giu;
  expect(told.flatMap((text) => text.match(first) ?? [])).toEqual([]);
});

it("Indonesian writes rupiah as the product does: Rp24.000", () => {
  expect(found("id", /Rp \d.{0,10}/g)).toEqual([]);
});

it("who is quoted under one name works at one place", () => {
  const places = new Map<string, Set<string>>();
  for (const { body } of articles) {
    for (const [, name = "", place = ""] of body.en.matchAll(/— ([^,\n]+), [^\n]*, ([^,\n]+)$/gm))
      places.set(name, (places.get(name) ?? new Set()).add(place));
  }
  expect(places.size).toBeGreaterThan(20);
  expect([...places].filter(([, names]) => names.size > 1)).toEqual([]);
});
