import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECRET, startTestAuth, type TestAuth } from "./test-auth.ts";
import { linksOf, open } from "./test-mails.ts";

let auth: TestAuth;
const password = "a password that must not be told";

beforeAll(async () => {
  // With the real cost of hashing passwords.
  auth = await startTestAuth({ passwordCost: undefined });
});
afterAll(() => auth.stop());

describe("a request body", () => {
  it.each(["{", "[]", "null", "1", '"text"', "{}x", "\u0000"])("may be %j", async (body) => {
    for (const target of [
      "/signup",
      "/token?grant_type=password",
      "/recover",
      "/resend",
      "/verify",
    ]) {
      const answer = await auth.ask(target, { body });
      expect(answer.status, target).toBeGreaterThanOrEqual(400);
      expect(answer.status, target).toBeLessThan(500);
    }
  });

  it("may have the wrong kind in any field", async () => {
    for (const wrong of [1, true, [], {}, ["a@example.com"], { toString: "x" }]) {
      const body = {
        email: wrong,
        password: wrong,
        token: wrong,
        type: wrong,
        refresh_token: wrong,
      };
      for (const target of [
        "/signup",
        "/token?grant_type=password",
        "/token?grant_type=refresh_token",
        "/recover",
        "/verify",
      ]) {
        expect((await auth.ask(target, { body })).json.code, target).toBe("validation_failed");
      }
    }
  });

  it("may be large only up to a limit, whether it says so or not", async () => {
    const body = { email: "a@example.com", password, data: { x: "x".repeat(200_000) } };
    const answer = await auth.ask("/signup", { body });
    expect([answer.status, answer.json.code]).toEqual([413, "request_entity_too_large"]);
    expect(await chunked("/signup", 300_000)).toBe(413);
  });

  it("may not be nested too deep", async () => {
    const deep = `${"[".repeat(9000)}${"]".repeat(9000)}`;
    const body = `{"email":"deep@example.com","password":"${password}","data":{"x":${deep}}}`;
    for (const target of ["/signup", "/recover", "/verify", "/token?grant_type=password"]) {
      const answer = await auth.ask(target, { body });
      expect([answer.status, answer.json.code], target).toEqual([400, "bad_json"]);
    }
  });

  it("may hold SQL, which stays text", async () => {
    const evil = "x'); drop table auth.users; --@example.com";
    await auth.ask("/token?grant_type=password", { body: { email: evil, password: evil } });
    await auth.ask("/verify", { body: { type: "signup", token_hash: evil } });
    const { rows } = await auth.sql("select to_regclass('auth.users') is not null as there");
    expect(rows).toEqual([{ there: true }]);
  });

  it.each(["/admin/users", "/admin/generate_link", "/invite", "/", "/user/", "/admin/users/x/y"])(
    "is not served at %s",
    async (target) => {
      expect((await auth.ask(target, { body: {}, headers: { apikey: SECRET } })).status).toBe(404);
    },
  );

  it.each([
    ["/otp", "otp_disabled"],
    ["/sso", "saml_provider_disabled"],
    ["/factors", "no_authorization"],
    ["/token?grant_type=web3", "web3_provider_disabled"],
    ["/token?grant_type=id_token", "provider_disabled"],
  ])("is told to be switched off at %s", async (target, code) => {
    const body = { email: "a@example.com", provider: "google", id_token: "x" };
    expect((await auth.ask(target, { body })).json.code).toBe(code);
  });

  it("needs the project's key, except for links", async () => {
    for (const target of ["/user", "/settings", "/token?grant_type=password"]) {
      const answer = await fetch(`${auth.url}/auth/v1${target}`);
      expect(answer.status).toBe(401);
    }
    expect((await fetch(`${auth.url}/auth/v1/health`)).status).toBe(200);
  });
});

describe("the shape of an error", () => {
  it("is the one that the client asks for", async () => {
    const options = { body: { email: "nobody@example.com", password } };
    const now = await auth.ask("/token?grant_type=password", options);
    expect(now.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(now.json).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
    const headers = { "x-supabase-api-version": "" };
    const before = await auth.ask("/token?grant_type=password", { ...options, headers });
    expect(before.json).toEqual({
      code: 400,
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
  });

  it("can be read by pages of other origins, with the time to wait", async () => {
    const headers = { origin: "https://app.example" };
    const answer = await auth.ask("/settings", { headers });
    expect(answer.headers.get("access-control-expose-headers")).toMatch(
      /retry-after.*x-supabase-api-version/,
    );
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

describe("stored data and logs", () => {
  it("is never cached and never logged", async () => {
    const email = "somebody-secret@example.com";
    const { client, session } = await auth.person(email, password, { name: "Ms Secret" });
    await client.auth.signInWithPassword({ email, password: "wrong one" });
    await client.auth.refreshSession();
    await client.auth.resetPasswordForEmail(email);
    const { confirm } = linksOf(await auth.newest(email));
    const opened = await open(confirm);
    auth.failMails(true);
    await auth.ask("/signup", { body: { email, password } });
    auth.failMails(false);
    await auth.ask("/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
    });
    await auth.sql(`create function public.fail() returns trigger language plpgsql as $$
      begin raise exception 'cannot write for ${email}'; end $$`);
    await auth.sql(
      "create trigger fail before insert on auth.sessions for each row execute function public.fail()",
    );
    expect(
      (await auth.ask("/token?grant_type=password", { body: { email, password } })).status,
    ).toBe(500);
    await auth.sql("drop function public.fail cascade");
    const written = auth.log.join("\n");
    expect(written).toMatch(/A mail could not be sent/);
    expect(written).toMatch(/The auth service failed on a request/);
    const secrets = [
      email,
      "Ms Secret",
      password,
      "wrong one",
      session.access_token,
      session.refresh_token,
      new URL(confirm).searchParams.get("token") ?? "",
      opened.fragment.access_token ?? "",
    ];
    for (const secret of secrets) expect(written.includes(secret), secret).toBe(false);
    const answer = await auth.ask("/settings");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("holds no password, token or code in clear", async () => {
    const { session } = await auth.person("kept@example.com", password);
    const { rows } = await auth.sql(
      `select string_agg(t::text, ' ') as all from (
         select to_jsonb(u)::text as t from auth.users u
         union all select to_jsonb(s)::text from auth.sessions s
         union all select to_jsonb(o)::text from auth.one_time_tokens o) x`,
    );
    for (const secret of [password, session.refresh_token, session.access_token]) {
      expect(rows[0].all).not.toContain(secret);
    }
    expect(rows[0].all).toMatch(/\$2b\$10\$/);
  });
});

/** Sends a body without its length. */
function chunked(target: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const url = new URL(`${auth.url}/auth/v1${target}`);
    const headers = { apikey: "sb_publishable_test", "transfer-encoding": "chunked" };
    const request = httpRequest(url, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on("error", reject);
    request.write("x".repeat(bytes));
    request.end();
  });
}
