import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import type { NewsCategory } from "../../../contracts/news-feed.ts";

/** What is written about; `joins` is also known to a trigger of the database. */
export type StoryKind = "round_brief" | "joins" | "week" | "month" | "corrections";

/** What our own rows tell: an article of one kind about one subject. */
export type Story<Opening extends string = string> = {
  /** The id of the row, or the first day of the period, that it is about. */
  subject: string;
  /** Null where it is of none of them. */
  category: NewsCategory | null;
  isSample: boolean;
  publishedAt: Date;
  startups: readonly string[];
  investors: readonly string[];
  round: string | null;
  sources: readonly StorySource[];
  /** How it may begin, by what is remarkable. */
  openings: readonly Opening[];
  tell(language: Language, opening: Opening): ToldStory;
};

export type StorySource = { title: string; publisher: string; url: string; readOn: string };

/** An article's text; the body is Markdown. */
export type ToldStory = { title: string; excerpt: string; body: string };

/** Finds what is to be told next, within the transaction that keeps it. */
export type FindStory = (client: pg.ClientBase) => Promise<Story | undefined>;
