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

describe("the flow with a code (PKCE)", () => {
  it("gives the session to the client that asked", async () => {
    await auth.person(email);
    const client = auth.client(undefined, "pkce");
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${auth.url}/reset-password` });
    const opened = await open(linksOf(await auth.newest(email)).confirm);
    expect(opened.page).toBe(`${auth.url}/reset-password`);
    expect(opened.fragment).toEqual({});
    const { code = "" } = opened.query;
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(data).toMatchObject({ redirectType: "recovery" });
    const again = { auth_code: code, code_verifier: "x".repeat(43) };
    const answer = await auth.ask("/token?grant_type=pkce", { body: again });
    expect(answer.json.code).toBe("flow_state_not_found");
  });

  it("gives nothing for the code without its verifier, and the code is used up", async () => {
    await auth.person(email);
    const client = auth.client(undefined, "pkce");
    await client.auth.resetPasswordForEmail(email);
    const { code = "" } = (await open(linksOf(await auth.newest(email)).confirm)).query;
    const stolen = { auth_code: code, code_verifier: "x".repeat(43) };
    const answer = await auth.ask("/token?grant_type=pkce", { body: stolen });
    expect(answer.json.code).toBe("bad_code_verifier");
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe(
      "flow_state_not_found",
    );
  });

  it("leads every link to its own asker, not to the last one", async () => {
    const client = auth.client(undefined, "pkce");
    await client.auth.signUp({ email, password });
    const { confirm } = linksOf(await auth.newest(email));
    const stranger = "s".repeat(43);
    await auth.ask("/recover", {
      body: { email, code_challenge: stranger, code_challenge_method: "plain" },
    });
    await auth.idle();
    const { code = "" } = (await open(confirm)).query;
    const attempt = { auth_code: code, code_verifier: stranger };
    expect((await auth.ask("/token?grant_type=pkce", { body: attempt })).json.code).toBe(
      "bad_code_verifier",
    );
  });

  it("ends five minutes after the link was opened", async () => {
    await auth.person(email);
    const client = auth.client(undefined, "pkce");
    await client.auth.resetPasswordForEmail(email);
    const { code = "" } = (await open(linksOf(await auth.newest(email)).confirm)).query;
    await auth.sql("update auth.flow_state set auth_code_issued_at = now() - interval '6 minutes'");
    const answer = await client.auth.exchangeCodeForSession(code);
    expect(answer.error?.code).toBe("flow_state_expired");
  });

  it("tells an expired link in the query too", async () => {
    const opened = await open(`${auth.url}/auth/v1/verify?token=pkce_x&type=signup`);
    expect(opened.query).toMatchObject({ error_code: "otp_expired" });
    expect(opened.fragment).toMatchObject({ error_code: "otp_expired" });
  });
});
