import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestAuth, type TestAuth } from "./test-auth.ts";
import { linksOf, open } from "./test-mails.ts";

let auth: TestAuth;
let count = 0;
let email: string;
const other = "another password";

beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());
beforeEach(() => {
  email = `person${++count}@example.com`;
});

const put = (token: string, body: unknown) =>
  auth.ask("/user", { method: "PUT", body, headers: { authorization: `Bearer ${token}` } });

describe("a new password", () => {
  it("asks for the present one and ends the other sessions", async () => {
    const { client, password, session } = await auth.person(email);
    const elsewhere = await auth.client().auth.signInWithPassword({ email, password });
    const answer = await put(session.access_token, { password: other, current_password: password });
    expect(answer.status).toBe(200);
    expect((await client.auth.getUser()).error).toBeNull();
    const headers = { authorization: `Bearer ${elsewhere.data.session?.access_token}` };
    expect((await auth.ask("/user", { headers })).json.code).toBe("session_not_found");
    const old = await client.auth.signInWithPassword({ email, password });
    expect(old.error?.code).toBe("invalid_credentials");
    expect((await client.auth.signInWithPassword({ email, password: other })).error).toBeNull();
  });

  it("is announced by mail, without any token", async () => {
    const { session, password } = await auth.person(email);
    await put(session.access_token, { password: other, current_password: password });
    const { email_data } = await auth.newest(email);
    expect(email_data).toMatchObject({
      email_action_type: "password_changed_notification",
      token: "",
      token_hash: "",
    });
  });

  it.each([
    ["without the present one", {}, 400, "current_password_required"],
    ["with a wrong one", { current_password: "wrong one" }, 400, "current_password_invalid"],
    ["that is the present one", { password: "correct horse battery" }, 422, "same_password"],
    ["that is short", { password: "short" }, 422, "weak_password"],
    ["that is empty", { password: "" }, 422, "weak_password"],
    ["that is too long", { password: "x".repeat(73) }, 400, "validation_failed"],
  ])("is refused %s", async (_why, changes, status, code) => {
    const { session, password } = await auth.person(email);
    const current_password =
      "current_password" in changes || code === "current_password_required" ? undefined : password;
    const answer = await put(session.access_token, {
      password: other,
      current_password,
      ...changes,
    });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    const same = await auth.client().auth.signInWithPassword({ email, password });
    expect(same.error).toBeNull();
  });

  it("makes links of before worthless", async () => {
    const { session, password } = await auth.person(email);
    await auth.ask("/recover", { body: { email } });
    const { confirm } = linksOf(await auth.newest(email));
    await put(session.access_token, { password: other, current_password: password });
    expect((await open(confirm)).fragment.error_code).toBe("otp_expired");
  });

  it("is set only once by two concurrent requests", async () => {
    const { session, password } = await auth.person(email);
    const set = (wanted: string) =>
      put(session.access_token, { password: wanted, current_password: password });
    const answers = await Promise.all([set("password one"), set("password two")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("asks a person without one for a mailed code when the session is old", async () => {
    const { client, user, session } = await auth.person(email);
    await auth.sql("update auth.users set encrypted_password = '' where id = $1", [user.id]);
    await auth.sql(
      "update auth.sessions set created_at = created_at - interval '25 hours' where user_id = $1",
      [user.id],
    );
    const token = session.access_token;
    expect((await put(token, { password: other })).json.code).toBe("reauthentication_needed");
    await client.auth.reauthenticate();
    const mail = await auth.newest(email);
    expect(mail.email_data.email_action_type).toBe("reauthentication");
    const { token: nonce } = mail.email_data;
    expect(nonce).toMatch(/^\d{8}$/);
    const wrong = await put(token, {
      password: other,
      nonce: nonce === "00000000" ? "1" : "00000000",
    });
    expect(wrong.json.code).toBe("reauthentication_not_valid");
    const stranger = await auth.person(`other-${email}`);
    const headers = { authorization: `Bearer ${stranger.session.access_token}` };
    const borrowed = { password: other, nonce, current_password: "wrong one" };
    expect((await auth.ask("/user", { method: "PUT", body: borrowed, headers })).status).toBe(400);
    expect((await put(token, { password: other, nonce })).status).toBe(200);
    expect((await client.auth.signInWithPassword({ email, password: other })).error).toBeNull();
  });
});
