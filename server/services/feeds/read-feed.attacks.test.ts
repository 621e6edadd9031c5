import { createGzip, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { TestSites } from "../website/test-sites.ts";
import { findFeed } from "./find-feed.ts";
import { readArticle } from "./read-article.ts";
import { readFeed } from "./read-feed.ts";
import { rss, testMeans } from "./test-feeds.ts";

const sites = new TestSites();
afterEach(() => sites.stop());

type Listener = Parameters<TestSites["http"]>[0];

/** A site without robots.txt, unless the listener serves one. */
function site(listener: Listener): Promise<string> {
  return sites.http((request, response) => {
    if (request.url === "/robots.txt") response.writeHead(404).end();
    else listener(request, response);
  });
}

const FAILED = (problem: string) => expect.objectContaining({ outcome: "failed", problem });
const FEED = rss("<item><title>One</title><link>/1</link></item>");

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from("bcdefghi", (name, at) => `<!ENTITY ${name} "${`&${"abcdefgh"[at]};`.repeat(10)}">`).join("")}]>`;

describe("what misbehaves is told by its name", () => {
  it.each<[string, string, Listener]>([
    ["broken", "XML that breaks off", (_, answer) => answer.end(FEED.slice(0, 120))],
    ["not_a_feed", "a page", (_, answer) => answer.end("<html><p>Hello</p></html>")],
    ["not_a_feed", "nothing", (_, answer) => answer.end()],
    [
      "too_large",
      "a body that is too large",
      (_, answer) => answer.end("x".repeat(1024 * 1024 + 1)),
    ],
    [
      "too_large",
      "a bomb",
      (_, answer) => {
        answer.writeHead(200, { "content-encoding": "gzip" });
        const packed = createGzip();
        packed.pipe(answer);
        packed.end(Buffer.alloc(64 * 1024 * 1024));
      },
    ],
    [
      "broken",
      "a bomb as a file",
      (_, answer) => answer.end(gzipSync(Buffer.alloc(64 * 1024 * 1024))),
    ],
    [
      "unreachable",
      "a body that is shorter than it says",
      (_, answer) => {
        answer.writeHead(200, { "content-length": "9000" });
        answer.write(FEED, () => answer.destroy());
      },
    ],
    [
      "too_slow",
      "a body without an end",
      (_, answer) => {
        const drip = setInterval(() => answer.write(" "), 100);
        answer.on("close", () => clearInterval(drip));
      },
    ],
    ["unreachable", "no answer at all", () => undefined],
    ["gone", "a feed that is gone", (_, answer) => answer.writeHead(410).end()],
    ["refused", "a feed that is not there", (_, answer) => answer.writeHead(404).end()],
    ["server_error", "a server that fails", (_, answer) => answer.writeHead(500).end()],
    [
      "redirects",
      "redirects without an end",
      (request, answer) => answer.writeHead(302, { location: `${request.url}x` }).end(),
    ],
    [
      "redirects",
      "a redirect to a machine inside",
      (_, answer) => answer.writeHead(302, { location: "http://localhost/feed" }).end(),
    ],
    [
      "redirects",
      "a redirect to an address inside",
      (_, answer) => answer.writeHead(301, { location: "http://169.254.169.254/" }).end(),
    ],
  ])("%s: %s", async (problem, _, listener) => {
    const address = await site(listener);
    expect(await readFeed(`${address}/feed`, "en", testMeans(sites))).toEqual(FAILED(problem));
  });

  it("a name that leads inside is never asked", async () => {
    const seen: string[] = [];
    const address = await sites.http((request, response) => {
      seen.push(request.url ?? "");
      response.end(FEED);
    });
    const means = testMeans(sites, { isPublicAddress: () => false });
    expect(await readFeed(`${address}/feed`, "en", means)).toEqual(FAILED("unreachable"));
    expect(seen).toEqual([]);
  });

  it("a billion laughs are not told", async () => {
    const address = await site((_, answer) =>
      answer.end(`${LAUGHS}${rss("<item><title>&i;</title><link>/1</link></item>").slice(21)}`),
    );
    const visit = await readFeed(`${address}/feed`, "en", testMeans(sites));
    expect(visit.outcome === "read" && visit.feed.entries[0]?.title).toBe("&i;");
  });
});

describe("politeness", () => {
  it("asks only for what is new, names itself, and tells where it was moved to", async () => {
    const seen: unknown[] = [];
    const address = await site((request, answer) => {
      if (request.url === "/feed") return answer.writeHead(308, { location: "/new" }).end();
      const {
        "if-none-match": tag,
        "if-modified-since": since,
        "user-agent": agent,
      } = request.headers;
      seen.push([tag, since, agent]);
      if (tag === '"1"') return answer.writeHead(304).end();
      return answer
        .writeHead(200, { etag: '"1"', "last-modified": "Fri, 27 Nov 2026 05:00:00 GMT" })
        .end(FEED);
    });
    const means = testMeans(sites);
    const first = await readFeed(`${address}/feed`, "en", means);
    expect(first).toMatchObject({ outcome: "read", etag: '"1"', movedTo: `${address}/new` });
    const again = await readFeed(`${address}/feed`, "en", means, {
      etag: '"1"',
      lastModified: "Fri, 27 Nov 2026 05:00:00 GMT",
    });
    expect(again).toEqual({
      outcome: "unchanged",
      url: `${address}/new`,
      movedTo: `${address}/new`,
    });
    expect(seen).toEqual([
      [undefined, undefined, means.agent],
      ['"1"', "Fri, 27 Nov 2026 05:00:00 GMT", means.agent],
    ]);
  });

  it("comes back when it is told to", async () => {
    const address = await site((_, answer) =>
      answer.writeHead(429, { "retry-after": "3600" }).end(),
    );
    const before = Date.now();
    const visit = await readFeed(`${address}/feed`, "en", testMeans(sites));
    expect(visit).toMatchObject({ outcome: "failed", problem: "busy" });
    const retryAt = visit.outcome === "failed" ? visit.retryAt?.getTime() : undefined;
    expect(retryAt).toBeGreaterThanOrEqual(before + 3_590_000);
  });

  it("visits nothing that robots.txt forbids, and nothing while it cannot be had", async () => {
    let rules: [number, string] = [200, "User-agent: Benih\nDisallow: /private\nCrawl-delay: 7"];
    const seen: string[] = [];
    const address = await sites.http((request, answer) => {
      seen.push(request.url ?? "");
      if (request.url === "/robots.txt") answer.writeHead(rules[0]).end(rules[1]);
      else answer.end(FEED);
    });
    const means = testMeans(sites);
    expect(await readFeed(`${address}/private/feed`, "en", means)).toEqual(FAILED("robots"));
    expect(await readArticle(`${address}/private/1`, "en", means)).toEqual(FAILED("robots"));
    expect((await readFeed(`${address}/feed`, "en", means)).outcome).toBe("read");
    expect(await means.robots.permission(new URL(address))).toEqual({ may: "yes", pauseMs: 7000 });
    expect(seen).toEqual(["/robots.txt", "/feed"]);
    rules = [503, ""];
    expect(await readFeed(`${address}/feed`, "en", testMeans(sites))).toEqual(
      FAILED("robots_unreachable"),
    );
    expect(seen).toEqual(["/robots.txt", "/feed", "/robots.txt"]);
  });
});

describe("at an address that somebody typed", () => {
  it("a site names its feeds, and its robots.txt its sitemaps", async () => {
    const address = await sites.http((request, answer) => {
      if (request.url === "/robots.txt") answer.end("Sitemap: https://a.example/news.xml");
      else
        answer.end(
          '<html><head><link rel="alternate" type="application/rss+xml" title="News" href="/rss"></head></html>',
        );
    });
    expect(await findFeed(address, "en", testMeans(sites))).toEqual({
      outcome: "site",
      feeds: [
        { address: `${address}/rss`, title: "News" },
        { address: "https://a.example/news.xml", title: "" },
      ],
    });
  });

  it("a site that nests without an end names the feeds that come before", async () => {
    const feed = (name: string) =>
      `<link rel="alternate" type="application/rss+xml" href="/${name}">`;
    const address = await site((_request, answer) => {
      answer.end(`<html>${feed("early")}${"<b>".repeat(60_000)}${feed("late")}`);
    });
    expect(await findFeed(address, "en", testMeans(sites))).toEqual({
      outcome: "site",
      feeds: [{ address: `${address}/early`, title: "" }],
    });
  });

  it("a page is its article, however deep it is nested", async () => {
    const words =
      "<p>Sawah has raised money, it says, for its farms and its rice, and for more.</p>";
    const address = await site((request, answer) => {
      const body =
        request.url === "/deep"
          ? "<div>".repeat(100_000)
          : `<nav>Menu</nav><article>${words.repeat(9)}</article>`;
      answer
        .writeHead(200, { "content-type": "text/html" })
        .end(`<html><body>${body}</body></html>`);
    });
    const read = await readArticle(`${address}/one`, "en", testMeans(sites));
    expect(read.outcome === "read" && read.text.split("\n\n")).toHaveLength(9);
    expect(await readArticle(`${address}/deep`, "en", testMeans(sites))).toMatchObject({
      text: "",
    });
  });
});
