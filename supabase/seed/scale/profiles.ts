import type { Language } from "../../../contracts/languages.ts";
import { compose, NOBODY, textOf } from "./compose.ts";
import { pick, type Random, recentShare } from "./random.ts";
import { END, YEAR } from "./sizes.ts";
import type { Texts } from "./translations.ts";
import { VOCABULARIES } from "./vocabulary/languages.ts";
import type { Template } from "./vocabulary/vocabulary.ts";

const PUBLISHED_WITHIN = 5 * YEAR;
const MINUTE = 60_000;

/** Companies come to the site in growing numbers; some of them in the same minute. */
export function publishedTime(random: Random): string {
  const age = PUBLISHED_WITHIN * recentShare(random());
  return new Date(END - Math.floor(age / MINUTE) * MINUTE).toISOString();
}

/** A description of three sentences in each language. */
export function writeDescription(
  languages: readonly Language[],
  sentence: (language: Language) => string,
): Texts {
  return Object.fromEntries(
    languages.map((language) => {
      const [stop, between] = language === "zh" ? ["。", "。"] : [".", ". "];
      const sentences = Array.from({ length: 3 }, () => sentence(language));
      return [language, sentences.join(between) + stop];
    }),
  );
}

/** A text of one of the templates. */
export function textIn(random: Random, language: Language, templates: readonly Template[]): string {
  return textOf(compose(random, pick(random, templates), VOCABULARIES[language], NOBODY));
}
