import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { ArticleFault } from "../contracts/desk/article-faults.ts";
import { LANGUAGES } from "../contracts/languages.ts";
import { type ArticleSource, readSource } from "../server/judging/articles/article-source.ts";
import { draftFaults } from "../server/judging/articles/check-draft.ts";
import { type Original, translationFaults } from "../server/judging/articles/check-translation.ts";
import {
  type DraftAnswer,
  draftQuestion,
} from "../server/judging/articles/model/draft-question.ts";
import { newsroomOf } from "../server/judging/articles/newsroom.ts";
import type { LanguageModel } from "../server/services/language-model/language-model.ts";
import { plantedInDraft, plantedInTranslation } from "./newsroom-mistakes.ts";
import { hasRecording, recordedAnswer, recordedModel } from "./recorded-model.ts";

/**
 * Fictional stories of one to three reports in five languages, with instructions to a writer, an
 * advertisement, and reports that contradict each other: what a model writes about each, what the
 * checks stop, and how many mistakes planted in the rest they find.
 */
const FILE = path.join(import.meta.dirname, "newsroom/stories.json");
const INTO = LANGUAGES.filter((language) => language !== "en");

const told = z.object({
  publisher: z.string(),
  language: z.enum(LANGUAGES),
  publishedOn: z.string(),
  title: z.string(),
  text: z.string(),
});
const entry = z.object({ id: z.string(), directory: z.string(), sources: z.array(told) });
export type StoryEntry = z.infer<typeof entry>;

export function readStoryEntries(): StoryEntry[] {
  return z.array(entry).parse(JSON.parse(readFileSync(FILE, "utf8")));
}

export const recordingOfStory = (id: string) => `newsroom-${id}`;

/** The sources of a story, as the model sees them. */
function sourcesOf({ sources, directory }: StoryEntry): ArticleSource[] {
  const given = sources.map((source, at) => ({ id: `s${at + 1}`, ...source }));
  const publishedOn = sources[0]?.publishedOn ?? "";
  const own = { id: "benih", publisher: "Benih", language: "en" as const, publishedOn, title: "" };
  return [...given, ...(directory === "" ? [] : [{ ...own, text: directory }])];
}

type Written = {
  first: ArticleFault[];
  faults: ArticleFault[];
  draft: DraftAnswer | undefined;
  /** In order; where the model was asked again, with its first answer. */
  translations: {
    language: (typeof INTO)[number];
    first: ArticleFault[];
    faults: ArticleFault[];
  }[];
  original: Original;
  texts: Partial<Record<string, Record<string, string>>>;
};

/** Earlier answers, by their purpose. */
type Kept = (purpose: string) => unknown;

/**
 * What a model writes about a story and translates, with what the checks say about its first and
 * its last answer.
 * @param kept recorded answers: a draft improved by the checks of its time stays the one that was
 * translated
 */
