import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SECRET, startTestAuth, type TestAuth } from "./test-auth.ts";

let auth: TestAuth;
let count = 0;
let email: string;

beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());
beforeEach(() => {
  email = `person${++count}@example.com`;
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function who(token: string) {
  const headers = { apikey: "sb_publishable_test", ...bearer(token) };
  return (await fetch(`${auth.url}/who`, { headers })).status;
}

describe("signing in with a password", () => {
  it("gives a session that the other services take", async () => {
    const { client, session, user } = await auth.person(email);
    expect(await who(session.access_token)).toBe(200);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id: user.id, email });
    const { rows } = await auth.sql(
      "select distinct host(ip) as ip, user_agent, aal from auth.sessions where user_id = $1",
      [user.id],
    );
    expect(rows).toEqual([
      { ip: "127.0.0.1", user_agent: expect.stringMatching(/./), aal: "aal1" },
    ]);
  });

  it("gives one answer for a wrong password, an unknown address and an account without a password", async () => {
    await auth.person(email);
    await auth.person(`none-${email}`);
    await auth.sql("update auth.users set encrypted_password = null where email = $1", [
      `none-${email}`,
    ]);
    const answers = await Promise.all(
      [email, `nobody-${email}`, `none-${email}`].map((each) =>
        auth.ask("/token?grant_type=password", { body: { email: each, password: "wrong one" } }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`400 {"code":"invalid_credentials","message":"Invalid login credentials"}`]),
    );
  });

  it("takes as long for an unknown address as for a known one", async () => {
    await auth.restart({ passwordCost: undefined });
    await auth.person(email);
    // Processor time, most of which is hashing: on a busy machine wall-clock time says nothing.
    const time = async (at: string) => {
      const start = process.cpuUsage();
      await auth.ask("/token?grant_type=password", { body: { email: at, password: "wrong one" } });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      known.push(await time(email));
      unknown.push(await time(`nobody-${email}`));
    }
    await auth.restart({});
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[1] ?? 0;
    // Without the hash an unknown address takes a tenth of the time.
    expect(median(unknown)).toBeGreaterThan(median(known) / 2);
  });

  it("tells that an address is unconfirmed, or an account banned, only with its password", async () => {
    const { user, password } = await auth.person(email);
    const state = async (column: string) => {
      await auth.sql(`update auth.users set ${column} where id = $1`, [user.id]);
      const codes = [];
      for (const each of ["wrong one", password]) {
        const body = { email, password: each };
        codes.push((await auth.ask("/token?grant_type=password", { body })).json.code);
      }
      return codes;
    };
    expect(await state("email_confirmed_at = null")).toEqual([
      "invalid_credentials",
      "email_not_confirmed",
    ]);
    expect(await state("email_confirmed_at = now(), banned_until = 'infinity'")).toEqual([
      "invalid_credentials",
      "user_banned",
    ]);
  });

  it("reads no further than bcrypt: a longer password is another one", async () => {
    const password = "x".repeat(72);
    await auth.person(email, password);
    const answer = await auth.ask("/token?grant_type=password", {
      body: { email, password: `${password}y` },
    });
    expect(answer.json.code).toBe("invalid_credentials");
  });

  it.each(["id_token", "web3", "client_credentials", "__proto__", ""])(
    "serves no grant %j",
    async (grant) => {
      const { status } = await auth.ask(`/token?grant_type=${grant}`, { body: {} });
      expect([400, 422]).toContain(status);
    },
  );
});

