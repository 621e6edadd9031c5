import { LANGUAGES, type Language } from "../../../../contracts/languages.ts";
import { PLACE_WORDS, REGION_WORDS, REGIONS } from "../../../language/places.ts";
import { STAGE_WORDS, type Stages } from "../../../language/stages.ts";
import { parts } from "../../../language/word-lists.ts";
import { normalise, readUnits } from "../text/units.ts";
import { CONCEPTS } from "./concepts.ts";
import { addTerm, emptyTerms, findTerms, type Terms } from "./terms.ts";
import { listedWords, wordList } from "./word-lists.ts";

/** What a word or phrase of a profile means. */
export type Meaning =
  | { kind: "concept"; concept: number }
  | { kind: "stage"; stages: Stages }
  | { kind: "place"; places: readonly string[]; everywhere: boolean; vague?: true }
  | { kind: "type"; type: string }
  | { kind: "cue"; cue: Cue };

/** Words that say how others are meant; words/cues.json lists them under these names. */
const CUES = [
  "neg",
  "refuse",
  "neutral",
  "want",
  "contrast",
  "except",
  "outside",
  "only",
  "must",
  "prefer",
  "accept",
  "after",
  "min",
  "max",
  "before",
  "beyond",
  "up",
  "down",
  "to",
  "rival",
  "closed",
  "any_sector",
  "also",
  "or",
  "cheque",
  "fund",
  "earned",
  "ask",
  "valuation",
  "raised",
  "unlike",
  "based",
  "joins",
  "beside",
  "we",
  "denies",
  "past",
  "now",
  /** "Not needed": a refusal, if said of a kind of investor. */
  "unneeded",
  /** Where a company is registered. */
  "seat",
  /** What makes a rule depend on something. */
  "if",
  /** "Yet", "so far": it describes the present, which may change, and requires nothing. */
  "so_far",
  /** Words that only look like one of the others. */
  "inert",
] as const;
export type Cue = (typeof CUES)[number];

let made: Terms<Meaning> | undefined;

/** All word lists in one, so that a text is read once; built on first use, which takes a quarter of a second. */
export function lexicon(): Terms<Meaning> {
  made ??= makeLexicon();
  return made;
}

const OF_REVENUE = ["revenue", "recurring_revenue"];
const EARNED: Meaning = { kind: "cue", cue: "earned" };

function makeLexicon(): Terms<Meaning> {
  const terms = emptyTerms<Meaning>();
  const add = (language: Language, word: string, meaning: Meaning) => {
    addTerm(terms, word, language, meaning);
    // "health tech" is as often written as one word.
    if (language === "en" && /^[a-z]+ tech$/.test(word)) {
      addTerm(terms, word.replace(" ", ""), language, meaning);
    }
  };
  const addAll = (entry: Record<Language, string>, meaning: Meaning) => {
    for (const language of LANGUAGES) {
      for (const word of parts(entry[language])) add(language, word, meaning);
    }
  };

  for (const [concept, { id, words }] of CONCEPTS.entries()) {
    const meaning: Meaning = { kind: "concept", concept };
    for (const language of LANGUAGES) {
      for (const word of words[language]) {
        add(language, word, meaning);
        // "Has revenue of $1M": the phrase also says what the amount is.
        if (OF_REVENUE.includes(id)) add(language, word, EARNED);
      }
    }
  }
  for (const [stages, words] of STAGE_WORDS) addAll(words, { kind: "stage", stages });
  for (const [name, entry] of PLACE_WORDS) {
    addAll(entry, { kind: "place", places: [name], everywhere: false });
  }
  for (const [name, entry] of REGION_WORDS) {
    const places = REGIONS.get(name) ?? [];
    // "The region" is Southeast Asia: clear enough as a limit, not as a claim.
    const vague = name === "the_region" ? { vague: true as const } : {};
    addAll(entry, { kind: "place", places, everywhere: places.length === 0, ...vague });
  }
  for (const [type, entry] of listedWords("investorTypes")) addAll(entry, { kind: "type", type });
  for (const [name, entry] of wordList("cues")) {
    const cue = CUES.find((known) => known === name);
    if (!cue) throw new Error(`cues.json names "${name}", which is none`);
    addAll(entry, { kind: "cue", cue });
  }
  return terms;
}

/** All that a value or a term names, including cues. */
export function meaningsOf(text: string): Meaning[] {
  return findTerms(lexicon(), readUnits(normalise(text))).flatMap(({ meanings }) => meanings);
}
