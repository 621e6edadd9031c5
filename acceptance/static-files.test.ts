import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
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
      // What browsers request by themselves.
      ["/favicon.ico", "image/x-icon"],
      ["/apple-touch-icon.png", "image/png"],
      ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ]) {
      const { status, headers } = await ask(server.url + file);
      expect(status, file).toBe(200);
      expect(headers).toMatchObject({
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

/** Pages of members, and those on which visitors sign in, claim or report something: they validate input. */
const WITH_FORMS = [
  "routes/auth",
  "routes/business-license-upload",
  "routes/claim",
  "routes/credits",
  "routes/investor-profile-submission",
  "routes/pitch-deck-upload",
  "routes/profile",
  "routes/report",
  "routes/reset-password",
  "routes/settings",
  "routes/startup-profile-submission",
  "routes/website-submission",
];
const route = z.object({
  id: z.string(),
  module: z.string(),
  imports: z.array(z.string()).default([]),
});

it("are a third fewer on pages to read: what checks forms stays away (scripts/vite/code-groups.ts)", async () => {
  const { text: home } = await ask(`${server.url}/`);
  const address = /\/assets\/manifest-\w+\.js/.exec(home)?.[0] ?? "no manifest";
  const { text } = await ask(server.url + address);
  const { routes } = z
    .object({ routes: z.record(z.string(), route) })
    .parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  const withForms = Object.values(routes).filter(({ module, imports }) =>
    [module, ...imports].some((file) => /\/(arrival|calls|forms|member)-/.test(file)),
  );
  expect(withForms.map(({ id }) => id).toSorted()).toEqual(WITH_FORMS);
});
