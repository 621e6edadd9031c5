import { createHash } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { serve, type TestServer } from "../test-server.ts";
import { createApiDescription } from "./api-description.ts";
import { allDescriptions } from "./test-descriptions.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const HOSTILE = `<script>alert("x")</script>`;

let site: TestServer;
beforeAll(async () => {
  const mount = createApiDescription({
    descriptions: [
      ...allDescriptions(),
      {
        path: "note/save",
        summary: HOSTILE,
        caller: "person",
        takesKey: true,
        takes: { kind: "json", schema: z.object({ [HOSTILE]: z.string().describe(HOSTILE) }) },
        answers: {
          kind: "json",
          schema: z.array(z.object({ inner: z.array(z.object({ deep: z.uuid() })) })),
        },
        refusals: ["not_found"],
      },
    ],
    publicUrl: "https://benih.example",
  });
  site = await serve((incoming, response) => {
    if (!mount.handle(incoming, response)) response.writeHead(418).end();
  });
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(site.url + path, { method, headers, redirect: "manual" });
const page = async () => (await get("/api", { accept: BROWSER })).text();

describe("/api", () => {
  it.each([
    [undefined, "application/json"],
    ["*/*", "application/json"],
    ["application/json", "application/json"],
    ["application/json, text/html;q=0.5", "application/json"],
    ["text/html;q=0", "application/json"],
    ["text/html", "text/html"],
    ["TEXT/HTML , application/json", "text/html"],
    [BROWSER, "text/html"],
  ])("to those who accept %s is %s", async (accept, type) => {
    // Plain HTTP, because fetch adds its own Accept.
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const asked = request(`${site.url}/api`, { headers: accept ? { accept } : {} }, (answer) => {
        answer.resume();
        resolve(answer.headers);
      });
      asked.on("error", reject).end();
    });
    expect(headers["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(headers.vary).toBe("Accept, Accept-Encoding");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("is OpenAPI for programs, and for browsers that ask for it", async () => {
    const document = await (await get("/api")).json();
    expect(document).toMatchObject({
      openapi: "3.1.1",
      servers: [{ url: "https://benih.example" }],
    });
    const asked = await get("/api?format=json", { accept: BROWSER });
    expect(await asked.json()).toEqual(document);
    expect(document.paths["/api/note/save"].post.parameters).toMatchObject([
      { name: "Idempotency-Key", in: "header", required: true },
    ]);
  });

  it("says to HEAD what it says to GET, without a body", async () => {
    for (const accept of [BROWSER, "*/*"]) {
      const [got, head] = [await get("/api", { accept }), await get("/api", { accept }, "HEAD")];
      expect(head.status).toBe(200);
      for (const name of ["content-type", "content-length", "etag"]) {
        expect(head.headers.get(name)).toBe(got.headers.get(name));
      }
      expect(await head.text()).toBe("");
    }
  });

  it("is not sent again when the client has it", async () => {
    const etag = (await get("/api")).headers.get("etag") ?? "";
    expect((await get("/api", { "if-none-match": etag })).status).toBe(304);
    const other = await get("/api", { accept: BROWSER, "if-none-match": etag });
    expect(other.status).toBe(200);
  });

  it.each([
    ["/api/", "/api"],
    ["/api/?format=json", "/api?format=json"],
  ])("is where %s leads", async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
  });

  it.each([
    ["POST", "/api"],
    ["POST", "/api/"],
    ["GET", "/api/note/save"],
    ["GET", "/apis"],
    ["GET", "/api//"],
    ["GET", "/"],
  ])("leaves %s %s to others", async (method, path) => {
    expect((await get(path, {}, method)).status).toBe(418);
  });
});

describe("the page", () => {
  it("lists every operation with what it takes, answers and refuses", async () => {
    const html = await page();
    for (const { path } of allDescriptions()) expect(html).toContain(`POST /api/${path}<`);
    for (const name of ["profile.mobile_phone", "tasks[].missing", "[].inner[].deep"]) {
      expect(html).toContain(`<code>${name}</code>`);
    }
    expect(html).toContain(`href="#refusal-edited_elsewhere"`);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of new Set(targets)) expect(html.split(`id="${id}"`)).toHaveLength(2);
  });

  it("runs nothing and loads nothing but the icon", async () => {
    const answer = await get("/api", { accept: BROWSER });
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash("sha256").update(styles).digest("base64");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      "img-src 'self'",
      `style-src 'sha256-${hash}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/i);
  });

  it("shows a contract's words as text, whatever they contain", async () => {
    expect(await page()).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  });
});
