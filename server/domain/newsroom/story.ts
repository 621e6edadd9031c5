import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import type { NewsCategory } from "../../../contracts/news-feed.ts";

/** The kinds of stories; a trigger of the database also knows `joins`. */
export type StoryKind = "round_brief" | "joins" | "week" | "month" | "corrections";

/** An article of one kind about one subject, made from our own rows. */
export type Story<Opening extends string = string> = {
  /** The id of its row, or the first day of its period. */
  subject: string;
  /** Null if it has none. */
  category: NewsCategory | null;
  isSample: boolean;
  publishedAt: Date;
  startups: readonly string[];
  investors: readonly string[];
  round: string | null;
  sources: readonly StorySource[];
  /** Possible openings, depending on what is remarkable. */
  openings: readonly Opening[];
  tell(language: Language, opening: Opening): ToldStory;
};

export type StorySource = { title: string; publisher: string; url: string; readOn: string };

/** An article's text; the body is Markdown. */
export type ToldStory = { title: string; excerpt: string; body: string };

/** Finds the next story, within the transaction that keeps it. */
export type FindStory = (client: pg.ClientBase) => Promise<Story | undefined>;
