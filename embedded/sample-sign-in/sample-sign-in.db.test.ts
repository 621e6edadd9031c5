import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestBrowser } from "../auth/test-browser.ts";
import { createSampleSignIn, type SampleSignIn } from "./sample-sign-in.ts";

let sample: SampleSignIn;
let server: Server;
let url: string;
const log: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!sample.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  url = `http://localhost:${address.port}`;
  sample = createSampleSignIn({
    publicUrl: url,
    callback: `${url}/callback`,
    log: (level, message) => log.push(`${level} ${message}`),
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A client's request; the scope `openid` distinguishes the two providers. */
const authorize = (changes: Record<string, string> = {}) =>
  `${url}/_sign-in/auth?${new URLSearchParams({
    client_id: "sample-google",
    redirect_uri: `${url}/callback`,
    response_type: "code",
    scope: "openid email profile",
    state: "its state",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
    ...changes,
  })}`;

describe("the sample sign-in", () => {
  it("answers where nothing is, too", async () => {
    for (const path of ["", "?x=1", "?", "/", "/?x=%00", "/%00", "/%E0%A4%A"]) {
      const answer = await fetch(`${url}/_sign-in${path}`);
      expect(answer.status, path).toBe(404);
    }
  });

  it("lists people and rejects invalid addresses", async () => {
    const browser = new TestBrowser();
    const page = await browser.follow(authorize());
    expect(page.text).toContain("Nguyễn Minh Anh");
    expect(page.text).toContain('<html lang="en">');
    const complaint = await browser.go(page.at, { name: "<script>", email: "no address" });
    expect(complaint.status).toBe(400);
    expect(complaint.text).toContain('role="alert"');
    const person = { person: "siti@warungpintar.example" };
    const back = await browser.follow(page.at, `${url}/callback`, person);
    const { searchParams } = new URL(back.at);
    expect(searchParams.get("state")).toBe("its state");
    expect(searchParams.get("code")).toMatch(/./);
  });

  it("shows no foreign markup and asks again at every sign-in", async () => {
    const browser = new TestBrowser();
    const first = await browser.follow(authorize());
    const person = { name: "<img src=x>", email: "a@example.com", verified: "on" };
    await browser.follow(first.at, `${url}/callback`, person);
    const page = await browser.follow(authorize());
    expect(page.text).toContain("choose who to be");
    const complaint = await browser.go(page.at, { name: "<img src=x>", email: "<img src=x>" });
    expect(complaint.text).not.toContain("<img");
  });

  it.each([
    { "x-forwarded-for": "203.0.113.9" },
    { forwarded: "for=203.0.113.9" },
    { via: "1.1 x" },
  ])("answers nobody through a proxy: %j", async (headers) => {
    const target = `${url}/_sign-in/.well-known/openid-configuration`;
    expect((await fetch(target)).status).toBe(200);
    const answer = await fetch(target, { headers: new Headers(Object.entries(headers)) });
    expect(answer.status).toBe(403);
  });

  it("gives its profile for a good token only", async () => {
    const headers = { authorization: "Bearer made-up" };
    expect((await fetch(`${url}/_sign-in/me`, { headers })).status).toBe(401);
  });

  it.each<Record<string, string>>([
    { redirect_uri: "https://evil.example/callback" },
    { client_id: "somebody" },
    { code_challenge: "", code_challenge_method: "" },
    { response_type: "token" },
  ])("gives no code to a client that asks with %j", async (changes) => {
    const answer = await new TestBrowser().go(authorize(changes));
    expect(answer.location ?? "").not.toMatch(/code=|evil|choose/);
  });

  it("has failed at nothing", () => {
    expect(log).toEqual([]);
  });
});
