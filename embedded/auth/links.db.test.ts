import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestAuth, type TestAuth } from "./test-auth.ts";
import { linksOf, open } from "./test-mails.ts";

let auth: TestAuth;
let count = 0;
let email: string;
const password = "correct horse battery";

beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());
beforeEach(() => {
  email = `person${++count}@example.com`;
});

async function recoveryLink(address: string, query = ""): Promise<string> {
  await auth.ask(`/recover${query}`, { body: { email: address } });
  return linksOf(await auth.newest(address)).confirm;
}

const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";

describe("a recovery link", () => {
  it("signs in once and lets a new password be set without the old one", async () => {
    const { client, user } = await auth.person(email, password, { name: "Own Name" });
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${auth.url}/reset-password` });
    const { confirm } = linksOf(await auth.newest(email));
    const opened = await open(confirm);
    expect(opened).toMatchObject({
      page: `${auth.url}/reset-password`,
      fragment: { type: "recovery" },
    });
    const { access_token = "", refresh_token = "" } = opened.fragment;
    const fresh = auth.client();
    const { data } = await fresh.auth.setSession({ access_token, refresh_token });
    expect(data.user).toMatchObject({ id: user.id, user_metadata: { name: "Own Name" } });
    expect((await fresh.auth.updateUser({ password: "another password" })).error).toBeNull();
    // The link has been used up.
    const second = await fresh.auth.updateUser({ password: "yet another one" });
    expect(second.error?.code).toBe("current_password_required");
    const signedIn = await client.auth.signInWithPassword({ email, password: "another password" });
    expect(signedIn.error).toBeNull();
  });

  it("sets no password an hour after it was opened", async () => {
    const { client, user } = await auth.person(email);
    const { access_token = "", refresh_token = "" } = (await open(await recoveryLink(email)))
      .fragment;
    await auth.sql(
      `update auth.mfa_amr_claims set created_at = created_at - interval '61 minutes'
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [user.id],
    );
    await client.auth.setSession({ access_token, refresh_token });
    const answer = await client.auth.updateUser({ password: "another password" });
    expect(answer.error?.code).toBe("current_password_required");
  });

  it("works once, and of ten who open it at the same time for one", async () => {
    await auth.person(email);
    const link = await recoveryLink(email);
    const opened = await Promise.all(Array.from({ length: 10 }, () => open(link)));
    expect(opened.filter(({ fragment }) => fragment.access_token)).toHaveLength(1);
    const refused = opened.filter(({ fragment }) => fragment.error_code === "otp_expired");
    expect(refused).toHaveLength(9);
    expect((await open(link)).fragment).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
  });

  it("works for an hour, and not after a newer one", async () => {
    const { user } = await auth.person(email);
    const link = await recoveryLink(email);
    await auth.sql(
      "update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where user_id = $1",
      [user.id],
    );
    expect((await open(link)).fragment.error_code).toBe("otp_expired");
    const older = await recoveryLink(email);
    const newer = await recoveryLink(email);
    expect((await open(older)).fragment.error_code).toBe("otp_expired");
    expect((await open(newer)).fragment.type).toBe("recovery");
  });

  it("works for nothing else, and nothing else works for it", async () => {
    const { session } = await auth.person(email);
    const link = await recoveryLink(email);
    const token = tokenOf(link);
    for (const type of ["signup", "email_change", "invite", "magiclink", "constructor"]) {
      const opened = await open(link.replace("type=recovery", `type=${type}`));
      expect(opened.fragment.access_token, type).toBeUndefined();
      expect(opened.fragment.error_code, type).toMatch(/otp_expired|validation_failed/);
    }
    for (const wrong of [
      session.access_token,
      session.refresh_token,
      `pkce_${token}`,
      `${token}x`,
    ]) {
      const body = { type: "recovery", token_hash: wrong };
      expect((await auth.ask("/verify", { body })).json.code, wrong).toMatch(
        /otp_expired|validation/,
      );
    }
    const headers = { authorization: `Bearer ${token}` };
    expect((await auth.ask("/user", { headers })).json.code).toBe("bad_jwt");
    const refresh = { body: { refresh_token: token } };
    expect((await auth.ask("/token?grant_type=refresh_token", refresh)).status).toBe(400);
    expect((await open(link)).fragment.type).toBe("recovery");
  });

  it("is not opened by what only looks at it", async () => {
    await auth.person(email);
    const link = await recoveryLink(email);
    expect((await fetch(link, { method: "HEAD", redirect: "manual" })).status).toBe(404);
    expect((await open(link)).fragment.type).toBe("recovery");
  });

  it("is kept as a hash only", async () => {
    const { user } = await auth.person(email);
    const token = tokenOf(await recoveryLink(email));
    expect(token.length).toBeGreaterThanOrEqual(43);
    const { rows } = await auth.sql(
      `select to_jsonb(t)::text || to_jsonb(u)::text as all from auth.one_time_tokens t
       join auth.users u on u.id = t.user_id where user_id = $1`,
      [user.id],
    );
    expect(rows[0].all).not.toContain(token);
  });

  it("opens for a page that got the token itself, with or without the address", async () => {
    await auth.person(email);
    const client = auth.client();
    const hash = tokenOf(await recoveryLink(email));
    const byHash = await client.auth.verifyOtp({ token_hash: hash, type: "recovery" });
    expect(byHash.data.session?.user.email).toBe(email);
    const token = tokenOf(await recoveryLink(email));
    const stranger = await client.auth.verifyOtp({
      email: "x@example.com",
      token,
      type: "recovery",
    });
    expect(stranger.error?.code).toBe("otp_expired");
    const byToken = await client.auth.verifyOtp({ email, token, type: "recovery" });
    expect(byToken.data.session?.user.email).toBe(email);
  });
});

