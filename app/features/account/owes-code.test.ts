import type { Factor, Session } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { owesCode } from "./owes-code.ts";

const now = "2026-11-26T00:00:00Z";

function session(status: Factor["status"] | undefined, aal: string | undefined): Session {
  // A name that needs base64url's own characters in the token's payload.
  const claims = JSON.stringify({ name: "Phạm Thị Hồng?~", ...(aal && { aal }) });
  const part = Buffer.from(claims).toString("base64url");
  return {
    access_token: `e30.${part}.c2ln`,
    refresh_token: "",
    expires_in: 3600,
    token_type: "bearer",
    user: {
      id: "1",
      aud: "authenticated",
      app_metadata: {},
      user_metadata: {},
      created_at: now,
      ...(status && {
        factors: [{ id: "2", factor_type: "totp", status, created_at: now, updated_at: now }],
      }),
    },
  };
}

it.each([
  [undefined, "aal1", false],
  ["unverified", "aal1", false],
  ["verified", "aal1", true],
  ["verified", undefined, true],
  ["verified", "aal2", false],
] as const)("a session with a factor that is %s, at %s: owes a code: %s", (status, aal, owes) => {
  expect(owesCode(session(status, aal))).toBe(owes);
});

it("a token that cannot be read has shown nothing", () => {
  expect(owesCode({ ...session("verified", "aal2"), access_token: "x" })).toBe(true);
});
