import { randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { callOperation, readAnswer } from "../testing/operations.ts";
import { claimsOf, type Member, makeMember, signAsServer } from "../testing/people.ts";

const server = inject("server");
const OPERATIONS = [
  "account/read-sign-in",
  "account/list-sessions",
  "account/end-session",
  "account/end-other-sessions",
  "account/export-data",
  "account/delete",
];

let me: Member;
let other: Member;

beforeAll(async () => {
  [me, other] = await Promise.all([makeMember(server), makeMember(server)]);
});

async function stands(member: Member): Promise<boolean> {
  return withDatabase(server, async (client) => {
    const { rowCount } = await client.query("select from auth.users where id = $1", [member.id]);
    return rowCount === 1;
  });
}

describe("access to the operations of an account", () => {
  it.each(OPERATIONS)("needs a valid token: %s", async (path) => {
    const { privateKey } = await generateKeyPair("ES256");
    const claims = claimsOf(server, me);
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
    const tokens = {
      forged,
      expired: await signAsServer(server, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
      "of another session": await signAsServer(server, { ...claims, session_id: other.sessionId }),
      "of an unknown session": await signAsServer(server, { ...claims, session_id: randomUUID() }),
      "the secret key": server.secretKey,
      "the publishable key": server.publishableKey,
      empty: "",
    };
    for (const [what, token] of Object.entries(tokens)) {
      const answer = await callOperation(server, token, path, {
        email: me.email,
        id: me.sessionId,
      });
      expect([answer.status, answer.code], what).toEqual([401, "unauthenticated"]);
    }
    expect(await stands(me)).toBe(true);
  });

  it("is not given to another site's page: neither a form nor the browser's cookies identify the caller", async () => {
    const cookie = [`sb-localhost-auth-token=${me.token}`, `sb-access-token=${me.token}`].join(
      "; ",
    );
    const forms = {
      "application/x-www-form-urlencoded": new URLSearchParams({ email: me.email }).toString(),
      "text/plain": JSON.stringify({ email: me.email, password: me.password }),
      "multipart/form-data; boundary=x": "--x--",
    };
    for (const [type, body] of Object.entries(forms)) {
      const headers = { cookie, "content-type": type, origin: "https://evil.example" };
      const address = `${server.url}/api/account/delete`;
      const response = await fetch(address, { method: "POST", headers, body });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect((await readAnswer(response)).status, type).toBe(401);
      // Even with a token, which only our own page has, a form's content type is not accepted.
      const named = await fetch(address, {
        method: "POST",
        headers: { ...headers, authorization: `Bearer ${me.token}` },
        body,
      });
      expect((await readAnswer(named)).code, type).toBe("invalid_input");
    }
    const asked = await fetch(`${server.url}/api/account/delete`, {
      method: "OPTIONS",
      headers: {
        origin: "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(asked.headers.get("access-control-allow-origin")).toBeNull();
    expect(await stands(me)).toBe(true);
  });
});

describe("sessions", () => {
  it("of other people cannot be seen or ended", async () => {
    const list = await callOperation(server, me.token, "account/list-sessions");
    expect(list.data).toMatchObject([{ id: me.sessionId, isThis: true }]);
    const swapped = { id: other.sessionId };
    expect(await callOperation(server, me.token, "account/end-session", swapped)).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect((await callOperation(server, other.token, "account/list-sessions")).status).toBe(200);
  });

  it("are refused at once when they were ended", async () => {
    const leaving = await makeMember(server);
    const second = randomUUID();
    await withDatabase(server, (client) =>
      client.query("insert into auth.sessions (id, user_id) values ($1, $2)", [second, leaving.id]),
    );
    const claims = claimsOf(server, { ...leaving, sessionId: second });
    const token = await signAsServer(server, claims);
    expect((await callOperation(server, token, "account/list-sessions")).status).toBe(200);
    const ended = await callOperation(server, leaving.token, "account/end-other-sessions");
    expect(ended.data).toEqual({ ended: 1 });
    expect((await callOperation(server, token, "account/list-sessions")).status).toBe(401);
  });

  it("are named by an id and nothing else", async () => {
    for (const id of ["", "1 or true", null, { $ne: "" }]) {
      const answer = await callOperation(server, me.token, "account/end-session", { id });
      expect([answer.status, answer.code]).toEqual([400, "invalid_input"]);
    }
  });
});

describe("a deletion asks for a proof", () => {
  it("the account's own address", async () => {
    const wrong = { email: other.email, password: me.password };
    const answer = await callOperation(server, me.token, "account/delete", wrong);
    expect(answer).toMatchObject({ code: "invalid_input", fields: { email: "emailDiffers" } });
    expect([await stands(me), await stands(other)]).toEqual([true, true]);
  });

  it("the password, when there is one", async () => {
    for (const [password, problem] of [
      ["", "required"],
      [other.password, "wrongPassword"],
    ]) {
      const answer = await callOperation(server, me.token, "account/delete", {
        email: me.email,
        password,
      });
      expect(answer).toMatchObject({ code: "invalid_input", fields: { password: problem } });
    }
    expect(await stands(me)).toBe(true);
  });

  it("a sign-in within the last ten minutes, when there is no password", async () => {
    const guest = await makeMember(server, { password: "" });
    const proof = { email: guest.email.toUpperCase() };
    const age = (text: string) =>
      withDatabase(server, (client) =>
        client.query("update auth.sessions set created_at = now() - $2::interval where id = $1", [
          guest.sessionId,
          text,
        ]),
      );
    await age("11 minutes");
    const stale = await callOperation(server, guest.token, "account/delete", proof);
    expect([stale.status, stale.code]).toEqual([403, "fresh_sign_in_needed"]);
    expect(await stands(guest)).toBe(true);
    await age("9 minutes");
    expect((await callOperation(server, guest.token, "account/delete", proof)).status).toBe(200);
    expect(await stands(guest)).toBe(false);
  });
});
