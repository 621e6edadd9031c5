import type { INDUSTRIES } from "../../../../contracts/catalogue.ts";

export type Industry = (typeof INDUSTRIES)[number];

/** Countries that stories mention, the most frequent first. */
export const PLACES = [
  "Vietnam",
  "Indonesia",
  "Singapore",
  "Thailand",
  "Malaysia",
  "Philippines",
  "Cambodia",
  "Myanmar",
  "Laos",
  "Brunei",
] as const;
type Place = (typeof PLACES)[number];

/**
 * A text with placeholders, such as `{startup} raises {money}`. In Chinese and Thai, which are
 * written without spaces, `|` separates words, so that it is known what a search must find.
 */
export type Template = string;

/** The words of one language; the first ones are used most. */
export type Vocabulary = {
  /** Whether sentences, and the parts of a person's name, are separated by spaces. */
  spaced: boolean;
  places: Record<Place, string>;
  industries: Record<Industry, readonly string[]>;
  cities: readonly string[];
  technologies: readonly string[];
  nouns: readonly string[];
  verbs: readonly string[];
  adjectives: readonly string[];
  stages: readonly string[];
  people: { first: readonly string[]; second: readonly string[] };
  money(millions: number): string;
  thousands(count: number): string;
  titles: readonly Template[];
  sentences: readonly Template[];
  /** Additional words for stories from the years of the pandemic. */
  pandemic: Template;
  startupTaglines: readonly Template[];
  investorTaglines: readonly Template[];
};

/** The words of a list with commas between them. */
export function words(list: string): readonly string[] {
  return list.split(",").map((word) => word.trim());
}

export function decimalComma(number: number): string {
  return String(number).replace(".", ",");
}
