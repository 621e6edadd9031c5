import { Feed } from "feed";
import type pg from "pg";
import { escapeHtml } from "../../contracts/html-text.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { SITE_NAME } from "../../contracts/site-name.ts";
import { listPublished } from "../domain/news/list-published.ts";
import type { Document } from "./document.ts";
import { wordsOf } from "./words.ts";

const ITEMS = 50;

/** The newest articles as RSS or JSON Feed, in one language. */
export async function newsFeed(
  pool: pg.Pool,
  publicUrl: string,
  language: Language,
  format: "rss" | "json",
): Promise<Document> {
  const articles = await listPublished(pool, language, ITEMS);
  const home = `${publicUrl}/?lang=${language}`;
  const feed = new Feed({
    id: home,
    link: home,
    title: `Benih (${LANGUAGE_NAMES[language]})`,
    description: wordsOf(language).heroTitle,
    language: LANGUAGE_TAGS[language],
    favicon: `${publicUrl}/icon.svg`,
    image: `${publicUrl}/apple-touch-icon.png`,
    copyright: SITE_NAME,
    updated: articles[0]?.updatedAt ?? new Date(0),
    feedLinks: {
      rss: `${publicUrl}/feeds/${language}.rss`,
      json: `${publicUrl}/feeds/${language}.json`,
    },
  });
  for (const article of articles) {
    const link = `${publicUrl}/news/${article.slug}?lang=${language}`;
    feed.addItem({
      id: `${publicUrl}/news/${article.id}`,
      link,
      title: article.title,
      // Both formats read it as HTML, and an excerpt is plain text.
      description: escapeHtml(article.excerpt),
      date: article.publishedAt,
      published: article.publishedAt,
      category: [{ name: article.category }],
      // Not an empty list: the JSON feed reads the first one.
      author: [{ name: article.author || SITE_NAME }],
      image: article.image === "" ? undefined : URL.parse(article.image, publicUrl)?.href,
    });
  }
  return format === "rss"
    ? { type: "application/rss+xml; charset=utf-8", body: feed.rss2() }
    : { type: "application/feed+json; charset=utf-8", body: feed.json1() };
}
