import type { SupabaseClient } from "@supabase/supabase-js";
import { TOTP } from "otpauth";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { visitor } from "../testing/clients.ts";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";

const server = inject("server");
const PERIOD_MS = 30_000;

let me: Member;
let full: SupabaseClient;
let half: SupabaseClient;
let secret: string;

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? "";
/** A code works once: each use takes the one of another period. */
const codeOf = (periods: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

async function signIn(): Promise<SupabaseClient> {
  const client = visitor(server);
  const { error } = await client.auth.signInWithPassword(me);
  if (error) throw error;
  return client;
}

beforeAll(async () => {
  me = await makeMember(server);
  full = await signIn();
  const { data } = await full.auth.mfa.enroll({ factorType: "totp" });
  secret = data?.totp.secret ?? "";
  await full.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: codeOf(-1) });
  half = await signIn();
});

describe("a session that has shown the password only", () => {
  it.each([
    "account/export-data",
    "account/read-sign-in",
    "credits/read-summary",
    "account/delete",
  ])("is refused by operations: %s", async (path) => {
    const { status, code } = await callOperation(server, await tokenOf(half), path, {
      email: me.email,
      password: me.password,
    });
    expect([status, code]).toEqual([403, "second_factor_needed"]);
  });

  it("reads nothing of the account", async () => {
    const read = (client: SupabaseClient) => client.from("profiles").select("role");
    expect((await read(half)).data).toEqual([]);
    expect((await read(full)).data).toEqual([{ role: "Startup" }]);
  });

  it("reads what everybody reads", async () => {
    const { data } = await half.from("news").select("id").limit(1);
    expect(data).toHaveLength(1);
  });
});

describe("recovery codes", () => {
  it("open the account once, and take the second factor away", async () => {
    const made = await callOperation(server, await tokenOf(full), "account/make-recovery-codes");
    const { codes } = made.data as { codes: string[] };
    expect(new Set(codes).size).toBe(10);
    const { data: told } = await callOperation(server, await tokenOf(full), "account/read-sign-in");
    expect(told).toMatchObject({ recoveryCodes: 10 });

    const refused = await callOperation(server, await tokenOf(half), "account/use-recovery-code", {
      code: "aaaaa-aaaaa",
    });
    expect(refused).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { code: "codeInvalid" },
    });
    const typed = (codes[3] ?? "").toUpperCase().replace("-", " ");
    const used = await callOperation(server, await tokenOf(half), "account/use-recovery-code", {
      code: typed,
    });
    expect(used.status).toBe(200);
    await half.auth.refreshSession();
    expect((await half.from("profiles").select("role")).data).toHaveLength(1);
    const { data: left } = await half.auth.mfa.listFactors();
    expect(left?.all).toEqual([]);

    for (const code of codes.slice(3, 5)) {
      const again = await callOperation(server, await tokenOf(half), "account/use-recovery-code", {
        code,
      });
      expect(again).toMatchObject({ code: "invalid_input" });
    }
    const without = await callOperation(server, await tokenOf(half), "account/make-recovery-codes");
    expect(without).toMatchObject({ status: 404, code: "not_found" });
  });
});