describe("an access token", () => {
  it("is refused when it is forged, for another purpose, or of another server", async () => {
    const { session, user } = await auth.person(email);
    const [, payload = ""] = session.access_token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const other = (await generateKeyPair("ES256")).privateKey;
    const own = await importJWK(auth.signingKey, "ES256");
    const sign = (key: typeof own, changes: object) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: "ES256" }).sign(key);
    const { x, y } = auth.signingKey;
    const hs = (secret: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(Buffer.from(secret.padEnd(32)));
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await sign(other, {}),
      await sign(own, { iss: "https://elsewhere.example/auth/v1" }),
      await sign(own, { aud: "files" }),
      await sign(own, { role: "service_role" }),
      await sign(own, { exp: 1 }),
      await hs(JSON.stringify({ x, y })),
      await hs("a secret of the tests"),
      session.refresh_token,
      "not a token",
    ];
    for (const token of forged) {
      const answer = await auth.ask("/user", { headers: bearer(token) });
      expect([answer.status, answer.json.code], token).toEqual([403, "bad_jwt"]);
      expect(await who(token)).toBe(401);
    }
    const gone = await sign(own, { session_id: randomUUID() });
    expect((await auth.ask("/user", { headers: bearer(gone) })).json.code).toBe(
      "session_not_found",
    );
    const stranger = await auth.person(`other-${email}`);
    const borrowed = await sign(own, { sub: stranger.user.id });
    expect((await auth.ask("/user", { headers: bearer(borrowed) })).json.code).toBe(
      "session_not_found",
    );
    expect((await auth.ask("/user")).json.code).toBe("no_authorization");
    expect((await auth.ask("/user", { headers: bearer(session.access_token) })).json.id).toBe(
      user.id,
    );
  });

  it("can be checked with the published key, which holds no secret", async () => {
    const { session } = await auth.person(email);
    const answer = await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`);
    const { keys } = await answer.json();
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty("d");
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    expect(Object.keys(await exportJWK(privateKey))).toContain("d");
    const { data } = await auth.client().auth.getClaims(session.access_token, { jwks: { keys } });
    expect(data?.claims.email).toBe(email);
  });
});

describe("refreshing", () => {
  const refresh = (token: string) =>
    auth.ask("/token?grant_type=refresh_token", { body: { refresh_token: token } });

  it("gives new tokens, and the same ones to concurrent requests", async () => {
    const { session, client } = await auth.person(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(session.refresh_token)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const given = new Set(answers.map((answer) => answer.json.refresh_token));
    expect(given.size).toBe(1);
    expect(given).not.toContain(session.refresh_token);
    const [next = ""] = given;
    const { data } = await client.auth.refreshSession({ refresh_token: next });
    expect(data.session?.refresh_token).not.toBe(next);
  });

  it("ends the session when a used token comes again later", async () => {
    const { session, user } = await auth.person(email);
    const next = (await refresh(session.refresh_token)).json;
    await auth.sql(
      "update auth.sessions set refreshed_at = refreshed_at - interval '31 seconds' where user_id = $1",
      [user.id],
    );
    const replayed = await refresh(session.refresh_token);
    expect([replayed.status, replayed.json.code]).toEqual([400, "refresh_token_already_used"]);
    expect((await refresh(next.refresh_token)).json.code).toBe("refresh_token_not_found");
    expect(await who(next.access_token)).toBe(401);
  });

  it("ends the session when a token from long before comes, even at once", async () => {
    const { session } = await auth.person(email);
    const second = (await refresh(session.refresh_token)).json.refresh_token;
    const third = (await refresh(second)).json.refresh_token;
    expect((await refresh(session.refresh_token)).json.code).toBe("refresh_token_already_used");
    expect((await refresh(third)).status).toBe(400);
  });

  it("refuses tokens that it did not make", async () => {
    const { session } = await auth.person(email);
    const bytes = Buffer.from(session.refresh_token, "base64url");
    const ahead = Buffer.from(bytes);
    ahead.writeUInt8(7, 21);
    const other = await auth.person(`other-${email}`);
    const foreign = Buffer.from(other.session.refresh_token, "base64url");
    foreign.copy(ahead, 0, 0, 16);
    for (const token of [
      ahead.toString("base64url"),
      bytes.subarray(0, 50).toString("base64url"),
      session.access_token.slice(0, 900),
      "",
      "a".repeat(72),
    ]) {
      expect((await refresh(token)).json.code).toBe("refresh_token_not_found");
    }
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it("stops for a banned person", async () => {
    const { session, user } = await auth.person(email);
    await auth.sql("update auth.users set banned_until = 'infinity' where id = $1", [user.id]);
    expect((await refresh(session.refresh_token)).json.code).toBe("user_banned");
  });
});

describe("signing out", () => {
  const signIn = async (password: string) => {
    const client = auth.client();
    const { data } = await client.auth.signInWithPassword({ email, password });
    return { client, token: data.session?.access_token ?? "" };
  };

  it.each([
    ["local", [401, 200, 200]],
    ["others", [200, 401, 401]],
    ["global", [401, 401, 401]],
  ] as const)("ends what the scope %s says", async (scope, expected) => {
    const { password, client, session } = await auth.person(email);
    const others = [await signIn(password), await signIn(password)];
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    const tokens = [session.access_token, ...others.map(({ token }) => token)];
    expect(await Promise.all(tokens.map(who))).toEqual(expected);
  });

  it("knows no other scope", async () => {
    const { session } = await auth.person(email);
    const options = { method: "POST", headers: bearer(session.access_token) };
    expect((await auth.ask("/logout?scope=everybody", options)).status).toBe(400);
    expect(await who(session.access_token)).toBe(200);
  });
});

describe("administration", () => {
  it("requires the secret key", async () => {
    const { user, session } = await auth.person(email);
    const target = `/admin/users/${user.id}`;
    const attempts: Record<string, string>[] = [
      {},
      bearer(session.access_token),
      { apikey: SECRET, ...bearer(session.access_token) },
      bearer(SECRET),
    ];
    for (const headers of attempts) {
      for (const method of ["GET", "DELETE"]) {
        expect((await auth.ask(target, { method, headers })).json.code).toBe("not_admin");
      }
    }
  });

  it("deletes an account with all of its sessions", async () => {
    const { user, session } = await auth.person(email);
    const { admin } = auth.client(SECRET).auth;
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(email);
    expect((await admin.deleteUser(user.id)).error).toBeNull();
    expect((await admin.getUserById(user.id)).error?.code).toBe("user_not_found");
    expect(await who(session.access_token)).toBe(401);
    const left = await auth.sql(
      `select (select count(*) from auth.identities where user_id = $1)::int as identities,
         (select count(*) from auth.sessions where user_id = $1)::int as sessions`,
      [user.id],
    );
    expect(left.rows).toMatchObject([{ identities: 0, sessions: 0 }]);
    expect((await auth.ask("/user", { headers: bearer(session.access_token) })).json.code).toBe(
      "user_not_found",
    );
  });
});
