import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestAuth, type TestAuth } from "./test-auth.ts";
import { linksOf, open } from "./test-mails.ts";

let auth: TestAuth;
let count = 0;
let email: string;
const next = () => `new-${email}`;

beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());
beforeEach(() => {
  email = `person${++count}@example.com`;
});

const put = (token: string, body: unknown) =>
  auth.ask("/user", { method: "PUT", body, headers: { authorization: `Bearer ${token}` } });

describe("a new address", () => {
  it("needs both mailboxes", async () => {
    const { client, user } = await auth.person(email);
    const { data } = await client.auth.updateUser(
      { email: next() },
      { emailRedirectTo: `${auth.url}/settings` },
    );
    expect(data.user).toMatchObject({ email, new_email: next() });
    const links = linksOf(await auth.newest(email));
    const first = await open(links.next);
    expect(first.page).toBe(`${auth.url}/settings`);
    expect(first.fragment.message).toMatch(/^Confirmation link accepted/);
    expect(first.fragment.access_token).toBeUndefined();
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await open(links.next)).fragment.error_code).toBe("otp_expired");
    const second = await open(links.present);
    expect(second.fragment).toMatchObject({ type: "email_change", token_type: "bearer" });
    const changed = (await client.auth.getUser()).data.user;
    expect(changed).toMatchObject({ id: user.id, email: next(), identities: [{ email: next() }] });
    expect(changed?.new_email).toBeUndefined();
  });

  it("is changed once by both links at the same time, in either order", async () => {
    const { client } = await auth.person(email);
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    const opened = await Promise.all([open(links.present), open(links.next)]);
    expect(opened.filter(({ fragment }) => fragment.access_token)).toHaveLength(1);
    expect((await client.auth.getUser()).data.user?.email).toBe(next());
  });

  it("is announced to the old mailbox", async () => {
    const { client } = await auth.person(email);
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    await open(links.present);
    expect((await auth.newest(email)).email_data.email_action_type).toBe("email_change");
    await open(links.next);
    const { user, email_data } = await auth.newest(next());
    expect(user.email).toBe(next());
    expect(email_data).toMatchObject({
      email_action_type: "email_changed_notification",
      old_email: email,
      token_hash: "",
    });
  });

  it("makes links in the old mailbox worthless", async () => {
    const { client } = await auth.person(email);
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    await auth.ask("/recover", { body: { email } });
    const recovery = linksOf(await auth.newest(email)).confirm;
    await open(links.present);
    await open(links.next);
    expect((await open(recovery)).fragment.error_code).toBe("otp_expired");
  });

  it("makes codes that came of such links worthless", async () => {
    const { client } = await auth.person(email);
    const reader = auth.client(undefined, "pkce");
    await reader.auth.resetPasswordForEmail(email);
    const { code = "" } = (await open(linksOf(await auth.newest(email)).confirm)).query;
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    await open(links.present);
    await open(links.next);
    const exchanged = await reader.auth.exchangeCodeForSession(code);
    expect(exchanged.error?.code).toBe("flow_state_not_found");
  });

  it("takes no link that was made for another one", async () => {
    const { client } = await auth.person(email);
    await client.auth.updateUser({ email: "first-choice@example.com" });
    const older = linksOf(await auth.newest(email));
    await open(older.present);
    await client.auth.updateUser({ email: next() });
    expect((await open(older.next)).fragment.error_code).toBe("otp_expired");
    const newer = linksOf(await auth.newest(email));
    expect((await open(newer.next)).fragment.message).toMatch(/accepted/);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it("is forgotten when the present one is asked for", async () => {
    const { client } = await auth.person(email);
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    const { data } = await client.auth.updateUser({ email });
    expect(data.user?.new_email).toBeUndefined();
    for (const link of [links.present, links.next]) {
      expect((await open(link)).fragment.error_code).toBe("otp_expired");
    }
  });

  it("never reveals that it is taken, except to its owner", async () => {
    const owner = await auth.person(`owner-${email}`);
    const { client } = await auth.person(email);
    const taken = await client.auth.updateUser({ email: owner.email });
    const links = linksOf(await auth.newest(email));
    const free = await client.auth.updateUser({ email: next() });
    expect(taken.error).toBeNull();
    expect(taken.data.user?.new_email).toBe(owner.email);
    expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(free.data.user ?? {}));
    await client.auth.updateUser({ email: owner.email });
    const again = linksOf(await auth.newest(email));
    expect(again).not.toEqual(links);
    // Whether the old or the new mailbox confirms first.
    expect((await open(again.next)).fragment.error_code).toBe("email_exists");
    expect((await open(again.present)).fragment.message).toMatch(/accepted/);
    expect((await open(again.next)).fragment.error_code).toBe("email_exists");
    expect((await owner.client.auth.getUser()).data.user?.id).toBe(owner.user.id);
  });

  it("can be mailed again", async () => {
    const { client } = await auth.person(email);
    await client.auth.updateUser({ email: next() });
    const first = linksOf(await auth.newest(email));
    await auth.client().auth.resend({ type: "email_change", email });
    const second = linksOf(await auth.newest(email));
    expect((await open(first.next)).fragment.error_code).toBe("otp_expired");
    await open(second.next);
    await open(second.present);
    expect((await client.auth.getUser()).data.user?.email).toBe(next());
  });

  it("leaves everything as it was when the mail cannot be sent", async () => {
    const { client, session } = await auth.person(email);
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    auth.failMails(true);
    const answer = await put(session.access_token, { email: "third@example.com" });
    auth.failMails(false);
    expect([answer.status, answer.json.message]).toEqual([500, "Error sending email change email"]);
    expect((await client.auth.getUser()).data.user?.new_email).toBe(next());
    await open(links.next);
    await open(links.present);
    expect((await client.auth.getUser()).data.user?.email).toBe(next());
  });

  /** Requests an address while the mail server is slow to fail, and something else happens. */
  const fail = async (token: string, to: string, meanwhile: () => Promise<unknown>) => {
    const asked = Promise.withResolvers<void>();
    const mail = Promise.withResolvers<void>();
    await auth.restart({
      sendMail: () => {
        asked.resolve();
        return mail.promise;
      },
    });
    const answer = put(token, { email: to });
    await asked.promise;
    await meanwhile();
    mail.reject(new Error("timed out"));
    expect((await answer).status).toBe(500);
    await auth.restart({});
  };

  it("whose mail fails late does not make a link that was used meanwhile work again", async () => {
    const { client, session } = await auth.person(email);
    await auth.ask("/recover", { body: { email } });
    const recovery = linksOf(await auth.newest(email)).confirm;
    await fail(session.access_token, next(), async () => {
      expect((await open(recovery)).fragment.type).toBe("recovery");
    });
    expect((await open(recovery)).fragment.error_code).toBe("otp_expired");
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
  });

  it("whose mail fails late does not bring back a change that was cancelled meanwhile", async () => {
    const { client, session } = await auth.person(email);
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    await fail(session.access_token, "third@example.com", () => client.auth.updateUser({ email }));
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
    for (const link of [links.present, links.next]) {
      expect((await open(link)).fragment.error_code).toBe("otp_expired");
    }
  });

  it("is changed for the client of the code flow too", async () => {
    const { password } = await auth.person(email);
    const client = auth.client(undefined, "pkce");
    await client.auth.signInWithPassword({ email, password });
    await client.auth.updateUser({ email: next() });
    const links = linksOf(await auth.newest(email));
    expect((await open(links.present)).query.message).toMatch(/accepted/);
    const { code = "" } = (await open(links.next)).query;
    // Each link belongs to its own flow; the client keeps the verifier of its last request.
    expect((await client.auth.exchangeCodeForSession(code)).data.user?.email).toBe(next());
  });
});

