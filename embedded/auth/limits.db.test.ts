import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestAuth, type TestAuth } from "./test-auth.ts";
import { linksOf } from "./test-mails.ts";

let auth: TestAuth;
let count = 0;
let email: string;
const password = "correct horse battery";
const HOUR_S = 3600;
const three = { points: 3, seconds: HOUR_S };

beforeAll(async () => {
  // Behind a proxy, so that visitors can come from several addresses.
  auth = await startTestAuth({ trustProxy: true });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.restart({});
  email = `person${++count}@example.com`;
});

const from = (ip: string) => ({ "x-forwarded-for": ip });
const signIn = (given: string, ip: string, address = email) =>
  auth.ask("/token?grant_type=password", {
    body: { email: address, password: given },
    headers: from(ip),
  });

describe("guessing a password", () => {
  it("ends after a few tries, for the guesser only", async () => {
    await auth.person(email);
    await auth.restart({ limits: { wrongGuessesPerAccountAndIp: three } });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signIn(`guess ${n}`, "203.0.113.7")),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(3);
    const refused = await signIn(password, "203.0.113.7");
    expect([refused.status, refused.json.code]).toEqual([429, "over_request_rate_limit"]);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(HOUR_S - 60);
    expect(wait).toBeLessThanOrEqual(HOUR_S);
    // The owner comes from elsewhere.
    expect((await signIn(password, "198.51.100.4")).status).toBe(200);
  });

  it("is counted the same way for an address without an account", async () => {
    await auth.restart({ limits: { wrongGuessesPerAccountAndIp: three } });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await signIn("x", "203.0.113.8")).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it("gains nothing from other addresses of the same network, or another writing of the name", async () => {
    await auth.restart({ limits: { wrongGuessesPerAccountAndIp: three } });
    const statuses = [];
    for (let n = 1; n <= 4; n++) {
      const address = n % 2 === 0 ? email.toUpperCase() : email;
      statuses.push((await signIn("x", `2001:db8:1:2::${n}`, address)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
    expect((await signIn("x", "2001:db8:1:3::1")).status).toBe(400);
  });

  it("is not counted when it is right", async () => {
    await auth.person(email);
    await auth.restart({ limits: { wrongGuessesPerAccountAndIp: three } });
    for (let n = 0; n < 5; n++) expect((await signIn(password, "203.0.113.9")).status).toBe(200);
  });

  it("is counted where the present password is asked for, too", async () => {
    const { session } = await auth.person(email);
    await auth.restart({ limits: { wrongGuessesPerAccountAndIp: three } });
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      const answer = await auth.ask("/user", {
        method: "PUT",
        body: { password: "another password", current_password: `guess ${n}` },
        headers: { ...from("203.0.113.10"), authorization: `Bearer ${session.access_token}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

describe("requests of one network", () => {
  it.each([
    ["signInsPerIp", "/token?grant_type=password", { email: "x@example.com", password }],
    ["signUpsPerIp", "/signup", {}],
    ["refreshesPerIp", "/token?grant_type=refresh_token", { refresh_token: "x" }],
    ["linksPerIp", "/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }],
    ["linksPerIp", "/verify", { type: "signup", token_hash: "x" }],
    ["linksPerIp", "/verify?type=signup&token=x", undefined],
    ["linksPerIp", "/authorize?provider=google", undefined],
    ["linksPerIp", "/callback?state=x", undefined],
  ] as const)("are limited: %s at %s", async (limit, target, body) => {
    await auth.restart({ limits: { [limit]: three } });
    const statuses: number[] = [];
    const ask = async (ip: string) => {
      const answer = await auth.ask(target, { body, headers: from(ip) });
      return answer.status;
    };
    for (let n = 0; n < 4; n++) statuses.push(await ask("203.0.113.20"));
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
    expect(await ask("203.0.113.21")).not.toBe(429);
  });

  it("of one site share a limit, whatever network of it they move to", async () => {
    await auth.restart({ limits: { signInsPerIp: { points: 1, seconds: HOUR_S } } });
    const statuses = [];
    for (let n = 0; n < 9; n++) statuses.push((await signIn("x", `2001:db8:1:${n}::1`)).status);
    expect(statuses.slice(0, 8)).not.toContain(429);
    expect(statuses[8]).toBe(429);
    expect((await signIn("x", "2001:db8:2:1::1")).status).not.toBe(429);
  });

  it("are known by what our proxy wrote, not by what the visitor did", async () => {
    await auth.restart({ limits: { signInsPerIp: three } });
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      statuses.push((await signIn("x", `198.51.100.${n}, 203.0.113.30`)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
    await auth.restart({ trustProxy: false, limits: { signInsPerIp: three } });
    const direct = [];
    for (let n = 0; n < 4; n++) direct.push((await signIn("x", `198.51.100.${n}`)).status);
    expect(direct).toEqual([400, 400, 400, 429]);
  });
});

describe("mails", () => {
  const one = { mailsPerMinute: { points: 1, seconds: 60 } };

  it("go to one address once a minute, and the answer says how long to wait", async () => {
    await auth.person(email);
    await auth.restart({ limits: one });
    for (const address of [email, `nobody-${email}`]) {
      const ask = () => auth.ask("/recover", { body: { email: address } });
      expect((await ask()).status).toBe(200);
      const refused = await ask();
      expect([refused.status, refused.json.code]).toEqual([429, "over_email_send_rate_limit"]);
      const wait = Number(refused.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(50);
      expect(refused.json.message).toBe(
        `For security purposes, you can only request this after ${wait} seconds.`,
      );
    }
  });

  it("are limited for every kind: sign-up, resending, new address, code", async () => {
    const { session } = await auth.person(email);
    await auth.restart({ limits: one });
    const headers = { authorization: `Bearer ${session.access_token}` };
    const asks = [
      () => auth.ask("/signup", { body: { email: `x-${email}`, password } }),
      () => auth.ask("/resend", { body: { type: "email_change", email: `y-${email}` } }),
      () => auth.ask("/user", { method: "PUT", body: { email: `z-${email}` }, headers }),
      () => auth.ask("/reauthenticate", { headers }),
    ];
    for (const ask of asks) {
      expect((await ask()).status).toBe(200);
      const before = auth.mails.length;
      expect((await ask()).json.code).toBe("over_email_send_rate_limit");
      expect(auth.mails.length).toBe(before);
    }
  });

  it("of a change of address count at both mailboxes, whoever asks again", async () => {
    const other = `wanted-${email}`;
    for (const from of ["first", "second"]) {
      const { session } = await auth.person(`${from}-${email}`);
      const headers = { authorization: `Bearer ${session.access_token}` };
      await auth.restart({ limits: {} });
      await auth.ask("/user", { method: "PUT", body: { email: other }, headers });
    }
    await auth.restart({ limits: { mailsPerHour: { points: 1, seconds: HOUR_S } } });
    const before = auth.mails.length;
    for (const from of ["first", "second"]) {
      await auth.ask("/resend", { body: { type: "email_change", email: `${from}-${email}` } });
      await auth.idle();
    }
    const toOther = auth.mails.slice(before).filter(({ user }) => user.new_email === other);
    expect(toOther).toHaveLength(1);
  });

  it("cannot be used up for somebody else by a sender who is over their own limit", async () => {
    await auth.person(email);
    await auth.restart({ limits: { ...one, mailsPerIp: { points: 1, seconds: HOUR_S } } });
    const ask = (address: string, ip: string) =>
      auth.ask("/recover", { body: { email: address }, headers: from(ip) });
    await ask("first@example.com", "203.0.113.40");
    expect((await ask(email, "203.0.113.40")).status).toBe(429);
    expect((await ask(email, "203.0.113.41")).status).toBe(200);
    expect(linksOf(await auth.newest(email)).confirm).toContain("type=recovery");
  });
});
