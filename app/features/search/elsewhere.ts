import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { countMatches } from "./highlight.ts";
import type { SearchTerm } from "./search-terms.ts";
import { snippetAround } from "./snippet.ts";

/** A text of a result that is shown because it has the match, usually in another language than the reader's. */
export type Elsewhere = { language: Language; text: string };

/** A result's text per language; not every one is translated. */
export type Wording = Partial<Record<Language, string | null>>;

/**
 * The text in another language that matches more of the search than the shown one, around its
 * match.
 * @param shown everything that the reader sees of the result.
 * @param wordings checked in this order.
 * @returns undefined when the shown text matches as much.
 */
export function findElsewhere(
  shown: string[],
  wordings: Wording[],
  terms: SearchTerm[],
): Elsewhere | undefined {
  // "Vietnamese" in the reader's language says as much as "Vietnam" in another.
  const begun = terms.map((term) => ({ ...term, goesOn: true }));
  let most = countMatches(shown.join("\n"), begun);
  let best: Elsewhere | undefined;
  for (const wording of wordings) {
    for (const language of LANGUAGES) {
      const text = wording[language] ?? "";
      const matches = countMatches(text, terms);
      if (matches <= most) continue;
      most = matches;
      best = { language, text: snippetAround(text, terms) ?? text };
    }
  }
  return best;
}
