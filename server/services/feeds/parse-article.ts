import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { MOST_SIGNS, titleText } from "./feed-entries.ts";
import { plainText } from "./plain-text.ts";
import { readDate } from "./read-date.ts";

/** More than any article has. */
const MOST_ELEMENTS = 20_000;

/** The title and the text of an article's page, without what surrounds it. */
export function parseArticle(html: string): { title: string; text: string; publishedAt?: Date } {
  const { document } = parseHTML(html);
  const article = new Readability(document, { maxElemsToParse: MOST_ELEMENTS }).parse();
  const publishedAt = readDate(article?.publishedTime ?? undefined);
  return {
    title: titleText(article?.title),
    text: plainText(article?.content ?? "", MOST_SIGNS.text),
    ...(publishedAt && { publishedAt }),
  };
}
