import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestAuth, type TestAuth } from "./test-auth.ts";
import { open } from "./test-mails.ts";

let auth: TestAuth;

beforeAll(async () => {
  auth = await startTestAuth({
    redirectAllowList: ["https://*.benih.example/**", "benih://callback"],
  });
});
afterAll(() => auth.stop());

describe("where links lead", () => {
  const to = async (target: string) => {
    const query = new URLSearchParams({ token: "x", type: "signup", redirect_to: target });
    return (await open(`${auth.url}/auth/v1/verify?${query}`)).location.split("#")[0];
  };

  it.each(["/profile", "/startups/7?tab=news", "//evil.example/x", "/\\evil.example"])(
    "anywhere on the site: %s",
    async (path) => {
      expect(await to(auth.url + path)).toBe(new URL(auth.url + path).href);
    },
  );

  it.each(["https://app.benih.example/a/b?c=d", "benih://callback"])(
    "to what the list allows: %s",
    async (target) => {
      expect(await to(target)).toBe(target);
    },
  );

  it.each([
    "https://evil.example/",
    "http://localhost:1/",
    "http://127.0.0.1/",
    "//evil.example",
    "/profile",
    "https://benih.example.evil.example/x",
    "https://app.benih.example@evil.example/x",
    "https://a.b.benih.example/x",
    "https://evil.example/.benih.example/x",
    "javascript:alert(1)//benih.example/",
    "data:text/html,x",
    "benih://callback/other",
    "\u0001https://evil.example",
    "https://evil.example\r\nset-cookie: x=y",
  ])("never to %j", async (target) => {
    expect(await to(target)).toBe(`${auth.url}/`);
  });

  it("never to a host that only begins like the site's, or with its name as a password", async () => {
    const { host } = new URL(auth.url);
    for (const target of [
      `http://${host}.evil.example/`,
      `http://${host}@evil.example/`,
      `http://evil.example\\@${host}/`,
      `https://${host}/`,
      `http://user:pass@${host}/`,
    ]) {
      expect(await to(target), target).toBe(`${auth.url}/`);
    }
  });

  it("never writes a second header", async () => {
    const target = `${auth.url}/x\r\nset-cookie: stolen=1`;
    const query = new URLSearchParams({ token: "x", type: "signup", redirect_to: target });
    const answer = await fetch(`${auth.url}/auth/v1/verify?${query}`, { redirect: "manual" });
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("location")).toMatch(/^http:\/\/localhost:\d+\/xset-cookie/);
  });

  it("already when the mail is written", async () => {
    const email = "person@example.com";
    await auth.person(email);
    await auth.ask("/recover?redirect_to=https://evil.example/", { body: { email } });
    expect((await auth.newest(email)).email_data.redirect_to).toBe(`${auth.url}/`);
  });
});
