import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";

/**
 * The `lang` of a review's text: older reviews use the run's language, and so does a language
 * model.
 */
export function tagOf(saidIn: Language | undefined): string | undefined {
  return saidIn && LANGUAGE_TAGS[saidIn];
}