describe("a request for a link", () => {
  it("does not reveal whether the address has an account", async () => {
    await auth.person(email);
    for (const target of ["/recover", "/resend"]) {
      const ask = (address: string) =>
        auth.ask(target, { body: { email: address, type: "signup" } });
      const [known, unknown] = [await ask(email), await ask(`nobody-${email}`)];
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
      expect([known.status, known.text]).toEqual([200, "{}"]);
    }
    await auth.idle();
    expect(auth.mails.filter((mail) => mail.user.email === `nobody-${email}`)).toEqual([]);
  });

  it("does not wait for the mail", async () => {
    await auth.person(email);
    let sent = () => {};
    const sending = new Promise<void>((resolve) => {
      sent = resolve;
    });
    await auth.restart({ sendMail: () => sending });
    expect((await auth.ask("/recover", { body: { email } })).status).toBe(200);
    sent();
    await auth.restart({});
  });

  it("fails the same way for every address while mail fails, and the older link stays valid", async () => {
    await auth.person(email);
    const link = await recoveryLink(email);
    auth.failMails(true);
    expect((await auth.ask("/recover", { body: { email } })).status).toBe(200);
    await auth.idle();
    for (const address of [email, `nobody-${email}`]) {
      const answer = await auth.ask("/recover", { body: { email: address } });
      expect([answer.status, answer.json]).toEqual([
        500,
        { code: "unexpected_failure", message: "Error sending recovery email" },
      ]);
    }
    auth.failMails(false);
    await auth.restart({});
    expect((await open(link)).fragment.type).toBe("recovery");
  });

  it("sends the sign-up mail again with a new link", async () => {
    await auth.ask("/signup", { body: { email, password } });
    const first = linksOf(await auth.newest(email)).confirm;
    const options = { emailRedirectTo: `${auth.url}/profile?from=mail` };
    await auth.client().auth.resend({ type: "signup", email, options });
    const second = linksOf(await auth.newest(email)).confirm;
    expect((await open(first)).fragment.error_code).toBe("otp_expired");
    const opened = await open(second);
    expect(opened.location).toContain(`${auth.url}/profile?from=mail#`);
    expect(opened.fragment.type).toBe("signup");
  });
});
