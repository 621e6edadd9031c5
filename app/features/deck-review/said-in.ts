import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";

/** The `lang` of what a review says: of an older one in the run's language, and of a language model. */
export function tagOf(saidIn: Language | undefined): string | undefined {
  return saidIn && LANGUAGE_TAGS[saidIn];
}
