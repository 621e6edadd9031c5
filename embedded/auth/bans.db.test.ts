import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestAuth, type TestAuth } from "./test-auth.ts";
import { linksOf } from "./test-mails.ts";

let auth: TestAuth;
const email = "banned@example.com";

beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const ban = (id: string, until: string) =>
  auth.sql(`update auth.users set banned_until = ${until} where id = $1`, [id]);

it("refuses a banned person with a standing session, a mailed link and a password, until the ban is over", async () => {
  const { client, user, password } = await auth.person(email);
  await client.auth.resetPasswordForEmail(email);
  const link = new URL(linksOf(await auth.newest(email)).confirm);
  const token_hash = link.searchParams.get("token") ?? "";
  const codes = async () => [
    (await client.auth.getUser()).error?.code,
    (await client.auth.updateUser({ data: { language: "vi" } })).error?.code,
    (await auth.client().auth.verifyOtp({ token_hash, type: "recovery" })).error?.code,
    (await auth.client().auth.signInWithPassword({ email, password })).error?.code,
  ];
  // GoTrue's form of a permanent ban.
  await ban(user.id, "now() + interval '876000 hours'");
  expect(await codes()).toEqual(Array(4).fill("user_banned"));
  await ban(user.id, "now() - interval '1 second'");
  expect(await codes()).toEqual(Array(4).fill(undefined));
});
