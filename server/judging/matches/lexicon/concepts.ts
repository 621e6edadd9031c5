import { INDUSTRIES } from "../../../../contracts/catalogue.ts";
import { LANGUAGES, type Language } from "../../../../contracts/languages.ts";
import { parts } from "../../../language/word-lists.ts";
import { listedWords, type WordEntry, wordList } from "./word-lists.ts";

/**
 * What profiles talk about, in any language: industries, their sectors, business models, traits of
 * a company, and the help that an investor gives.
 */
export type Concept = {
  id: string;
  group: "industry" | "sector" | "model" | "customer" | "technology" | "vice" | "trait" | "help";
  /** Industries it belongs to, as indices. */
  of: readonly number[];
  /** Ids of the concepts that it always includes. */
  implies: readonly string[];
  words: Record<Language, string[]>;
};

const INDUSTRY_NAMES: readonly string[] = INDUSTRIES;

/** The industries come first, so that the index of an industry is its place in the closed list. */
export const CONCEPTS: readonly Concept[] = [
  ...orderedIndustries().map((entry) => concept(entry, "industry")),
  ...wordList("sectors").map((entry) => concept(entry, "sector")),
  ...wordList("ways").map((entry) => concept(entry, "sector")),
  ...wordList("vices").map((entry) => concept(entry, "vice")),
  ...wordList("traits").map((entry) => concept(entry, "trait")),
  ...wordList("help").map((entry) => concept(entry, "help")),
];

const INDEX = new Map(CONCEPTS.map(({ id }, at) => [id, at]));

/** The index of a concept that must exist. */
export function conceptAt(id: string): number {
  const at = INDEX.get(id);
  if (at === undefined) throw new Error(`There is no concept "${id}"`);
  return at;
}

export function conceptOf(index: number): Concept {
  const found = CONCEPTS[index];
  if (!found) throw new Error(`There is no concept ${index}`);
  return found;
}

/** The concept and all that it implies. */
export function withImplied(index: number): number[] {
  return [index, ...conceptOf(index).implies.map(conceptAt)];
}

export function isIndustry(index: number): boolean {
  return index < INDUSTRIES.length;
}

function orderedIndustries(): [string, WordEntry][] {
  const byName = new Map(listedWords("industries"));
  return INDUSTRIES.map((name) => {
    const entry = byName.get(name);
    if (!entry) throw new Error(`There are no words for the industry "${name}"`);
    return [name, entry];
  });
}

function concept([id, entry]: [string, WordEntry], group: Concept["group"]): Concept {
  const of = parts(entry.of).map((name) => INDUSTRY_NAMES.indexOf(name));
  if (of.includes(-1)) throw new Error(`"${id}" belongs to an industry that is none`);
  const words = (language: Language) => parts(entry[language]);
  return {
    id,
    group: entry.group ?? group,
    of,
    implies: parts(entry.implies),
    words: { en: words("en"), zh: words("zh"), vi: words("vi"), th: words("th"), id: words("id") },
  };
}

/** Pairs of industries so close that an investor in one may look at the other. */
const NEIGHBOURS: readonly [string, string, number][] = [
  ["fintech", "insurtech", 0.6],
  ["fintech", "web3", 0.2],
  ["ecommerce", "logistics", 0.3],
  ["logistics", "mobility", 0.4],
  ["healthtech", "biotech", 0.5],
  ["healthtech", "insurtech", 0.25],
  ["agritech", "foodtech", 0.5],
  ["agritech", "climate", 0.35],
  ["climate", "mobility", 0.3],
  ["saas", "ai", 0.5],
  ["saas", "hrtech", 0.5],
  ["saas", "security", 0.4],
  ["edtech", "hrtech", 0.3],
  ["ecommerce", "foodtech", 0.25],
  ["hardware", "ai", 0.2],
  ["travel", "mobility", 0.2],
  ["ecommerce", "media", 0.2],
  ["saas", "fintech", 0.2],
  ["proptech", "fintech", 0.15],
  ["climate", "hardware", 0.2],
];

const closeness = new Float64Array(INDUSTRIES.length ** 2);
for (const at of INDUSTRIES.keys()) closeness[at * INDUSTRIES.length + at] = 1;
for (const [one, other, value] of NEIGHBOURS) {
  closeness[conceptAt(one) * INDUSTRIES.length + conceptAt(other)] = value;
  closeness[conceptAt(other) * INDUSTRIES.length + conceptAt(one)] = value;
}

/** How close two industries are: 1 for the same, 0 for most. */
export function industryCloseness(one: number, other: number): number {
  return closeness[one * INDUSTRIES.length + other] ?? 0;
}

for (const { id, words } of CONCEPTS) {
  for (const language of LANGUAGES) {
    if (words[language].length === 0) throw new Error(`"${id}" has no words in ${language}`);
  }
}
