import type { AnyFeed } from "feedsmith";
import type { FeedEntry } from "./feed-reading.ts";
import { plainText } from "./plain-text.ts";
import { readDate } from "./read-date.ts";

export const MOST_SIGNS = { title: 500, summary: 4000, text: 50_000 } as const;

type Raw = {
  link: string | undefined;
  title: string | undefined;
  summary: string | undefined;
  text: string | undefined;
  date: string | undefined;
};

/** A title on one line. @param html undefined or null if there is none. */
export function titleText(html: string | null | undefined): string {
  return plainText(html ?? "", MOST_SIGNS.title).replace(/\s+/g, " ");
}

/** The articles of a feed, each with an absolute address; one without an address or a title is left out. */
export function entriesOf(feed: AnyFeed<string>, address: string): FeedEntry[] {
  const { raw, base } = rawOf(feed);
  const root = URL.parse(base ?? "", address)?.href ?? address;
  return raw.flatMap((one) => {
    const url = URL.parse(one.link?.trim() ?? "", root);
    const title = titleText(one.title);
    const isAddress = one.link?.trim() && url && /^https?:$/.test(url.protocol);
    if (!isAddress || title === "") return [];
    return [
      {
        url: url.href,
        title,
        summary: plainText(one.summary ?? "", MOST_SIGNS.summary),
        text: plainText(one.text ?? "", MOST_SIGNS.text),
        publishedAt: readDate(one.date),
      },
    ];
  });
}

function rawOf(found: AnyFeed<string>): { raw: Raw[]; base: string | undefined } {
  switch (found.format) {
    case "rss":
      return {
        base: found.feed.link,
        raw: (found.feed.items ?? []).map((item) => ({
          link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
          title: item.title ?? item.dc?.titles?.[0],
          summary: item.description,
          text: item.content?.encoded,
          date: item.pubDate ?? item.dc?.dates?.[0],
        })),
      };
    case "rdf":
      return {
        base: found.feed.link,
        raw: (found.feed.items ?? []).map((item) => ({
          link: item.link,
          title: item.title,
          summary: item.description,
          text: item.content?.encoded,
          date: item.dc?.dates?.[0],
        })),
      };
    case "atom":
      return {
        base: found.feed.xml?.base,
        raw: (found.feed.entries ?? []).map((item) => ({
          link: item.links?.find(({ rel }) => rel === undefined || rel === "alternate")?.href,
          title: item.title?.value,
          summary: item.summary?.value,
          text: item.content?.value,
          date: item.published ?? item.updated,
        })),
      };
    case "json":
      return {
        base: found.feed.home_page_url,
        raw: (found.feed.items ?? []).map((item) => ({
          link: item.url ?? item.external_url ?? item.id,
          title: item.title,
          summary: item.summary,
          text: item.content_html ?? htmlOf(item.content_text),
          date: item.date_published ?? item.date_modified,
        })),
      };
  }
}

function htmlOf(text: string | undefined): string | undefined {
  return text?.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/\n+/g, "<br>");
}
