import { COUNTRIES } from "../../../contracts/catalogue.ts";
import { DIRECTORY_COUNTRIES } from "../../../contracts/directory.ts";
import type { Language } from "../../../contracts/languages.ts";
import { byName } from "../../i18n/by-name.ts";

type Country = (typeof COUNTRIES)[number];

const NEAR: readonly string[] = DIRECTORY_COUNTRIES;

/** Southeast Asia in the catalogue's order, then the others by the reader's alphabet. */
export function countriesInOrder(
  label: (country: string) => string,
  language: Language,
): { all: Country[]; farther: Country[] } {
  const near = COUNTRIES.filter((country) => NEAR.includes(country));
  const others = COUNTRIES.filter((country) => !NEAR.includes(country));
  const farther = byName(others, label, language);
  return { all: [...near, ...farther], farther };
}
