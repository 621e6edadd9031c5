import { createHash } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { ask, found, inlineScripts } from "./pages.ts";

const server = inject("server");
const PAGES = [
  "/",
  "/?category=Event&page=2",
  "/legal-disclaimer",
  "/nowhere",
  "/news/no-such-article",
];

/** One address of every kind. */
const ADDRESSES = [
  ...PAGES,
  "/settings",
  "/profile",
  "/goodbye",
  "/report?page=/startups/wau-pay",
  "/claim?page=/startups/wau-pay",
  "/startups",
  "/startups/wau-pay",
  "/investors/straitsview-capital",
  "/funding-tracker?period=year",
  "/funding-tracker.csv",
  "/settings.data",
  "/search?q=kopi",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-9999.xml",
  "/feeds/en.rss",
  "/feeds/en.json",
  "/feeds/en.nothing",
  "/og/site.png",
  "/og/news/nothing.png",
  "/pictures/00000000-0000-4000-8000-000000000000/640",
  "/icon.svg",
  "/site.webmanifest",
  "/api",
  "/api?format=json",
  "/api/nothing",
  "/api/account/delete",
  "/api/startups/export",
  "/rest/v1/news?select=id&limit=1",
  "/rest/v1/nothing",
  "/auth/v1/nothing",
  "/auth/v1/health",
  "/storage/v1/nothing",
];

describe("security of a page", () => {
  it.each(ADDRESSES)("is asked of the browser on %s", async (path) => {
    const { headers } = await ask(server.url + path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    const policy = directives(String(headers["content-security-policy"]));
    expect(policy["default-src"]).toBeDefined();
    expect(policy["script-src"]?.join(" ") ?? "").not.toMatch(/unsafe|https?:|\*/);
    // A picture opened directly has its own styles, and nothing else.
    if (path !== "/icon.svg") {
      expect(policy["style-src"]?.join(" ") ?? "").not.toMatch(/unsafe|https?:|\*/);
    }
    // It only makes sense over TLS.
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it.each(PAGES)("lets only the page's own scripts run: %s", async (path) => {
    const { headers, text } = await ask(server.url + path);
    const policy = directives(String(headers["content-security-policy"]));
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'self'"]);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["connect-src"]).toContain(server.url);
    expect(policy["connect-src"]).toContain(server.url.replace(/^http/, "ws"));

    const allowed = policy["script-src"] ?? [];
    expect(allowed.join(" ")).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    const scripts = inlineScripts(text).filter(({ type }) => type !== "application/ld+json");
    expect(scripts.length).toBeGreaterThan(0);
    for (const { code } of scripts) expect(allowed, code.slice(0, 80)).toContain(hashOf(code));
    const styles = [...text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = ""]) => css);
    for (const css of styles) expect(policy["style-src"]).toContain(hashOf(css));
    expect(found(text, /<[^>]+\sstyle="/)).toEqual([]);
    // No hash may be left over either: it would allow a script that is not there.
    const hashes = allowed.filter((source) => source.startsWith("'sha256-"));
    expect(new Set(scripts.map(({ code }) => hashOf(code)))).toEqual(new Set(hashes));
    expect(found(text, /<[^>]+\son\w+="/, /(?:href|src)="javascript:/i)).toEqual([]);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])(
    "is asked of the browser for a %s",
    async (method) => {
      for (const path of ["/", "/settings", "/icon.svg", "/api/account/delete"]) {
        const { status, headers } = await ask(server.url + path, { method });
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(headers["x-frame-options"], path).toBe("DENY");
        expect(headers["content-security-policy"], path).toContain("default-src 'none'");
      }
    },
  );

  it("names the style attributes of a chart, and lets in no others", async () => {
    const { headers, text } = await ask(`${server.url}/startups/wau-pay`);
    const policy = directives(String(headers["content-security-policy"]));
    const values = [...text.matchAll(/<[^>]+\sstyle="([^"]*)"/g)].map(([, value = ""]) => value);
    expect(values.length).toBeGreaterThan(0);
    const allowed = policy["style-src-attr"] ?? [];
    if (allowed[0] === "'unsafe-hashes'") {
      for (const value of values) expect(allowed).toContain(hashOf(value));
    } else expect(new Set(values).size).toBeGreaterThan(16);
  });

  it("takes nothing from the names in a request", async () => {
    const hostile = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "203.0.113.9",
      "x-original-url": "/evil.example",
      forwarded: "host=evil.example;proto=https",
    };
    // Addresses that no other test requests, so that they are rendered for this request.
    const paths = [
      "/?category=Insight&page=3",
      "/?category=Branded&lang=vi",
      "/legal-disclaimer?lang=id",
      "/nowhere-else",
      "/news/not-there-either",
      "/feeds/vi.rss",
      "/feeds/th.json",
      "/sitemap.xml",
      "/sitemap-1.xml",
      "/robots.txt",
    ];
    for (const path of paths) {
      const answer = await ask(server.url + path, { headers: hostile });
      expect(found(answer.text, /.{0,40}evil\.example/), path).toEqual([]);
      expect(JSON.stringify(answer.headers), path).not.toContain("evil.example");
    }
  });

  it("writes nothing of the address into the page as markup", async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');
    for (const path of [
      `/?category=${attack}`,
      `/${attack}`,
      `/news/${attack}`,
      `/?page=${attack}`,
    ]) {
      const { text } = await ask(server.url + path);
      expect(found(text, /<script>alert\(1\)/), path).toEqual([]);
    }
  });

  it("holds no secret", async () => {
    for (const path of PAGES) {
      const { text } = await ask(server.url + path);
      expect(text.includes(server.publishableKey), path).toBe(true);
      expect(found(text, /sb_secret_/, /postgresql:\/\//), path).toEqual([]);
    }
  });
});

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
