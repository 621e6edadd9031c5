import {
  COUNTRIES,
  INDUSTRIES,
  INVESTOR_TYPES,
  VENTURE_ROUNDS,
} from "../../../contracts/catalogue.ts";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import industryWords from "../../../contracts/vocabulary/industries.json" with { type: "json" };
import typeWords from "../../../contracts/vocabulary/investor-types.json" with { type: "json" };
import kindWords from "../../../contracts/vocabulary/kinds.json" with { type: "json" };
import placeWords from "../../../contracts/vocabulary/places.json" with { type: "json" };
import stageWords from "../../../contracts/vocabulary/stages.json" with { type: "json" };
import enLabels from "../../i18n/locales/en/labels.json" with { type: "json" };
import idLabels from "../../i18n/locales/id/labels.json" with { type: "json" };
import thLabels from "../../i18n/locales/th/labels.json" with { type: "json" };
import viLabels from "../../i18n/locales/vi/labels.json" with { type: "json" };
import zhLabels from "../../i18n/locales/zh/labels.json" with { type: "json" };
import { fold } from "./fold.ts";

/** The parameters of the directories' addresses whose values a query can name. */
export const FACETS = ["round", "industry", "type", "country"] as const;

export type Facet = (typeof FACETS)[number];

/**
 * The possible meanings of a word in a query: a value, a kind of thing, or only a conjunction;
 * `either` joins alternatives.
 */
export type Meaning =
  | { facet: Facet; value: string }
  | { kind: "startup" | "investor" | "news" | "deal" }
  | { kind: "joint" | "either" };

export type Term = {
  meaning: Meaning;
  /** The required spelling: short words in capitals only (US is not "us"). */
  exact?: string;
  /** The required spelling apart from case: a single Vietnamese syllable with its marks. */
  marked?: string;
  /** It is the site's own name for the value, which half a word may match. */
  isLabel: boolean;
};

type Words = Record<Language, string>;

const KINDS = ["startup", "investor", "news", "deal", "joint", "either"] as const;
const LABELS: Record<Language, Record<string, string>> = {
  en: enLabels,
  zh: zhLabels,
  vi: viLabels,
  th: thLabels,
  id: idLabels,
};

/**
 * All words as a tree of their folded letters and digits, with the meaning at the end of each word.
 */
export type Node = { next: Map<string, Node>; terms: Term[] };

export const WORDS: Node = { next: new Map(), terms: [] };

/** The Latin words of all terms, folded, and their spelling: candidates for a mistyped word. */
export const SPELLINGS = new Map<string, string>();

addFacet("round", VENTURE_ROUNDS, stageWords);
addFacet("industry", INDUSTRIES, industryWords);
addFacet("type", INVESTOR_TYPES, typeWords);
addFacet("country", COUNTRIES, placeWords);
for (const kind of KINDS) addWords(kindWords[kind], { kind });

function addFacet(facet: Facet, values: readonly string[], words: Record<string, Words>): void {
  for (const value of values) {
    if (value === "Other") continue;
    const meaning = { facet, value };
    for (const language of LANGUAGES) {
      addTerm(LABELS[language][value] ?? "", language, { meaning, isLabel: true });
    }
    const called = words[value];
    if (called) addWords(called, meaning);
  }
}

function addWords(words: Words, meaning: Meaning): void {
  for (const language of LANGUAGES) {
    for (const word of words[language].split(",")) {
      addTerm(word.trim(), language, { meaning, isLabel: false });
    }
  }
}

function addTerm(word: string, language: Language, { meaning, isLabel }: Term): void {
  const { text } = fold(word);
  const letters = [...text].filter(isLetter);
  if (letters.length === 0) return;
  const isCountry = "facet" in meaning && meaning.facet === "country";
  addSpellings(isCountry ? word : word.toLowerCase());
  let node = WORDS;
  for (const letter of letters) {
    const next = node.next.get(letter) ?? { next: new Map(), terms: [] };
    node.next.set(letter, next);
    node = next;
  }
  const exact = isCountry && /^[A-Z]{2,3}$/.test(word) ? { exact: word } : {};
  const lower = word.normalize("NFC").toLowerCase();
  const isSyllable = language === "vi" && lower !== text && !/\s/.test(lower);
  const marked = isSyllable ? { marked: lower } : {};
  node.terms.push({ meaning, isLabel, ...exact, ...marked });
}

/** Only words as they are written: a Vietnamese syllable without its marks would be misspelled. */
function addSpellings(words: string): void {
  for (const written of words.split(/[^\p{L}\p{M}]+/u)) {
    const { text } = fold(written);
    if (/^[a-z]+$/.test(text) && written.toLowerCase() === text && !SPELLINGS.has(text)) {
      SPELLINGS.set(text, written);
    }
  }
}

export function isLetter(character: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(character);
}
