import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { NEWS_CATEGORIES, type NewsCategory } from "../../../contracts/news-feed.ts";
import { compose, type Mentions, type Parts } from "./compose.ts";
import { randomOf } from "./identity.ts";
import type { Names } from "./names.ts";
import { PLANTED_STORIES, type PlantedStory } from "./planted-stories.ts";
import { at, earlyPlace, pick, pickEarly, pickWeighted, type Random } from "./random.ts";
import { DAY, END, YEAR } from "./sizes.ts";
import { drawLanguages } from "./translations.ts";
import { VOCABULARIES } from "./vocabulary/languages.ts";
import type { Template } from "./vocabulary/vocabulary.ts";

export type Story = {
  /** Its place among all, the oldest first; what `idOf` takes. */
  place: number;
  /** The language that it was written in; the others are translations of the title. */
  language: Language;
  titles: Partial<Record<Language, Parts>>;
  excerpts: Partial<Record<Language, Parts>>;
  category: NewsCategory;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** The indexes of the companies in the titles. */
  startups: readonly number[];
  investors: readonly number[];
};

const SPAN = 5 * YEAR;
/** The first companies are in the news most. */
const FAME = 3;
const OUT_OF_ORDER = 0.05;
const PANDEMIC_ENDED = Date.UTC(2023, 0, 1);
const WITH_EMOJI = 0.003;
const EMOJIS = ["🚀", "🔥", "🎉", "💰"];

const WRITTEN_IN: readonly (readonly [Language, number])[] = [
  ["en", 30],
  ["zh", 20],
  ["vi", 18],
  ["id", 17],
  ["th", 15],
];

/** The English titles of stories that were not translated otherwise. */
const BRIEFS: readonly Template[] = [
  "In brief: {startup} in {city}",
  "{startup} and {technology}, in brief",
  "{industry} in {country}, in brief",
  "News of {noun} from {city}",
];

/** The stories of a site, the oldest first, generated on demand. */
export function* writeStories(count: number, names: Names): Generator<Story> {
  const planted = placePlanted(count);
  for (let place = 0; place < count; place++) {
    const known = planted.get(place);
    yield known ? tellPlanted(place, known) : writeStory(place, count, names);
  }
}

/** The places of the planted stories, by age; two of the same day are neighbours. */
function placePlanted(count: number): Map<number, PlantedStory> {
  const places = new Map<number, PlantedStory>();
  for (const story of PLANTED_STORIES) {
    let place = Math.max(0, count - 1 - Math.round((story.age * DAY * count) / SPAN));
    while (places.has(place)) place = (place + 1) % count;
    places.set(place, story);
  }
  return places;
}

function tellPlanted(place: number, { language, title, excerpt, age }: PlantedStory): Story {
  const written = { [language]: title.split("|") };
  return {
    place,
    language,
    titles: language === "en" ? written : { en: ["A story from the region"], ...written },
    excerpts: { [language]: excerpt.split("|") },
    category: "Insight",
    publishedAt: END - age * DAY,
    startups: [],
    investors: [],
  };
}

function writeStory(place: number, count: number, names: Names): Story {
  const random = randomOf("story", place);
  const language = pickWeighted<Language>(random, WRITTEN_IN);
  const publishedAt = drawTime(random, place, count);
  const subject = chooseSubject(random, names);
  const titles = writeTitles(random, language, subject.mentions);
  const excerpt = writeExcerpt(random, language, names, publishedAt);
  return {
    place,
    language,
    titles,
    excerpts: { [language]: excerpt },
    category: pick(random, NEWS_CATEGORIES),
    publishedAt,
    ...subject.named(),
  };
}

/** Mostly in chronological order; a few are entered later. */
function drawTime(random: Random, place: number, count: number): number {
  const inOrder = END - ((count - 1 - place) * SPAN) / count - random() * DAY;
  return Math.floor(random() < OUT_OF_ORDER ? END - random() * SPAN : inOrder);
}

/** All titles of a story that name a startup or investor name the same one. */
function chooseSubject(random: Random, names: Names) {
  const startup = earlyPlace(random, names.startups.length, FAME);
  const investor = earlyPlace(random, names.investors.length, FAME);
  const startups = new Set<number>();
  const investors = new Set<number>();
  const mentions: Mentions = {
    startup() {
      startups.add(startup);
      return at(names.startups, startup);
    },
    investor() {
      investors.add(investor);
      return at(names.investors, investor);
    },
  };
  return { mentions, named: () => ({ startups: [...startups], investors: [...investors] }) };
}

function writeTitles(random: Random, written: Language, mentions: Mentions): Story["titles"] {
  const languages = drawLanguages(random, written);
  const translated = languages.length === LANGUAGES.length;
  const titles = languages.map((language) => {
    const brief = language === "en" && written !== "en" && !translated;
    const template = pick(random, brief ? BRIEFS : VOCABULARIES[language].titles);
    const title = compose(random, template, VOCABULARIES[language], mentions);
    return [language, random() < WITH_EMOJI ? [...title, " ", pick(random, EMOJIS)] : title];
  });
  return Object.fromEntries(titles);
}

/** Two or three sentences, which may name anybody. */
function writeExcerpt(
  random: Random,
  language: Language,
  names: Names,
  publishedAt: number,
): Parts {
  const vocabulary = VOCABULARIES[language];
  const templates = Array.from({ length: random() < 0.5 ? 3 : 2 }, () =>
    pick(random, vocabulary.sentences),
  );
  if (publishedAt < PANDEMIC_ENDED && random() < 0.25) templates.push(vocabulary.pandemic);
  const mentions: Mentions = {
    startup: () => pickEarly(random, names.startups, FAME),
    investor: () => pickEarly(random, names.investors, FAME),
  };
  return templates.flatMap((template) => {
    const sentence = compose(random, template, vocabulary, mentions);
    return vocabulary.spaced ? [...sentence, " "] : sentence;
  });
}
