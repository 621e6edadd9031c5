import type { Language } from "../contracts/languages.ts";
import type { ArticleSource } from "../server/judging/articles/article-source.ts";
import { draftFaults } from "../server/judging/articles/check-draft.ts";
import { type Original, translationFaults } from "../server/judging/articles/check-translation.ts";
import { daysStated } from "../server/judging/articles/claims/days.ts";
import { figuresStated } from "../server/judging/articles/claims/figures.ts";
import { namesIn } from "../server/judging/articles/claims/names.ts";
import { placesTaken } from "../server/judging/articles/claims/taken.ts";
import type { DraftAnswer } from "../server/judging/articles/model/draft-question.ts";

export type Planted = { kind: string; isFound: boolean; told: string };

type Mistake = { kind: "figure" | "day" | "name"; from: string; to: string };

/** One mistake at a time: another first digit, another year, another letter in a name within a sentence. */
function mistakesIn(text: string, language: Language): Mistake[] {
  const figures = figuresStated(text, language)
    .filter(({ words }) => /\d/.test(words))
    .map(({ words }): Mistake => ({ kind: "figure", from: words, to: otherDigit(words) }));
  const days = daysStated(text, 2026, language)
    .filter(({ words }) => /\d/.test(words))
    .map(
      ({ words }): Mistake => ({
        kind: "day",
        from: words,
        to: words.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10)),
      }),
    );
  const names = namesIn(text, placesTaken(text, language))
    .flat()
    .filter(({ words, isFirst }) => !isFirst && /^\p{Lu}\p{Ll}{3,}$/u.test(words))
    .map(({ words }): Mistake => ({ kind: "name", from: words, to: `${words.slice(0, -1)}xu` }));
  return [...figures, ...days, ...names];
}

/** Which planted mistakes in the sentences of an article are found. */
export function plantedInDraft(draft: DraftAnswer, sources: readonly ArticleSource[]): Planted[] {
  return draft.paragraphs.flatMap((paragraph, at) =>
    paragraph.sentences.flatMap((sentence, place) =>
      mistakesIn(sentence.text, "en").map(({ kind, from, to }) => {
        const changed = structuredClone(draft);
        const target = changed.paragraphs[at]?.sentences[place];
        if (target) target.text = sentence.text.replace(from, to);
        const isFound = draftFaults(changed, sources).length > 0;
        return { kind: `${kind}s in drafts`, isFound, told: `${from} as ${to}` };
      }),
    ),
  );
}

/** The same for a translation. */
export function plantedInTranslation(
  original: Original,
  texts: Readonly<Record<string, string>>,
  language: Language,
): Planted[] {
  return Object.entries(texts).flatMap(([id, text]) =>
    mistakesIn(text, language).map(({ kind, from, to }) => {
      const changed = { ...texts, [id]: text.replace(from, to) };
      const isFound = translationFaults(original, changed, language, []).length > 0;
      return { kind: `${kind}s in ${language}`, isFound, told: `${from} as ${to}` };
    }),
  );
}

function otherDigit(words: string): string {
  return words.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));
}
