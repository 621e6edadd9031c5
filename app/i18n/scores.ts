import { numberFormat, withMinus } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A formatted score: `7.0`. */
export function sayScore(score: number, language: Language): string {
  return numberFormat(LANGUAGE_TAGS[language], ONE_DIGIT).format(score);
}

/** The change of a score, with its sign: `+0.8`. */
export function sayDifference(difference: number, language: Language): string {
  const format = numberFormat(LANGUAGE_TAGS[language], { ...ONE_DIGIT, signDisplay: "exceptZero" });
  return withMinus(format.format(difference));
}
