import { COUNTRIES } from "../../../contracts/catalogue.ts";
import { DIRECTORY_COUNTRIES } from "../../../contracts/directory.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";

type Country = (typeof COUNTRIES)[number];

const NEAR: readonly string[] = DIRECTORY_COUNTRIES;
const OTHER: Country = "Other";

/** Southeast Asia as the catalogue has it, then the others by the reader's alphabet. */
export function countriesInOrder(
  label: (country: string) => string,
  language: Language,
): { all: Country[]; farther: Country[] } {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[language]);
  const near = COUNTRIES.filter((country) => NEAR.includes(country));
  const named = COUNTRIES.filter((country) => !NEAR.includes(country) && country !== OTHER);
  const farther = [
    ...named.toSorted((one, other) => compare(label(one), label(other))),
    // What has no name of its own comes last.
    OTHER,
  ];
  return { all: [...near, ...farther], farther };
}
