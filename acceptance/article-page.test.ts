import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { visitor } from "../testing/clients.ts";
import { LANGUAGES, TAGS, word } from "../testing/words.ts";
import { ask, found, tags, textOf } from "./pages.ts";
import { only, readPage, says } from "./read-page.ts";

const server = inject("server");
let article: Record<string, string>;

beforeAll(async () => {
  const newest = visitor(server)
    .from("news")
    .select("*")
    .order("published_at", { ascending: false });
  const { data } = await newest.limit(1).single().throwOnError();
  article = data;
});

const jsonLd = z.object({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("NewsArticle"),
  headline: z.string(),
  inLanguage: z.string(),
  datePublished: z.iso.datetime({ offset: true }),
  image: z.array(z.url()).length(1),
  articleSection: z.string(),
  digitalSourceType: z.string(),
  author: z.array(z.object({ "@type": z.string(), name: z.string() })),
  mainEntityOfPage: z.url(),
});

describe("an article's page", () => {
  it("shows everything that belongs to an article", async () => {
    const { data } = await visitor(server)
      .from("news")
      .select("*")
      .eq("slug", "bangkok-robotics-week")
      .single()
      .throwOnError();
    const { page } = await readPage(`${server.url}/news/${data.slug}`);
    const main = only(page, "main");
    expect(says(only(main, "h1"))).toBe(data.title);
    expect(says(only(main, "header [data-category]"))).toBe("Event");
    expect(says(main)).toContain("Benih, written by AI from 2 sources");
    expect(says(main)).toContain("Source: Chang Robotics · ");
    expect(says(only(main, "header"))).toContain("5 min read");
    const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "Asia/Singapore" });
    expect(says(only(main, "header time"))).toBe(date.format(new Date(data.published_at)));
    const picture = await ask(server.url + only(main, "img", data.image_alt).getAttribute("src"));
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(says(only(main, ".article-body > p:first-child"))).not.toBe("");
    expect(says(main)).toContain(word("en", "frame", "sampleNotice"));
  });

  it.each(LANGUAGES)("is in %s, and describes itself to machines", async (language) => {
    const address = (lang: string) => `${server.url}/news/${article.slug}?lang=${lang}`;
    const { status, text, page, described } = await readPage(address(language));
    expect(status).toBe(200);
    const title = language === "en" ? article.title : article[`title_${language}`];
    expect(says(only(page, "h1"))).toBe(title);
    expect(says(only(page, "title"))).toBe(title);
    const links = tags(text, "link");
    expect(links.filter(({ rel }) => rel === "canonical")).toEqual([
      { rel: "canonical", href: address(language) },
    ]);
    const alternates = links.filter(({ hreflang }) => hreflang !== undefined);
    expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      ...Object.fromEntries(LANGUAGES.map((other) => [TAGS[other], address(other)])),
      "x-default": address("en"),
    });
    const [data, ...others] = described.map((one) => jsonLd.parse(one));
    expect(others).toEqual([]);
    expect(data).toMatchObject({
      headline: title,
      inLanguage: TAGS[language],
      articleSection: article.category,
      mainEntityOfPage: `${server.url}/news/${article.slug}`,
      digitalSourceType: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
      author: [{ "@type": "Organization", name: "Benih" }],
    });
    expect(Date.parse(data?.datePublished ?? "")).toBe(Date.parse(String(article.published_at)));
    const picture = await ask(data?.image[0] ?? "");
    expect(picture.headers["content-type"]).toBe("image/png");
  });

  it("has a preview picture", async () => {
    const { text } = await ask(`${server.url}/news/${article.slug}?lang=th`);
    const picture = tags(text, "meta").find((meta) => meta.property === "og:image")?.content ?? "";
    expect(picture).toBe(`${server.url}/og/news/${article.slug}.png?lang=th`);
    const { headers, bytes } = await ask(picture);
    expect(headers["content-type"]).toBe("image/png");
    expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("has another picture per language, for the site too", async () => {
    for (const path of [`/og/news/${article.slug}.png`, "/og/site.png"]) {
      const pictures = await Promise.all(
        ["en", "th"].map((language) => ask(`${server.url}${path}?lang=${language}`)),
      );
      expect(pictures.map((picture) => picture.status)).toEqual([200, 200]);
      expect(pictures[0]?.bytes.equals(pictures[1]?.bytes ?? Buffer.alloc(0))).toBe(false);
    }
  });

  it.each(["", "?lang=th"])(
    "is reached by its id too (spec §2), in its language: %s",
    async (query) => {
      const { status, headers } = await ask(`${server.url}/news/${article.id}${query}`);
      expect(status).toBe(301);
      expect(new URL(headers.location ?? "", server.url).href).toBe(
        `${server.url}/news/${article.slug}${query}`,
      );
    },
  );

  it.each(["no-such-article", "00000000-0000-4000-8000-000000000000", "draft-event"])(
    "is not there: %s",
    async (slug) => {
      const page = await ask(`${server.url}/news/${slug}`, {
        headers: { "accept-language": "th" },
      });
      expect(page.status).toBe(404);
      expect(textOf(page.text, "h1")).toBe("ไม่พบบทความ");
      expect(tags(page.text, "meta")).toContainEqual({ name: "robots", content: "noindex" });
      expect(found(page.text, /must stay unseen/)).toEqual([]);
      expect((await ask(`${server.url}/og/news/${slug}.png`)).status).toBe(404);
    },
  );
});
