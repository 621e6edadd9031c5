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

describe("signing up", () => {
  it("opens an account that its link confirms and signs in", async () => {
    const client = auth.client();
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { language: "vi" }, emailRedirectTo: `${auth.url}/profile` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      role: "authenticated",
      user_metadata: { language: "vi" },
      app_metadata: { provider: "email", providers: ["email"] },
      identities: [{ provider: "email" }],
    });
    const before = await client.auth.signInWithPassword({ email, password });
    expect(before.error?.code).toBe("email_not_confirmed");

    const mail = await auth.newest(email);
    expect(mail.email_data).toMatchObject({
      email_action_type: "signup",
      redirect_to: `${auth.url}/profile`,
      site_url: `${auth.url}/auth/v1`,
    });
    const opened = await open(linksOf(mail).confirm);
    expect(opened).toMatchObject({
      status: 303,
      page: `${auth.url}/profile`,
      fragment: { type: "signup", token_type: "bearer", expires_in: "3600" },
    });
    const { access_token = "", refresh_token = "" } = opened.fragment;
    const session = await client.auth.setSession({ access_token, refresh_token });
    expect(session.error).toBeNull();
    expect(session.data.user?.email_confirmed_at).toBeDefined();
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({ role: "authenticated", aal: "aal1", email });
    const after = await client.auth.signInWithPassword({ email, password });
    expect(after.data.user?.id).toBe(data.user?.id);
  });

  it("takes an address in any case as the same", async () => {
    await auth.person(email);
    const signedIn = await auth
      .client()
      .auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(signedIn.error).toBeNull();
  });

  it.each([
    ["is too short", "1234567", 422, "weak_password"],
    ["is longer than bcrypt reads", "x".repeat(73), 400, "validation_failed"],
    ["is longer in bytes", "ช".repeat(25), 400, "validation_failed"],
    ["holds NUL", "abcdefgh\0ijk", 400, "validation_failed"],
    ["is missing", "", 400, "validation_failed"],
  ])("refuses a password that %s", async (_why, weak, status, code) => {
    const answer = await auth.ask("/signup", { body: { email, password: weak } });
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ code });
    expect(auth.mails.filter((mail) => mail.user.email === email)).toEqual([]);
  });

  it.each([
    "plain",
    "a@b",
    "two@example.com,other@example.com",
    "header@example.com\r\nBcc: victim@example.com",
    "a b@example.com",
    `${"x".repeat(250)}@example.com`,
    "ไทย@example.com",
  ])("refuses the address %j", async (bad) => {
    const answer = await auth.ask("/signup", { body: { email: bad, password } });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe("validation_failed");
  });

  it("never lets people give themselves rights", async () => {
    await auth.ask("/signup", {
      body: {
        email,
        password,
        id: "00000000-0000-4000-8000-000000000000",
        role: "service_role",
        aud: "admin",
        app_metadata: { role: "admin" },
        raw_app_meta_data: { role: "admin" },
        email_confirmed_at: "2020-01-01",
        is_super_admin: true,
        data: { role: "admin" },
      },
    });
    const { rows } = await auth.sql(
      `select id, role, aud, raw_app_meta_data, email_confirmed_at, is_super_admin
       from auth.users where email = $1`,
      [email],
    );
    expect(rows).toMatchObject([
      {
        role: "authenticated",
        aud: "authenticated",
        raw_app_meta_data: { provider: "email", providers: ["email"] },
        email_confirmed_at: null,
        is_super_admin: null,
      },
    ]);
    expect(rows[0].id).not.toMatch(/^00000000/);
  });

  it("leaves nothing behind when the mail cannot be sent", async () => {
    auth.failMails(true);
    const answer = await auth.ask("/signup", { body: { email, password } });
    auth.failMails(false);
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      code: "unexpected_failure",
      message: "Error sending confirmation email",
    });
    const { rowCount } = await auth.sql("select from auth.users where email = $1", [email]);
    expect(rowCount).toBe(0);
  });

  it("with an address that the mail server refuses keeps nobody else from a mail", async () => {
    const refused = `refused-${email}`;
    await auth.person(email);
    await auth.person(refused);
    const mailed: unknown[] = [];
    await auth.restart({
      sendMail: async ({ user }) => {
        if (user.email.endsWith(refused)) throw new Error("550");
        mailed.push(user.email);
      },
      isOfAddress: (error) => error instanceof Error && error.message === "550",
    });
    const fresh = await auth.ask("/signup", { body: { email: `new-${refused}`, password } });
    const answers = [];
    for (const address of [email, refused, email]) {
      answers.push((await auth.ask("/recover", { body: { email: address } })).status);
      await auth.idle();
    }
    await auth.restart({});
    expect([fresh.status, fresh.json.code]).toEqual([500, "unexpected_failure"]);
    // Nor does it reveal that the refused address has an account.
    expect(answers).toEqual([200, 200, 200]);
    expect(mailed).toEqual([email, email]);
  });

  it("runs the product's triggers in the same transaction", async () => {
    await auth.sql("create table public.made (id uuid primary key)");
    await auth.sql(`create function public.on_sign_up() returns trigger language plpgsql
      security definer set search_path = '' as $$
      begin insert into public.made values (new.id); return new; end $$`);
    await auth.sql(`create trigger on_sign_up after insert on auth.users
      for each row execute function public.on_sign_up()`);
    const { user } = await auth.person(email);
    const { rows } = await auth.sql("select id from public.made");
    expect(rows).toEqual([{ id: user.id }]);
    await auth.sql("drop function public.on_sign_up cascade");
  });
});