describe("user metadata", () => {
  it("is merged; null takes a field away", async () => {
    const { client, session } = await auth.person(email, undefined, { a: 1, b: { c: 2 } });
    await client.auth.updateUser({ data: { b: null, d: "đ" } });
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toEqual({ a: 1, d: "đ" });
    const hostile = `{"data":{"__proto__":{"admin":true},"constructor":{"x":1}}}`;
    await auth.ask("/user", {
      method: "PUT",
      body: hostile,
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  });

  it("gives no rights", async () => {
    const { session, user } = await auth.person(email);
    const { access_token: token } = session;
    expect((await put(token, { app_metadata: { role: "admin" } })).json.code).toBe("not_admin");
    await put(token, {
      role: "service_role",
      id: "00000000-0000-4000-8000-000000000000",
      aud: "admin",
      email_confirmed_at: null,
      is_anonymous: true,
      raw_app_meta_data: { role: "admin" },
      encrypted_password: "x",
      data: { role: "admin" },
    });
    const { rows } = await auth.sql("select * from auth.users where id = $1", [user.id]);
    expect(rows).toMatchObject([
      {
        role: "authenticated",
        aud: "authenticated",
        is_anonymous: false,
        raw_app_meta_data: { provider: "email", providers: ["email"] },
      },
    ]);
    expect(rows[0].email_confirmed_at).not.toBeNull();
    const headers = { apikey: "sb_publishable_test", authorization: `Bearer ${token}` };
    const identity = await (await fetch(`${auth.url}/who`, { headers })).json();
    expect(identity.role).toBe("authenticated");
  });

  it.each([
    ["too much at once", { big: "x".repeat(5000) }],
    ["a text that PostgreSQL cannot hold", { nul: "a\0b" }],
    ["half a character", { half: "\ud800" }],
  ])("cannot be %s", async (_what, data) => {
    const { session } = await auth.person(email);
    const answer = await put(session.access_token, { data });
    expect([answer.status, answer.json.code]).toEqual([400, "validation_failed"]);
  });

  it("cannot grow beyond what fits into a token", async () => {
    const { session } = await auth.person(email);
    const answers = [];
    for (const name of ["a", "b", "c"]) {
      answers.push(
        (await put(session.access_token, { data: { [name]: "x".repeat(4000) } })).status,
      );
    }
    expect(answers).toEqual([200, 200, 400]);
  });
});
