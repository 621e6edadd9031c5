import type { ArticleFault } from "../../../contracts/desk/article-faults.ts";
import type { Language } from "../../../contracts/languages.ts";
import {
  type LanguageModel,
  ModelUnavailable,
  type Question,
} from "../../services/language-model/language-model.ts";
import { type Asking, EngineUnavailable } from "../engine.ts";
import { type ArticleSource, readSource } from "./article-source.ts";
import { draftFaults } from "./check-draft.ts";
import { type Original, translationFaults } from "./check-translation.ts";
import { type DraftAnswer, draftQuestion } from "./model/draft-question.ts";
import {
  type Piece,
  type TranslationAnswer,
  translationQuestion,
} from "./model/translation-question.ts";

/** An article in English, as far as the sources bear it out, and the faults that stop it. */
export type Drafted = {
  title: string;
  excerpt: string;
  /** Plain text. */
  paragraphs: string[];
  /** Ids of its sources. */
  rests: string[];
  faults: ArticleFault[];
};

/** For each language the pieces, and the faults that stop them. */
export type Translated = Partial<
  Record<Language, { pieces: Record<string, string>; faults: ArticleFault[] }>
>;

/** A model's work for the newsroom. Each method throws EngineUnavailable, or the signal's reason. */
export type Newsroom = {
  model: string;
  draft(sources: readonly ArticleSource[], asking: Asking): Promise<Drafted>;
  translate(
    what: "article" | "profile",
    original: Original,
    languages: readonly Language[],
    asking: Asking,
    /** The sources of the original. */
    sources?: readonly ArticleSource[],
  ): Promise<Translated>;
};

/** Letters translated per question, into all languages or into one: an answer has a maximum length. */
const MOST_LETTERS = { all: 2500, one: 6000 };

/** Each answer is checked; a faulty one is mended once by its writer, and checked again. */
export function newsroomOf(model: LanguageModel): Newsroom {
  const run = (asking: Asking) => {
    const whole = { ...asking, budget: model.newBudget() };
    return async <Answer>(question: Question<Answer>): Promise<Answer> => {
      try {
        return await model.ask(question, whole);
      } catch (error) {
        if (!(error instanceof ModelUnavailable)) throw error;
        throw new EngineUnavailable(error.message, { cause: error });
      }
    };
  };
  return {
    model: model.name,
    async draft(given, asking) {
      const sources = given.map(readSource);
      const ask = run(asking);
      const first = await ask(draftQuestion(sources, undefined));
      const faults = draftFaults(first, sources);
      if (faults.length === 0 || !first.tells) return drafted(first, faults);
      const again = await ask(draftQuestion(sources, { answer: first, faults }));
      return drafted(again, draftFaults(again, sources));
    },
    async translate(what, original, languages, asking, sources = []) {
      const ask = run(asking);
      const done: Translated = {};
      for (const { pieces, into } of portions(original.pieces, languages)) {
        const part = { ...original, pieces };
        const check = (answer: TranslationAnswer, language: Language) =>
          translationFaults(
            part,
            answer[language] ?? {},
            language,
            sources.filter((one) => one.language === language).map(({ text }) => text),
          );
        const first = await ask(translationQuestion(what, pieces, into, undefined));
        const found = new Map(into.map((language) => [language, check(first, language)]));
        const faulty = into.filter((language) => (found.get(language) ?? []).length > 0);
        const again =
          faulty.length === 0
            ? {}
            : await ask(
                translationQuestion(what, pieces, faulty, {
                  translations: only(first, faulty),
                  faults: Object.fromEntries(faulty.map((one) => [one, found.get(one) ?? []])),
                }),
              );
        for (const language of into) {
          const isFaulty = faulty.includes(language);
          const answer = isFaulty ? again : first;
          const kept = done[language] ?? { pieces: {}, faults: [] };
          done[language] = {
            pieces: { ...kept.pieces, ...answer[language] },
            faults: [...kept.faults, ...(isFaulty ? check(again, language) : [])],
          };
        }
      }
      return done;
    },
  };
}

function drafted(said: DraftAnswer, faults: ArticleFault[]): Drafted {
  const sentences = said.paragraphs.flatMap((paragraph) => paragraph.sentences);
  return {
    title: said.title,
    excerpt: said.excerpt,
    paragraphs: said.paragraphs.map((paragraph) =>
      paragraph.sentences.map(({ text }) => text).join(" "),
    ),
    rests: [...new Set(sentences.flatMap(({ rests }) => rests.map(({ source }) => source)))],
    faults,
  };
}

function only(answer: TranslationAnswer, languages: readonly Language[]): TranslationAnswer {
  return Object.fromEntries(languages.map((language) => [language, answer[language] ?? {}]));
}

/** Splits the work into questions: all languages at once if they fit into an answer, else one by one, long texts in parts. */
function portions(
  pieces: readonly Piece[],
  languages: readonly Language[],
): { pieces: Piece[]; into: readonly Language[] }[] {
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (letters <= MOST_LETTERS.all) return [{ pieces: [...pieces], into: languages }];
  const parts: Piece[][] = [];
  let size = 0;
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last && size + piece.text.length <= MOST_LETTERS.one) last.push(piece);
    else {
      parts.push([piece]);
      size = 0;
    }
    size += piece.text.length;
  }
  return parts.flatMap((part) => languages.map((language) => ({ pieces: part, into: [language] })));
}
