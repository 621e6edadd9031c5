import {
  COUNTRIES,
  FUNDING_KINDS,
  INDUSTRIES,
  INVESTOR_TYPES,
  TEAM_SIZES,
  VENTURE_ROUNDS,
} from "../../../../contracts/catalogue.ts";
import { fieldsOf, type ImportField, type ImportKind } from "../../../../contracts/desk/imports.ts";
import { LANGUAGES } from "../../../../contracts/languages.ts";
import { fold, withoutMarks } from "../../../language/fold.ts";
import { countryOfCode } from "../../../language/places.ts";
import {
  parts,
  readWordList,
  VOCABULARY,
  type WordEntry,
  wordEntry,
} from "../../../language/word-lists.ts";

const HEADINGS = new Map(
  readWordList(new URL("headings.json", import.meta.url), wordEntry).map(([name, entry]) => [
    name,
    entry,
  ]),
);

/** Small letters without marks and signs: "Pre-Seed", "pre_seed" and "PRE SEED" are the same. */
function bare(text: string): string {
  return withoutMarks(fold(text))
    .replace(/[\s_\-‐-―/.,&()（）:：]+/g, " ")
    .trim();
}

function wordsOf(entry: WordEntry): string[] {
  return LANGUAGES.flatMap((language) => parts(entry[language])).map(bare);
}

/** Guesses the field that each heading names, in any of the languages; each field only once. */
export function guessMapping(
  kind: ImportKind,
  headings: readonly string[],
): (ImportField | null)[] {
  const free = new Set(fieldsOf(kind));
  const take = (fits: (field: ImportField) => boolean) => {
    const field = [...free].find(fits) ?? null;
    if (field !== null) free.delete(field);
    return field;
  };
  // Exact names first, so that a looser guess never takes their place.
  const exact = headings.map((heading) => take((field) => field === heading.trim().toLowerCase()));
  return headings.map((heading, at) => {
    const said = bare(heading);
    return (
      exact[at] ??
      take((field) => {
        const entry = HEADINGS.get(field);
        return entry !== undefined && wordsOf(entry).includes(said);
      })
    );
  });
}

type Known = ReadonlyMap<string, string>;

function known(values: readonly string[], ...lists: (readonly [string, WordEntry])[][]): Known {
  const found = new Map<string, string>();
  for (const [name, entry] of lists.flat()) {
    if (!values.includes(name)) continue;
    for (const word of wordsOf(entry)) if (!found.has(word)) found.set(word, name);
  }
  // Our own codes and names win over any word.
  for (const value of values) found.set(bare(value), value);
  return found;
}

const stages = readWordList(VOCABULARY.stages, wordEntry);
const industries = known(INDUSTRIES, readWordList(VOCABULARY.industries, wordEntry));
const countries = known(COUNTRIES, readWordList(VOCABULARY.places, wordEntry));
const ventureRounds = known(VENTURE_ROUNDS, stages);

const LISTS: Record<string, Known> = {
  industries,
  target_industries: industries,
  country: countries,
  target_regions: countries,
  venture_round: ventureRounds,
  investment_stages: ventureRounds,
  kind: known(FUNDING_KINDS, stages, [...HEADINGS]),
  investor_types: known(INVESTOR_TYPES, readWordList(VOCABULARY.investorTypes, wordEntry)),
  team_size: known(TEAM_SIZES),
  yes_no: known(["yes", "no"], [...HEADINGS]),
};

/** The value of a closed list that a text names, in any of the languages. */
export function knownValue(list: string, text: string): string | undefined {
  // "1000+" and "1-10" are told apart by their signs.
  if (list === "team_size") {
    const size = text.replace(/\s|,/g, "").replace(/[‐-―]/g, "-");
    return TEAM_SIZES.find((one) => one === size);
  }
  const found = LISTS[list]?.get(bare(text));
  if (found !== undefined) return found;
  return LISTS[list] === countries ? countryOfCode(text) : undefined;
}
