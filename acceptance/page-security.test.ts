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

describe("security of a page", () => {
  it.each([...PAGES, "/robots.txt", "/feeds/en.rss", "/og/site.png"])(
    "is asked of the browser on %s",
    async (path) => {
      const { headers } = await ask(server.url + path);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(headers["permissions-policy"]).toContain("camera=()");
      // Only over TLS does it make sense.
      expect(headers["strict-transport-security"]).toBeUndefined();
    },
  );

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
    // No hash may be left over either: it would stand for a script that is not there.
    const hashes = allowed.filter((source) => source.startsWith("'sha256-"));
    expect(new Set(scripts.map(({ code }) => hashOf(code)))).toEqual(new Set(hashes));
    expect(found(text, /<[^>]+\son\w+="/, /(?:href|src)="javascript:/i)).toEqual([]);
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
    // Addresses that no other test asks for, so that they are rendered for this request.
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
