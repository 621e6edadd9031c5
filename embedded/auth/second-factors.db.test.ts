import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { TOTP } from "otpauth";
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

type Person = Awaited<ReturnType<TestAuth["person"]>>;

const PERIOD_MS = 30_000;
/** A code works once, also in the periods before and after, so tests use later codes each time. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

async function enroll({ client }: Person, friendlyName = "Phone") {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, picture: data.totp.qr_code, uri: data.totp.uri };
}

/** Somebody whose second factor counts; their session has shown both. */
async function protectedPerson() {
  const person = await auth.person(email);
  const factor = await enroll(person);
  const { error } = await person.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.secret, -1),
  });
  if (error) throw error;
  return { person, factor };
}

async function signInAgain() {
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password: "correct horse battery" });
  return client;
}

const levels = async ({ client }: { client: Person["client"] }) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

describe("a second factor", () => {
  it("counts from its first right code on, and the session's tokens say so", async () => {
    const person = await auth.person(email);
    const { id, secret, picture, uri } = await enroll(person);
    expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(email));
    expect(await levels(person)).toEqual(["aal1", "aal1"]);

    const { data } = await person.client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: codeOf(secret),
    });
    const claims = decodeJwt(data?.access_token ?? "");
    expect(claims).toMatchObject({
      aal: "aal2",
      amr: [{ method: "totp" }, { method: "password" }],
    });
    expect(await levels(person)).toEqual(["aal2", "aal2"]);
    const { data: listed } = await person.client.auth.mfa.listFactors();
    expect(listed?.totp).toMatchObject([{ id, friendly_name: "Phone", status: "verified" }]);

    const renewed = await person.client.auth.refreshSession();
    expect(decodeJwt(renewed.data.session?.access_token ?? "")).toMatchObject({ aal: "aal2" });
    expect((await auth.newest(email)).email_data.email_action_type).toBe(
      "mfa_factor_enrolled_notification",
    );
  });

  it("is asked for after the next sign-in, and ends what has shown one factor only", async () => {
    const person = await auth.person(email);
    const elsewhere = await signInAgain();
    const { id, secret } = await enroll(person);
    await person.client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, -1) });
    expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");

    const client = await signInAgain();
    expect(await levels({ client })).toEqual(["aal1", "aal2"]);
    await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, 0) });
    expect(await levels({ client })).toEqual(["aal2", "aal2"]);
    // The first session has shown both and stays.
    expect((await person.client.auth.getUser()).error).toBeNull();
  });

  it("keeps its secret sealed in the database", async () => {
    const person = await auth.person(email);
    const { id, secret } = await enroll(person);
    const { rows } = await auth.sql("select secret from auth.mfa_factors where id = $1", [id]);
    expect(rows[0].secret).not.toContain(secret);
  });

  it.each([
    [
      "a wrong code",
      (secret: string) => String((Number(codeOf(secret)) + 1) % 1e6).padStart(6, "0"),
    ],
    ["an old code", (secret: string) => codeOf(secret, -3)],
    ["letters", () => "abcdef"],
    ["nothing", () => ""],
  ])("is not shown by %s", async (_, codeFrom) => {
    const person = await auth.person(email);
    const { id, secret } = await enroll(person);
    const { error } = await person.client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: codeFrom(secret),
    });
    expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    expect(await levels(person)).toEqual(["aal1", "aal1"]);
  });

  it("outlives the secret that it was sealed under, and a session the one that made its token", async () => {
    const { person, factor } = await protectedPerson();
    const before = "a secret of the tests";
    await auth.restart({ stateSecrets: () => ["another", before] });
    expect((await person.client.auth.refreshSession()).error).toBeNull();
    await auth.restart({ stateSecrets: () => ["another"], formerStateSecrets: () => [before] });
    const verified = await person.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    expect(verified.error).toBeNull();
    await auth.restart({});
  });

  it("takes a code once, and a challenge once", async () => {
    const person = await auth.person(email);
    const { id: factorId, secret } = await enroll(person);
    const code = codeOf(secret);
    const { data: challenge } = await person.client.auth.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? "";
    await person.client.auth.mfa.verify({ factorId, challengeId, code });
    const again = await person.client.auth.mfa.verify({ factorId, challengeId, code });
    expect(again.error).toMatchObject({ code: "mfa_ip_address_mismatch" });
    const seen = await person.client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(seen.error).toMatchObject({ code: "mfa_verification_failed" });
  });

  it("gives a challenge five minutes", async () => {
    const person = await auth.person(email);
    const { id: factorId, secret } = await enroll(person);
    const { data: challenge } = await person.client.auth.mfa.challenge({ factorId });
    await auth.sql(
      "update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1",
      [challenge?.id],
    );
    const { error } = await person.client.auth.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? "",
      code: codeOf(secret),
    });
    expect(error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  });

  it("belongs to one person", async () => {
    const { factor } = await protectedPerson();
    const other = await auth.person(`other-${email}`);
    const { mfa } = other.client.auth;
    const challenge = await mfa.challenge({ factorId: factor.id });
    expect(challenge.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    const removal = await mfa.unenroll({ factorId: factor.id });
    expect(removal.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  });
});

