import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { claimsOf, makePerson, type Person, signAsServer } from "../testing/people.ts";
import { secretsOf } from "../testing/secrets.ts";

const server = inject("server");
let person: Person;
let claims: JWTPayload;

beforeAll(async () => {
  person = await makePerson(server);
  claims = claimsOf(server, person);
});

async function statusFor(token: string): Promise<number> {
  return (await signedIn(server, token).from("news").select("id").limit(1)).status;
}

const seconds = () => Math.floor(Date.now() / 1000);

describe("a user token", () => {
  it("is accepted when the server issued it, it is in time, and its session is open", async () => {
    expect(await statusFor(await signAsServer(server, claims))).toBe(200);
  });

  it("is refused when another key signed it", async () => {
    const { privateKey } = await generateKeyPair("ES256");
    const { kid } = secretsOf(server).userTokenKey;
    const header = { alg: "ES256", kid: String(kid) };
    expect(
      await statusFor(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)),
    ).toBe(401);
  });

  it("is refused when its key travels with it", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256");
    const header = { alg: "ES256", jwk: await exportJWK(publicKey) };
    const token = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    expect(await statusFor(token)).toBe(401);
  });

  it("is refused when its claims were changed after signing", async () => {
    const other = await makePerson(server);
    const [header, , signature] = (await signAsServer(server, claims)).split(".");
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: other.id })).toString("base64url");
    expect(await statusFor(`${header}.${changed}.${signature}`)).toBe(401);
  });

  it("is refused without a signature", async () => {
    expect(await statusFor(new UnsecuredJWT(claims).encode())).toBe(401);
    const [header, payload] = (await signAsServer(server, claims)).split(".");
    expect(await statusFor(`${header}.${payload}.`)).toBe(401);
  });

  it.each(["HS256", "HS384", "HS512"])(
    "is refused under %s, signed with what anybody can know",
    async (alg) => {
      const { x, y } = secretsOf(server).userTokenKey;
      for (const secret of [server.publishableKey, JSON.stringify({ x, y }), String(x), ""]) {
        const key = Buffer.from(secret.padEnd(64, "\0"));
        const token = await new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
        expect(await statusFor(token)).toBe(401);
      }
    },
  );

  it.each(["RS256", "ES384", "EdDSA"])("is refused under the foreign algorithm %s", async (alg) => {
    const { privateKey } = await generateKeyPair(alg);
    const token = await new SignJWT(claims).setProtectedHeader({ alg }).sign(privateKey);
    expect(await statusFor(token)).toBe(401);
  });

  it.each<[string, (own: JWTPayload) => JWTPayload]>([
    ["it has expired", (own) => ({ ...own, exp: seconds() - 1 })],
    ["it never expires", ({ exp: _, ...own }) => own],
    ["it is not valid yet", (own) => ({ ...own, nbf: seconds() + 3600 })],
    ["another server issued it", (own) => ({ ...own, iss: "https://elsewhere.example/auth/v1" })],
    ["nobody issued it", ({ iss: _, ...own }) => own],
    ["it is for another audience", (own) => ({ ...own, aud: "files" })],
    ["it claims the service role", (own) => ({ ...own, role: "service_role" })],
    ["it claims to be a superuser", (own) => ({ ...own, role: "supabase_admin" })],
    ["it claims to be nobody", (own) => ({ ...own, role: "anon" })],
    ["it names no person", ({ sub: _, ...own }) => own],
    ["it names no session", ({ session_id: _, ...own }) => own],
    ["its session was never there", (own) => ({ ...own, session_id: randomUUID() })],
  ])("is refused when %s", async (_reason, change) => {
    expect(await statusFor(await signAsServer(server, change(claims)))).toBe(401);
  });

  it("is refused with somebody else's session", async () => {
    const other = await makePerson(server);
    const token = await signAsServer(server, { ...claims, session_id: other.sessionId });
    expect(await statusFor(token)).toBe(401);
  });

  it.each([
    ["has ended", "delete from auth.sessions where user_id = $1"],
    ["is past its time", "update auth.sessions set not_after = now() where user_id = $1"],
    ["belongs to a banned person", "update auth.users set banned_until = 'infinity' where id = $1"],
    ["belongs to a deleted person", "update auth.users set deleted_at = now() where id = $1"],
  ])("is refused at once when its session %s", async (_state, statement) => {
    const leaving = await makePerson(server);
    const token = await signAsServer(server, claimsOf(server, leaving));
    expect(await statusFor(token)).toBe(200);
    await withDatabase(server, (client) => client.query(statement, [leaving.id]));
    expect(await statusFor(token)).toBe(401);
  });

  it.each(["", "x", "a.b.c", "null", "..", "bearer"])("is refused when it is %j", async (token) => {
    const answer = await fetch(`${server.url}/rest/v1/news?select=id&limit=1`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${token || "-"}` },
    });
    expect(answer.status).toBe(401);
  });

  it("cannot be used in place of an API key", async () => {
    const token = await signAsServer(server, claims);
    const answer = await fetch(`${server.url}/rest/v1/news?select=id`, {
      headers: { apikey: token },
    });
    expect(answer.status).toBe(401);
  });
});
