import { Feed, type Item } from "feed";
import type pg from "pg";
import { escapeHtml } from "../../contracts/html-text.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { SITE_NAME } from "../../contracts/site-name.ts";
import { withoutControls } from "../../contracts/unseen-signs.ts";
import { listPublished, type PublishedArticle } from "../domain/news/list-published.ts";
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
      // Both formats expect HTML here, but an excerpt is plain text.
      description: escapeHtml(article.excerpt),
      date: article.publishedAt,
      published: article.publishedAt,
      category: [{ name: article.category }],
      ...toldIn[format](article.author || SITE_NAME, pictureOf(article, publicUrl)),
    });
  }
  return format === "rss"
    ? { type: "application/rss+xml; charset=utf-8", body: withoutControls(feed.rss2()) }
    : { type: "application/feed+json; charset=utf-8", body: feed.json1() };
}

function pictureOf({ image }: PublishedArticle, publicUrl: string): string | undefined {
  return image === "" ? undefined : URL.parse(image, publicUrl)?.href;
}

/** The author and the picture of an article, in each format's form. */
const toldIn: Record<"rss" | "json", (author: string, picture?: string) => Partial<Item>> = {
  json: (author, picture) => ({ author: [{ name: author }], image: picture }),
  // An RSS author is an e-mail address, and an enclosure needs a type and a length, which for our pictures
  // depend on the browser. The library declares neither namespace, so the elements do.
  rss: (author, picture) => ({
    extensions: [
      { name: "dc:creator", objects: { _attributes: { "xmlns:dc": DUBLIN_CORE }, _text: author } },
      ...(picture === undefined ? [] : [{ name: "media:content", objects: mediaOf(picture) }]),
    ],
  }),
};

const DUBLIN_CORE = "http://purl.org/dc/elements/1.1/";
const MEDIA_RSS = "http://search.yahoo.com/mrss/";

function mediaOf(picture: string): Record<string, unknown> {
  // In attributes, the library only escapes quotes.
  const url = picture.replaceAll("&", "&amp;");
  return { _attributes: { "xmlns:media": MEDIA_RSS, url, medium: "image" } };
}
