import { z } from "zod";
import type { FieldProblems } from "../errors.ts";
import { LANGUAGES } from "../languages.ts";
import { NEWS_CATEGORIES, NEWS_MAKERS } from "../news-feed.ts";
import { SLUG } from "../slug.ts";
import { ORIGINAL, draftText as text, translationMark } from "./translations.ts";
import { isDay, isWebAddress } from "./values.ts";

/** The most characters in each text of an article. */
export const ARTICLE_TEXT_LIMITS = {
  title: 300,
  excerpt: 1000,
  body: 100_000,
  imageAlt: 500,
} as const;

const articleText = z.object({
  title: text(ARTICLE_TEXT_LIMITS.title),
  excerpt: text(ARTICLE_TEXT_LIMITS.excerpt),
  /** Markdown. */
  body: text(ARTICLE_TEXT_LIMITS.body),
  imageAlt: text(ARTICLE_TEXT_LIMITS.imageAlt),
  ...translationMark,
});
export type ArticleText = z.infer<typeof articleText>;

const source = z.object({
  title: text(300),
  publisher: text(120),
  url: text(500),
  /** The day it was read, `2026-11-26`. */
  readOn: text(10),
});

const correction = z.object({
  on: text(10),
  text: z.record(z.enum(LANGUAGES), text(1000)),
});

/** An article as staff edit it: drafts may be incomplete. */
export const articleContent = z.object({
  slug: text(160),
  category: z.enum(NEWS_CATEGORIES).nullable().default(null),
  madeBy: z.enum(NEWS_MAKERS).default("person"),
  /** Whether a person has checked it, line by line. */
  isChecked: z.boolean().default(false),
  /** The author, if a person wrote it. */
  author: text(200),
  image: text(1000),
  texts: z.record(z.enum(LANGUAGES), articleText),
  sources: z.array(source).max(30).default([]),
  corrections: z.array(correction).max(30).default([]),
  startups: z.array(z.uuid()).max(50).default([]),
  investors: z.array(z.uuid()).max(50).default([]),
  round: z.uuid().nullable().default(null),
});
export type ArticleContent = z.infer<typeof articleContent>;

/** What keeps an article from being published: a problem's code for each field. */
export function articleProblems(content: ArticleContent): FieldProblems {
  const problems: FieldProblems = {};
  const original = content.texts[ORIGINAL];
  if (original.title.trim() === "") problems.title = "required";
  if (original.excerpt.trim() === "") problems.excerpt = "required";
  if (original.body.trim() === "") problems.body = "required";
  if (content.category === null) problems.category = "chooseOne";
  if (!SLUG.test(content.slug)) problems.slug = "invalidAddress";
  if (content.image !== "" && original.imageAlt.trim() === "") problems.imageAlt = "required";
  for (const { title, url, readOn } of content.sources) {
    if (title.trim() === "" || !isWebAddress(url)) problems.sources = "invalidWebsite";
    else if (readOn !== "" && !isDay(readOn)) problems.sources = "invalidDay";
  }
  if (content.corrections.some(({ on, text }) => !isDay(on) || text[ORIGINAL].trim() === "")) {
    problems.corrections = "required";
  }
  return problems;
}

export function emptyArticle(): ArticleContent {
  return articleContent.parse({ texts: Object.fromEntries(LANGUAGES.map((one) => [one, {}])) });
}
