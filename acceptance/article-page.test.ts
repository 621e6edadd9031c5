import { beforeAll, describe, expect, inject, it } from "vitest";
import { visitor } from "./clients.ts";
import { ask, found, inlineScripts, tags, textOf } from "./pages.ts";

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

describe("an article's page", () => {
  it.each(["en", "id", "vi", "th", "zh"])("is in %s", async (language) => {
    const { status, text } = await ask(`${server.url}/news/${article.slug}?lang=${language}`);
    expect(status).toBe(200);
    const title = language === "en" ? article.title : article[`title_${language}`];
    expect(textOf(text, "h1")).toBe(title);
    expect(textOf(text, "title")).toContain(title);
  });

  it("tells search engines what it is", async () => {
    const { text } = await ask(`${server.url}/news/${article.slug}?lang=vi`);
    const [script] = inlineScripts(text).filter(({ type }) => type === "application/ld+json");
    const described = JSON.parse(script?.code ?? "");
    expect(described).toMatchObject({
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      headline: article.title_vi,
      inLanguage: "vi",
      articleSection: article.category,
      mainEntityOfPage: `${server.url}/news/${article.slug}`,
    });
    expect(Date.parse(described.datePublished)).toBe(Date.parse(String(article.published_at)));
    const canonical = tags(text, "link").filter((link) => link.rel === "canonical");
    expect(canonical.map((link) => link.href)).toEqual([
      `${server.url}/news/${article.slug}?lang=vi`,
    ]);
    expect(tags(text, "link").filter((link) => link.hreflang !== undefined)).toHaveLength(6);
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
      expect(found(page.text, /must stay unseen/)).toEqual([]);
      expect((await ask(`${server.url}/og/news/${slug}.png`)).status).toBe(404);
    },
  );
});
