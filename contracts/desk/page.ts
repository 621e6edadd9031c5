import { z } from "zod";
import type { FieldProblems } from "../errors.ts";
import { LANGUAGES } from "../languages.ts";
import { SITE_PAGES } from "../site-pages.ts";
import { draftText, ORIGINAL, translationMark } from "./translations.ts";

/** The most characters in each text of a page. */
export const PAGE_TEXT_LIMITS = { title: 200, body: 50_000 } as const;

const pageText = z.object({
  title: draftText(PAGE_TEXT_LIMITS.title),
  /** Markdown. */
  body: draftText(PAGE_TEXT_LIMITS.body),
  ...translationMark,
});
export type PageText = z.infer<typeof pageText>;

/** A page of the site as staff edit it. */
export const pageContent = z.object({
  slug: z.enum(SITE_PAGES),
  texts: z.record(z.enum(LANGUAGES), pageText),
});
export type PageContent = z.infer<typeof pageContent>;

/** What keeps a page from being published: a problem's code for each field. */
export function pageProblems({ texts }: PageContent): FieldProblems {
  const problems: FieldProblems = {};
  if (texts[ORIGINAL].title.trim() === "") problems.title = "required";
  if (texts[ORIGINAL].body.trim() === "") problems.body = "required";
  return problems;
}
