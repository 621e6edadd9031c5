import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBackendClient } from "../../platform/backend-client.ts";
import { openAuthLink } from "./open-auth-link.ts";

const EMAIL = "nok@parcelo.example";
const user = { id: "5a1e0000-0000-4000-8000-000000000000", aud: "authenticated", email: EMAIL };

/** A token that says only that it is valid for an hour. */
function tokenOfAnHour(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: "HS256", typ: "JWT" })}.${part({ exp, sub: user.id })}.c2lnbg`;
}

let asked: string[] = [];
let isConnected = true;

beforeEach(() => {
  asked = [];
  isConnected = true;
  vi.stubGlobal("fetch", async (address: string | URL) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    if (!isConnected) throw new TypeError("Failed to fetch");
    const session = {
      access_token: tokenOfAnHour(),
      refresh_token: "refresh",
      token_type: "bearer",
      expires_in: 3600,
      user,
    };
    return Response.json(pathname.endsWith("/verify") ? session : user);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const clientOf = () => createBackendClient("https://benih.example", "key", "apart");
const LINK = { purpose: "provider", kind: "token", tokenHash: "hash", type: "email" } as const;

it("spends a link once, and takes its session over when the connection is back", async () => {
  const client = clientOf();
  const mayOpen = vi.fn(async () => {
    isConnected = false;
    return true;
  });
  const opened = await openAuthLink({ client, apart: clientOf, begunHere: false, mayOpen }, LINK);
  if (opened.outcome !== "unreachable") throw new Error(opened.outcome);
  expect((await opened.again()).outcome).toBe("unreachable");
  isConnected = true;
  expect(await opened.again()).toEqual({ outcome: "opened", whole: true });
  expect(asked.filter((path) => path.endsWith("/verify"))).toHaveLength(1);
  expect(mayOpen).toHaveBeenCalledExactlyOnceWith({ email: EMAIL, openEmail: undefined });
  expect((await client.auth.getSession()).data.session?.user.email).toBe(EMAIL);
});

it("spends what comes from a provider apart where an account is open, also if this tab asked for it", async () => {
  const client = clientOf();
  await client.auth.verifyOtp({ token_hash: "own", type: "email" });
  const mayOpen = vi.fn(async () => true);
  const apart = vi.fn(clientOf);
  await openAuthLink({ client, apart, begunHere: true, mayOpen }, LINK);
  expect(apart).toHaveBeenCalledOnce();
});