describe("an address that has an account", () => {
  it("is answered like a new one, again and again, and its owner gets a mail", async () => {
    await auth.person(email);
    const known = await auth.ask("/signup", { body: { email, password: "another password" } });
    const mail = await auth.newest(email);
    const fresh = await auth.ask("/signup", {
      body: { email: `fresh-${email}`, password: "another password" },
    });
    expect(known.status).toBe(fresh.status);
    expect(shape(known.json)).toEqual(shape(fresh.json));
    const again = await auth.ask("/signup", { body: { email, password: "another password" } });
    expect(again.json.id).toBe(known.json.id);
    expect(mail.email_data.email_action_type).toBe("account_exists");
    expect(mail.email_data.token_hash).toBe("");
    const signedIn = await auth
      .client()
      .auth.signInWithPassword({ email, password: "another password" });
    expect(signedIn.error?.code).toBe("invalid_credentials");
  });

  it("takes as long as a new one", async () => {
    await auth.restart({ passwordCost: undefined });
    await auth.person(email);
    // Processor time, most of which is hashing: on a busy machine wall-clock time says nothing.
    const time = async (address: string) => {
      const start = process.cpuUsage();
      await auth.ask("/signup", { body: { email: address, password: "another password" } });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const known: number[] = [];
    const fresh: number[] = [];
    for (let round = 0; round < 3; round++) {
      known.push(await time(email));
      fresh.push(await time(`${round}-${email}`));
    }
    await auth.restart({});
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[1] ?? 0;
    // Without a hash a known address takes a tenth of the time.
    expect(median(known)).toBeGreaterThan(median(fresh) / 2);
  });

  it("does not reveal the account when its mail cannot be sent", async () => {
    await auth.person(email);
    auth.failMails(true);
    const known = await auth.ask("/signup", { body: { email, password } });
    const fresh = await auth.ask("/signup", { body: { email: `x-${email}`, password } });
    auth.failMails(false);
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
  });
});

describe("an address that somebody else signs up with first", () => {
  const guess = "the stranger's password";

  it("does not open for the stranger once its owner confirms it", async () => {
    await auth.ask("/signup", { body: { email, password: guess } });
    await auth.ask("/signup", { body: { email, password } });
    expect((await open(linksOf(await auth.newest(email)).confirm)).fragment.type).toBe("signup");
    const signIn = (given: string) =>
      auth.client().auth.signInWithPassword({ email, password: given });
    expect((await signIn(guess)).error?.code).toBe("invalid_credentials");
  });

  it("does not open for a stranger who signs up second either", async () => {
    await auth.ask("/signup", { body: { email, password } });
    await auth.ask("/signup", { body: { email, password: guess } });
    const opened = await open(linksOf(await auth.newest(email)).confirm);
    const signIn = await auth.client().auth.signInWithPassword({ email, password: guess });
    expect(signIn.error?.code).toBe("invalid_credentials");
    // The owner of the mailbox sets a password.
    const owner = auth.client();
    const { access_token = "", refresh_token = "" } = opened.fragment;
    await owner.auth.setSession({ access_token, refresh_token });
    expect((await owner.auth.updateUser({ password })).error).toBeNull();
    expect((await owner.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it("has nothing of the stranger's when its owner comes by a recovery link", async () => {
    const data = { role: "Investor", name: "Stranger" };
    await auth.ask("/signup", { body: { email, password: guess, data } });
    await auth.client().auth.resetPasswordForEmail(email);
    const { fragment } = await open(linksOf(await auth.newest(email)).confirm);
    expect(fragment.type).toBe("recovery");
    const owner = await auth.client().auth.getUser(fragment.access_token);
    expect(owner.data.user).toMatchObject({ email });
    expect(owner.data.user?.user_metadata).toEqual({});
    const signIn = await auth.client().auth.signInWithPassword({ email, password: guess });
    expect(signIn.error?.code).toBe("invalid_credentials");
  });

  it("keeps a password that was sent twice", async () => {
    await auth.ask("/signup", { body: { email, password } });
    await auth.ask("/signup", { body: { email, password } });
    await open(linksOf(await auth.newest(email)).confirm);
    const signIn = await auth.client().auth.signInWithPassword({ email, password });
    expect(signIn.error).toBeNull();
  });

  it("makes one account of ten sign-ups at once", async () => {
    const body = { email, password };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => auth.ask("/signup", { body })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const { rowCount } = await auth.sql("select from auth.users where email = $1", [email]);
    expect(rowCount).toBe(1);
  });
});

/** The names of all fields, with the kind of each value. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shape(each)]));
}
