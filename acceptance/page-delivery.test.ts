import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { word } from "../testing/words.ts";
import { type Answer, ask, found, tags, textOf } from "./pages.ts";
import { hrefOf, only, readPage } from "./read-page.ts";

const server = inject("server");

/**
 * A page may be rendered again between two requests: repeats until all answers come from one
 * rendering.
 */
function ofOneRendering(asks: () => Promise<Answer[]>): Promise<Answer[]> {
  return eventually("answers of one rendering", PATIENCE_MS, async () => {
    const answers = await asks();
    return new Set(answers.map((answer) => answer.headers.etag)).size === 1 ? answers : undefined;
  });
}

describe("a page", () => {
  it("says what it is and how it may be kept", async () => {
    const { status, headers } = await ask(`${server.url}/`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers.vary).toMatch(/Accept-Encoding/);
    expect(headers.vary).toMatch(/Accept-Language/);
    expect(headers.vary).toMatch(/Cookie/);
    expect(headers["cache-control"]).toMatch(/max-age=0|no-cache/);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it.each(["/", "/legal-disclaimer", "/feeds/en.rss", "/sitemap.xml"])(
    "is the same document in every encoding: %s",
    async (path) => {
      const [br, gzip, plain] = await ofOneRendering(() =>
        Promise.all(
          ["gzip, br", "gzip", "identity"].map((accepted) =>
            ask(server.url + path, { headers: { "accept-encoding": accepted } }),
          ),
        ),
      );
      expect(br?.headers["content-encoding"]).toBe("br");
      expect(gzip?.headers["content-encoding"]).toBe("gzip");
      expect(plain?.headers["content-encoding"]).toBeUndefined();
      expect(brotliDecompressSync(br?.bytes ?? "").toString() === plain?.text).toBe(true);
      expect(gunzipSync(gzip?.bytes ?? "").toString() === plain?.text).toBe(true);
      for (const answer of [br, gzip, plain]) {
        expect(answer?.headers["content-length"]).toBe(String(answer?.bytes.length));
      }
    },
  );

  it.each(["br;q=0, gzip", "gzip;q=0, br;q=0", "identity"])(
    "comes in no encoding that was refused: %j",
    async (accepted) => {
      const { headers } = await ask(`${server.url}/`, { headers: { "accept-encoding": accepted } });
      const refused = [...accepted.matchAll(/(\w+);q=0(?!\.)/g)].map((match) => match[1]);
      expect(refused).not.toContain(headers["content-encoding"]);
    },
  );

  it.each(["/", "/legal-disclaimer", "/feeds/en.json"])(
    "is not sent again unchanged: %s",
    async (path) => {
      const answer = await eventually("304", PATIENCE_MS, async () => {
        const { headers } = await ask(server.url + path);
        const again = await ask(server.url + path, {
          headers: { "if-none-match": String(headers.etag) },
        });
        return again.headers.etag === headers.etag ? again : undefined;
      });
      expect(answer.status).toBe(304);
      expect(answer.bytes).toHaveLength(0);
      expect(answer.headers.vary).toBeDefined();
    },
  );

  it("is not sent again to a proxy that holds several renderings", async () => {
    const answer = await eventually("304", PATIENCE_MS, async () => {
      const { headers } = await ask(`${server.url}/legal-disclaimer`);
      const again = await ask(`${server.url}/legal-disclaimer`, {
        headers: { "if-none-match": `"something-else", ${headers.etag}` },
      });
      return again.headers.etag === headers.etag ? again : undefined;
    });
    expect(answer.status).toBe(304);
  });

  it.each(["/", "/legal-disclaimer", "/nowhere", "/robots.txt", "/icon.svg"])(
    "answers HEAD as GET, without the body: %s",
    async (path) => {
      const [head, get] = await ofOneRendering(() =>
        Promise.all(["HEAD", "GET"].map((method) => ask(server.url + path, { method }))),
      );
      expect(head?.status).toBe(get?.status);
      expect(head?.bytes).toHaveLength(0);
      expect(head?.headers["content-length"]).toBe(get?.headers["content-length"]);
      expect(head?.headers["content-type"]).toBe(get?.headers["content-type"]);
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "cannot be used with %s",
    async (method) => {
      for (const path of ["/", "/legal-disclaimer", "/nowhere"]) {
        const { status, headers } = await ask(server.url + path, { method });
        expect({ path, status, allow: headers.allow }).toEqual({
          path,
          status: 405,
          allow: "GET, HEAD",
        });
      }
    },
  );

  it("is the same page with a campaign's tags", async () => {
    const [plain, tagged] = await ofOneRendering(() =>
      Promise.all(
        ["/", "/?utm_source=x&fbclid=y&UTM_medium=z"].map((path) => ask(server.url + path)),
      ),
    );
    expect(tagged?.bytes.equals(plain?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(found(tagged?.text ?? "", /utm_source/)).toEqual([]);
  });
});

describe("an address that leads nowhere", () => {
  it.each([
    ["en", "Page not found"],
    ["id", "Halaman tidak ditemukan"],
    ["vi", "Không tìm thấy trang"],
    ["th", "ไม่พบหน้านี้"],
    ["zh", "找不到页面"],
  ] as const)("says so in %s", async (language, heading) => {
    const answer = await readPage(`${server.url}/no/such/page`, { "accept-language": language });
    expect(answer.status).toBe(404);
    expect(tags(answer.text, "html")[0]?.lang).toBe(language === "zh" ? "zh-Hans" : language);
    expect(textOf(answer.text, "h1")).toBe(heading);
    expect(hrefOf(only(answer.page, "main"), word(language, "crash", "goHome"))).toBe("/");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(tags(answer.text, "meta")).toContainEqual({ name: "robots", content: "noindex" });
  });

  it.each([
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/assets/../../package.json",
    "//evil.example",
    "/%2Fevil.example/",
    "/\\evil.example/",
    "/%00",
    "/%",
    "/%E0%A4%A",
    "//evil.example/",
    "/news/%F0%9F%8C%B1",
    `/${"long/".repeat(500)}`,
    "/.env",
    "/secrets.json",
    "/sitemap-999999.xml",
    "/feeds/xx.rss",
    "/og/news/nothing.png",
  ])("does no harm: %s", async (path) => {
    const { status, text } = await ask(server.url + path);
    expect([400, 404]).toContain(status);
    expect(found(text, /root:x:0/, /node_modules/, /\bat \S+ \(.+:\d+:\d+/)).toEqual([]);
  });
});
