import { describe, expect, inject, it } from "vitest";
import { TAGS } from "../testing/words.ts";
import { ask, tags, textOf } from "./pages.ts";

const server = inject("server");

async function languageOf(
  path: string,
  headers: Record<string, string>,
  from: { localAddress?: string } = {},
): Promise<string> {
  const answer = await ask(server.url + path, { headers, ...from });
  return tags(answer.text, "html")[0]?.lang ?? "none";
}

describe("the language of a page (spec §1)", () => {
  it.each([
    ["zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"],
    ["zh-TW", "zh-Hans"],
    ["vi-VN,vi;q=0.9", "vi"],
    ["th", "th"],
    ["th-TH,th;q=0.9", "th"],
    ["id-ID", "id"],
    ["in", "id"],
    ["en-GB,en;q=0.9", "en"],
    ["fr-FR,fr;q=0.9", "en"],
    ["fr, th;q=0.5", "th"],
    ["en;q=0.1, vi;q=0.9", "vi"],
    ["th;q=0, vi;q=0.2", "vi"],
    ["*", "en"],
    ["%%%;;q=x,,", "en"],
    ["", "en"],
  ])("follows the browser: %j gives %s", async (acceptLanguage, expected) => {
    expect(await languageOf("/", { "accept-language": acceptLanguage })).toBe(expected);
  });

  it("is English for a program that names none", async () => {
    expect(await languageOf("/", {})).toBe("en");
  });

  it.each(Object.entries(TAGS))(
    "is %s when the address asks for it, and lasts",
    async (language, tag) => {
      const asked = await ask(`${server.url}/?lang=${language}`, {
        headers: { "accept-language": "fr" },
      });
      expect(tags(asked.text, "html")[0]?.lang).toBe(tag);
      expect(asked.headers["content-language"]).toBe(language);
      const [kept = ""] = asked.headers["set-cookie"] ?? [];
      expect(kept).toMatch(/Max-Age=\d{7,}/);
      const [cookie = ""] = kept.split(";");
      // From now on it takes precedence over the browser's language, on every page.
      for (const path of ["/", "/legal-disclaimer", "/nothing-here"]) {
        expect(await languageOf(path, { cookie, "accept-language": "fr, vi, th, en" })).toBe(tag);
      }
      expect(await languageOf("/?lang=en", { cookie })).toBe("en");
    },
  );

  it.each(["/?lang=xx", "/?lang=", "/?lang=EN-us", "/?lang=th%22%3E"])(
    "is the browser's when the address asks for none that is spoken: %s",
    async (path) => {
      const answer = await ask(server.url + path, { headers: { "accept-language": "vi" } });
      expect(tags(answer.text, "html")[0]?.lang).toBe("vi");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  it("changes the words, not only the mark", async () => {
    const pages = await Promise.all(
      Object.keys(TAGS).map((language) => ask(`${server.url}/?lang=${language}`)),
    );
    expect(new Set(pages.map((page) => textOf(page.text, "h1"))).size).toBe(5);
    expect(new Set(pages.map((page) => textOf(page.text, "title"))).size).toBe(5);
  });

  it("never mixes under concurrent requests", async () => {
    const entries = Object.entries(TAGS);
    // From a network of its own: a full queue of waiting pages would refuse another file's
    // requests.
    const crowd = { localAddress: "127.0.0.80" };
    const wanted = Array.from({ length: 100 }, (_, position) => entries[position % entries.length]);
    const answered = await Promise.all(
      wanted.map(async (entry, position) =>
        languageOf(`/nowhere-${position}`, { "accept-language": entry?.[0] ?? "" }, crowd),
      ),
    );
    expect(answered).toEqual(wanted.map((entry) => entry?.[1]));
  });
});

describe("the other languages of a page", () => {
  it.each(["/", "/legal-disclaimer", "/?category=Funding", "/?page=3", "/?category=Event&page=2"])(
    "are named in the head of %s",
    async (path) => {
      const { text } = await ask(server.url + path, { headers: { "accept-language": "vi" } });
      const links = tags(text, "link");
      const inLanguage = (language: string) => {
        const url = new URL(path, server.url);
        url.searchParams.set("lang", language);
        return url.href;
      };
      expect(links.filter((link) => link.rel === "canonical")).toEqual([
        { rel: "canonical", href: inLanguage("vi") },
      ]);
      const alternates = links.filter((link) => link.hreflang !== undefined);
      expect(Object.fromEntries(alternates.map((link) => [link.hreflang, link.href]))).toEqual({
        ...Object.fromEntries(
          Object.entries(TAGS).map(([language, tag]) => [tag, inLanguage(language)]),
        ),
        "x-default": inLanguage("en"),
      });
      const locale = tags(text, "meta").find(({ property }) => property === "og:locale");
      expect(locale?.content).toBe("vi_VN");
    },
  );
});
