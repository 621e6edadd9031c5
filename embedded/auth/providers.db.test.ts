import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createSampleSignIn, type SampleSignIn } from "../sample-sign-in/sample-sign-in.ts";
import { startTestAuth, type TestAuth } from "./test-auth.ts";
import { TestBrowser } from "./test-browser.ts";
import { linksOf, open } from "./test-mails.ts";

let auth: TestAuth;
let sample: SampleSignIn;
let count = 0;
let email: string;

beforeAll(async () => {
  auth = await startTestAuth({
    mount: async (publicUrl) => {
      sample = createSampleSignIn({
        publicUrl,
        callback: `${publicUrl}/auth/v1/callback`,
        log: () => {},
      });
      return sample.handle;
    },
  });
  await withProviders();
});
afterAll(() => auth.stop());
beforeEach(() => {
  email = `person${++count}@example.com`;
});

const withProviders = () => auth.restart({ providers: sample.providers });

const authorize = (provider: string, more: Record<string, string> = {}) =>
  `${auth.url}/auth/v1/authorize?${new URLSearchParams({ provider, ...more })}`;

/**
 * Goes to the provider, chooses an identity, and returns the address to which the site redirects.
 */
async function signIn(
  provider: string,
  person: Record<string, string>,
  browser = new TestBrowser(),
  url = authorize(provider, { redirect_to: `${auth.url}/after` }),
) {
  const page = await browser.follow(url);
  const back = await browser.follow(page.at, `${auth.url}/auth/v1/callback`, person);
  const { location = "", setCookie } = await browser.go(back.at);
  const target = new URL(location);
  return {
    callback: back.at,
    location,
    setCookie,
    page: `${target.origin}${target.pathname}`,
    query: Object.fromEntries(target.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  };
}

const typed = (name = "Ms Typed") => ({ name, email, verified: "on" });

async function session(fragment: Record<string, string>) {
  const client = auth.client();
  const { access_token = "", refresh_token = "" } = fragment;
  const { data, error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return { client, user: data.user };
}

describe.each(["google", "facebook"])("signing in by %s", (provider) => {
  it("opens an account, and the same one the next time", async () => {
    const first = await signIn(provider, typed());
    expect(first.page).toBe(`${auth.url}/after`);
    const { user } = await session(first.fragment);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider, providers: [provider] },
      user_metadata: { name: "Ms Typed", full_name: "Ms Typed" },
      identities: [{ provider }],
    });
    expect(user?.email_confirmed_at).toBeDefined();
    const again = await session((await signIn(provider, typed())).fragment);
    expect(again.user?.id).toBe(user?.id);
  });

  it("joins the account that has the address", async () => {
    const { user, password } = await auth.person(email, undefined, { name: "Own Name" });
    const joined = await session((await signIn(provider, typed())).fragment);
    expect(joined.user).toMatchObject({
      id: user.id,
      user_metadata: { name: "Own Name" },
      app_metadata: { provider: "email", providers: ["email", provider] },
    });
    expect((await joined.client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it("takes over an unconfirmed account and drops what a stranger set there", async () => {
    const password = "the stranger's password";
    const body = { email, password, data: { name: "Stranger" } };
    await auth.ask("/signup", { body });
    const { confirm } = linksOf(await auth.newest(email));
    const { user, client } = await session((await signIn(provider, typed())).fragment);
    expect(user?.identities?.map((identity) => identity.provider)).toEqual([provider]);
    expect(user?.user_metadata.name).toBe("Ms Typed");
    const stranger = await client.auth.signInWithPassword({ email, password });
    expect(stranger.error?.code).toBe("invalid_credentials");
    expect((await open(confirm)).fragment.error_code).toBe("otp_expired");
  });

  it("opens nothing for an address that the provider has not verified", async () => {
    const { user } = await auth.person(email);
    const refused = await signIn(provider, { name: "Impostor", email });
    expect(refused.fragment.access_token).toBeUndefined();
    expect(refused.query).toMatchObject({
      error: "access_denied",
      error_code: expect.stringMatching(
        /^(provider_email_needs_verification|email_address_not_provided)$/,
      ),
    });
    const { rowCount } = await auth.sql("select from auth.identities where user_id = $1", [
      user.id,
    ]);
    expect(rowCount).toBe(1);
  });

  it("gives a code to the client of the code flow", async () => {
    const client = auth.client(undefined, "pkce");
    const { data } = await client.auth.signInWithOAuth({
      provider: provider === "google" ? "google" : "facebook",
      options: { redirectTo: `${auth.url}/after`, skipBrowserRedirect: true },
    });
    const came = await signIn(provider, typed(), new TestBrowser(), data.url ?? "");
    expect(came.fragment).toEqual({});
    const exchanged = await client.auth.exchangeCodeForSession(came.query.code ?? "");
    expect(exchanged.data.user?.email).toBe(email);
  });

  it("tells that it was cancelled", async () => {
    const cancelled = await signIn(provider, { cancel: "yes" });
    expect(cancelled.page).toBe(`${auth.url}/after`);
    expect(cancelled.fragment).toMatchObject({ error: "access_denied" });
  });

  it("refuses a banned person", async () => {
    const { user } = await session((await signIn(provider, typed())).fragment);
    await auth.sql("update auth.users set banned_until = 'infinity' where id = $1", [user?.id]);
    expect((await signIn(provider, typed())).query.error_code).toBe("user_banned");
  });
});

describe("a sign-in that was tampered with", () => {
  it("cannot be finished in another browser (login CSRF)", async () => {
    const attacker = new TestBrowser();
    const page = await attacker.follow(authorize("google"));
    const back = await attacker.follow(page.at, `${auth.url}/auth/v1/callback`, typed());
    const victim = await new TestBrowser().go(back.at);
    expect(victim.location).toContain("error_code=bad_oauth_state");
    expect(victim.location).not.toContain("access_token");
    // Not even when the victim has a sign-in in progress.
    const busy = new TestBrowser();
    await busy.go(authorize("google"));
    expect((await busy.go(back.at)).location).toContain("error_code=bad_oauth_state");
  });

  it("cannot be finished with a made-up state or code", async () => {
    const browser = new TestBrowser();
    const { location = "" } = await browser.go(authorize("google", { redirect_to: auth.url }));
    const state = new URL(location).searchParams.get("state") ?? "";
    const callback = `${auth.url}/auth/v1/callback`;
    for (const query of ["", "?state=", "?state=x&code=y", `?state=${state.slice(0, -1)}&code=y`]) {
      expect((await browser.go(callback + query)).location).toContain("error_code=bad_oauth_state");
    }
    const forged = await browser.go(
      `${callback}?state=${state}&code=made-up&iss=${auth.url}/_sign-in`,
    );
    expect(forged.location).toContain("error_code=bad_oauth_callback");
  });

  it("cannot be finished with an answer of another issuer (mix-up)", async () => {
    const browser = new TestBrowser();
    const page = await browser.follow(authorize("google"));
    const back = await browser.follow(page.at, `${auth.url}/auth/v1/callback`, typed());
    const other = new URL(back.at);
    other.searchParams.set("iss", "https://evil.example");
    expect((await browser.go(other.href)).location).toContain("error_code=bad_oauth_callback");
  });

  it("cannot be finished twice", async () => {
    const browser = new TestBrowser();
    const done = await signIn("google", typed(), browser);
    expect(done.setCookie[0]).toMatch(/Max-Age=0/);
    expect((await browser.go(done.callback)).location).toContain("error_code=bad_oauth_state");
  });

  it("cannot be finished after ten minutes", async () => {
    const browser = new TestBrowser();
    const page = await browser.follow(authorize("google"));
    const back = await browser.follow(page.at, `${auth.url}/auth/v1/callback`, typed());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
    const { location } = await browser.go(back.at);
    vi.useRealTimers();
    expect(location).toContain("error_code=bad_oauth_state");
  });

  it("cannot be finished with a cookie of another server", async () => {
    const { location = "", setCookie } = await new TestBrowser().go(authorize("google"));
    const state = new URL(location).searchParams.get("state");
    const [cookie = ""] = (setCookie[0] ?? "").split(";");
    expect(setCookie[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(setCookie[0]).toMatch(/Path=\/auth\/v1\/callback/);
    const finish = () =>
      fetch(`${auth.url}/auth/v1/callback?state=${state}&code=x`, {
        headers: { cookie },
        redirect: "manual",
      });
    expect((await finish()).headers.get("location")).toContain("bad_oauth_callback");
    await auth.restart({ stateSecrets: () => ["another secret"], providers: sample.providers });
    expect((await finish()).headers.get("location")).toContain("bad_oauth_state");
    await withProviders();
  });

  it("leads nowhere but to the site", async () => {
    const url = authorize("google", { redirect_to: "https://evil.example/" });
    const came = await signIn("google", typed(), new TestBrowser(), url);
    expect(came.page).toBe(`${auth.url}/`);
  });

  it("cannot have its own redirect, scope or challenge passed on", async () => {
    const url = authorize("google", {
      redirect_uri: "https://evil.example/",
      state: "mine",
      scope: "everything",
      client_id: "other",
      code_verifier: "mine",
    });
    const { location = "" } = await new TestBrowser().go(url);
    const asked = new URL(location).searchParams;
    expect(asked.get("redirect_uri")).toBe(`${auth.url}/auth/v1/callback`);
    expect(asked.get("scope")).toBe("openid email profile");
    expect(asked.get("state")).not.toBe("mine");
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("nonce")).toMatch(/./);
    expect(asked.getAll("state")).toHaveLength(1);
  });
});

describe("a provider", () => {
  it("that is not configured is reported as such", async () => {
    for (const provider of ["github", "", "__proto__"]) {
      const answer = await auth.ask(`/authorize?provider=${provider}`);
      expect([answer.status, answer.json.code]).toEqual([400, "validation_failed"]);
    }
    const { json } = await auth.ask("/settings");
    expect(json.external).toMatchObject({ google: true, facebook: true, phone: false });
  });

  it("that cannot be reached leads back with an error", async () => {
    const google = { clientId: "x", clientSecret: "y", issuer: "http://localhost:9" };
    await auth.restart({ providers: { google } });
    const { location } = await new TestBrowser().go(authorize("google"));
    expect(location).toContain("error=server_error");
    await withProviders();
  });

  it("without TLS is called on this machine only", async () => {
    const google = { clientId: "x", clientSecret: "y", issuer: "http://sign-in.example" };
    await auth.restart({ providers: { google } });
    const { location } = await new TestBrowser().go(authorize("google"));
    expect(location).toContain("error=server_error");
    await withProviders();
  });
});
