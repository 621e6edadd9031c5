import { describe, expect, inject, it } from "vitest";
import { ask } from "./pages.ts";

const server = inject("server");

describe("the mailbox", () => {
  it("answers on this machine, as a page and as data", async () => {
    const page = await ask(`${server.url}/_mail`);
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    const data = await ask(`${server.url}/_mail/messages.json`);
    // sign-up.test.ts checks the content: other files send mails at the same time.
    expect(JSON.parse(data.text)).toEqual(expect.any(Array));
  });

  it.each<[string, Record<string, string>]>([
    ["through a proxy", { "x-forwarded-for": "203.0.113.9" }],
    ["through a proxy that says it the new way", { forwarded: "for=203.0.113.9" }],
    ["through a proxy that names itself", { via: "1.1 proxy" }],
    ["under a foreign name", { host: "evil.example" }],
    ["under a name that only begins like ours", { host: "localhost.evil.example" }],
  ])("refuses who comes %s", async (_way, headers) => {
    for (const path of ["/_mail", "/_mail/messages.json"]) {
      expect((await ask(server.url + path, { headers })).status).toBe(403);
    }
  });
});