export async function writeStory(
  story: StoryEntry,
  model: LanguageModel,
  kept?: Kept,
): Promise<Written> {
  const asking = { signal: new AbortController().signal, onCall: async () => {} };
  const answers: { purpose: string; answer: unknown }[] = [];
  const noting: LanguageModel = {
    ...model,
    async ask(question, how) {
      const answer = await model.ask(question, how);
      answers.push({ purpose: question.purpose, answer });
      return answer;
    },
  };
  const newsroom = newsroomOf(noting);
  const sources = sourcesOf(story);
  const seen = sources.map(readSource);
  const { answer: form } = draftQuestion(seen, undefined);
  const checked = await newsroom.draft(sources, asking);
  const drafts = answers.map(({ answer }) => form.parse(answer));
  const [first] = drafts;
  const mended = drafts.length === 1 ? kept?.("article_draft_again") : undefined;
  if (mended !== undefined) drafts.push(form.parse(mended));
  const drafted = mended === undefined ? checked : ofDraft(form.parse(mended), seen);
  const pieces = [
    { id: "title", text: drafted.title },
    { id: "excerpt", text: drafted.excerpt },
    ...drafted.paragraphs.map((text, at) => ({ id: `p${at + 1}`, text })),
  ];
  const original: Original = {
    language: "en",
    pieces,
    writtenOn: story.sources[0]?.publishedOn ?? "",
  };
  const written: Written = {
    first: first ? draftFaults(first, seen) : [],
    faults: drafted.faults,
    draft: drafts.at(-1),
    translations: [],
    original,
    texts: {},
  };
  // Stopped at the time, it was never translated.
  const isUntold = kept !== undefined && kept("article_translation") === undefined;
  if (drafted.faults.length > 0 || isUntold) return written;
  const done = await newsroom.translate("article", original, INTO, asking, seen);
  const inLanguages = z.record(z.string(), z.record(z.string(), z.string()));
  const firstTexts: z.output<typeof inLanguages> = {};
  // A long article is translated in several questions.
  for (const { purpose, answer } of answers) {
    if (purpose === "article_translation") Object.assign(firstTexts, inLanguages.parse(answer));
  }
  for (const language of INTO) {
    const own = seen.filter((one) => one.language === language).map(({ text }) => text);
    written.translations.push({
      language,
      first: translationFaults(original, firstTexts[language] ?? {}, language, own),
      faults: done[language]?.faults ?? [],
    });
    written.texts[language] = done[language]?.pieces;
  }
  return written;
}

function ofDraft(said: DraftAnswer, sources: readonly ArticleSource[]) {
  const paragraphs = said.paragraphs.map(({ sentences }) =>
    sentences.map(({ text }) => text).join(" "),
  );
  return { ...said, paragraphs, faults: draftFaults(said, sources) };
}

/** The results of recorded answers. */
export async function measureNewsroom(
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const measures: Record<string, number> = {};
  const count = (name: string, by = 1) => {
    measures[name] = (measures[name] ?? 0) + by;
  };
  for (const story of readStoryEntries()) {
    const name = recordingOfStory(story.id);
    if (!hasRecording(name)) continue;
    const model = recordedModel(name, (purpose) =>
      say(`${story.id}: ${purpose} was answered to another question`),
    );
    const written = await writeStory(story, model, (purpose) => recordedAnswer(name, purpose));
    count("stories");
    count("stories told", written.faults.length === 0 ? 1 : 0);
    const isNone = written.faults.some(({ code }) => code === "nothing_told");
    count("stories with nothing to tell", isNone ? 1 : 0);
    count("stories stopped", written.faults.length > 0 && !isNone ? 1 : 0);
    for (const { code, words } of written.first) {
      count(`first drafts: ${code}`);
      say(`${story.id} first draft: ${code} “${words}”`);
    }
    for (const { code, words } of written.faults) {
      if (code === "nothing_told") continue;
      count(`stopped drafts: ${code}`);
      say(`${story.id} STOPPED: ${code} “${words}”`);
    }
    for (const { language, first, faults } of written.translations) {
      count("translations");
      count("translations let through", faults.length === 0 ? 1 : 0);
      for (const { code, words } of first) {
        count(`first translations: ${code}`);
        say(`${story.id} ${language} first: ${code} “${words}”`);
      }
      for (const { code, words } of faults) {
        count(`stopped translations: ${code}`);
        say(`${story.id} ${language} STOPPED: ${code} “${words}”`);
      }
    }
    if (!written.draft || written.faults.length > 0) continue;
    const planted = [
      ...plantedInDraft(written.draft, sourcesOf(story).map(readSource)),
      ...INTO.flatMap((language) =>
        plantedInTranslation(written.original, written.texts[language] ?? {}, language),
      ),
    ];
    for (const { kind, isFound, told } of planted) {
      count(`planted ${kind}`);
      count(`planted ${kind}, found`, isFound ? 1 : 0);
      if (!isFound) say(`${story.id} NOT FOUND: ${kind} ${told}`);
    }
  }
  return measures;
}