describe("a session that has shown one factor of two", () => {
  it("can neither add nor remove one, nor change password and address", async () => {
    const { factor } = await protectedPerson();
    const client = await signInAgain();
    const added = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Other" });
    expect(added.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const removed = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(removed.error).toMatchObject({ status: 422, code: "insufficient_aal" });
    for (const change of [{ password: "another horse battery" }, { email: `new-${email}` }]) {
      const { error } = await client.auth.updateUser(change);
      expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
    }
  });
});

describe("factors", () => {
  it("have names of their own, and are ten at most", async () => {
    const person = await auth.person(email);
    for (let at = 0; at < 10; at += 1) await enroll(person, `Phone ${at}`);
    const same = await person.client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "Phone 1",
    });
    expect(same.error).toMatchObject({ status: 422, code: "too_many_enrolled_mfa_factors" });
    await auth.sql(
      "update auth.mfa_factors set created_at = now() - interval '6 minutes' where friendly_name <> 'Phone 1' and user_id = $1",
      [person.user.id],
    );
    const taken = await person.client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "Phone 1",
    });
    expect(taken.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    const { data } = await person.client.auth.mfa.listFactors();
    // Factors that were begun and abandoned make room.
    expect(data?.all).toHaveLength(10);
    await enroll(person, "Tablet");
  });

  it("are removed by a session that has shown both; sessions have then shown one", async () => {
    const { person, factor } = await protectedPerson();
    const { error } = await person.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    const { data } = await person.client.auth.refreshSession();
    const claims = decodeJwt(data.session?.access_token ?? "");
    expect(claims).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
    expect((await auth.newest(email)).email_data.email_action_type).toBe(
      "mfa_factor_unenrolled_notification",
    );
  });

  it("are listed and removed by the secret key alone", async () => {
    const { person, factor } = await protectedPerson();
    const admin = auth.client(SECRET).auth.admin.mfa;
    const userId = person.user.id;
    const { data } = await admin.listFactors({ userId });
    expect(data?.factors).toMatchObject([{ id: factor.id, status: "verified" }]);
    expect(JSON.stringify(data)).not.toContain("secret");
    const { error } = await admin.deleteFactor({ userId, id: factor.id });
    expect(error).toBeNull();
    expect((await admin.listFactors({ userId })).data?.factors).toEqual([]);
    const byPerson = await auth.client().auth.admin.mfa.listFactors({ userId });
    expect(byPerson.error).toMatchObject({ status: 403, code: "not_admin" });
  });

  it.each([
    [{ factor_type: "phone" }, 422, "mfa_phone_enroll_not_enabled"],
    [{ factor_type: "webauthn" }, 422, "mfa_webauthn_enroll_not_enabled"],
    [{ factor_type: "rumour" }, 400, "validation_failed"],
    [{}, 400, "validation_failed"],
    [{ factor_type: "totp", friendly_name: "x".repeat(256) }, 400, "validation_failed"],
  ])("of other kinds are refused: %j", async (body, status, code) => {
    const { session } = await auth.person(email);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect(await auth.ask("/factors", { body, headers })).toMatchObject({ status, json: { code } });
    const nowhere = await auth.ask("/factors/nothing/challenge", { body: {}, headers });
    expect(nowhere).toMatchObject({ status: 404, json: { code: "validation_failed" } });
    const unknown = await auth.ask(`/factors/${randomUUID()}/challenge`, { body: {}, headers });
    expect(unknown).toMatchObject({ status: 404, json: { code: "mfa_factor_not_found" } });
  });
});

it("guessing codes ends after some, from whatever address", async () => {
  const few = await startTestAuth({
    limits: { wrongCodesPerAccount: { points: 3, seconds: 3600 } },
  });
  try {
    const person = await few.person(email);
    const { id: factorId, secret } = await enroll(person);
    const codes = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const { error } = await person.client.auth.mfa.challengeAndVerify({
        factorId,
        code: "000000",
      });
      codes.push(error?.code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => "mfa_verification_failed"),
      "over_request_rate_limit",
    ]);
    const right = await person.client.auth.mfa.challengeAndVerify({
      factorId,
      code: codeOf(secret),
    });
    expect(right.error?.status).toBe(429);
  } finally {
    await few.stop();
  }
});
