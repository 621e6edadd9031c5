import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "./pages.ts";

const server = inject("server");
let script: string;

beforeAll(async () => {
  const { text } = await ask(`${server.url}/`);
  script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? "no script";
});

describe("the built files", () => {
  it("are cached for good when their name has a hash, else for a day", async () => {
    expect((await ask(server.url + script)).headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    for (const [file, type] of [
      ["/icon.svg", "image/svg+xml"],
      ["/apple-touch-icon.png", "image/png"],
      ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ]) {
      expect((await ask(server.url + file)).headers).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=86400",
      });
    }
  });

  it("are the same in every encoding", async () => {
    const [br, gzip, plain] = await Promise.all(
      ["br", "gzip", "identity"].map((accepted) =>
        ask(server.url + script, { headers: { "accept-encoding": accepted } }),
      ),
    );
    expect([br, gzip, plain].map((answer) => answer?.headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(br?.bytes ?? "").toString() === plain?.text).toBe(true);
    expect(gunzipSync(gzip?.bytes ?? "").toString() === plain?.text).toBe(true);
    expect(plain?.headers.vary).toBe("Accept-Encoding");
  });

  it("are not sent again unchanged", async () => {
    const { headers } = await ask(server.url + script);
    const again = await ask(server.url + script, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("keep a picture opened directly from running anything", async () => {
    const { headers } = await ask(`${server.url}/icon.svg`);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("are all that is served: no source, no map, no compressed copy under its own name", async () => {
    for (const path of [
      `${script}.map`,
      `${script}.br`,
      "/assets/",
      "/assets",
      "/server/index.js",
    ]) {
      expect((await ask(server.url + path)).status, path).toBe(404);
    }
  });
});
