import { AuthApiError, AuthRetryableFetchError, createClient } from "@supabase/supabase-js";
import { afterEach, expect, it, vi } from "vitest";
import type { Database } from "../../contracts/database.ts";
import { AuthRefusal, accessToken, callAuth } from "./auth-calls.ts";

const connect = async () =>
  createClient<Database>("http://localhost:9", "key", { auth: { persistSession: false } });
const answering = (error: AuthApiError | null) => async () => ({ error, data: { user: "Dewi" } });

it("gives the service's answer", async () => {
  expect((await callAuth(connect, answering(null))).data.user).toBe("Dewi");
});

it.each([
  ["a client that could not be loaded", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a service that nobody reaches", connect],
])("tells of no answer in one way: %s", async (_, ask) => {
  const call = callAuth(ask, (client) => client.auth.resetPasswordForEmail("dewi@example.com"));
  await expect(call).rejects.toMatchObject({ name: "OperationFailure", code: "network" });
});

it.each([
  new AuthApiError("Invalid login credentials", 400, "invalid_credentials"),
  // Something answered: a proxy, or the service itself.
  new AuthRetryableFetchError("Bad gateway", 502),
])("tells of a refusal as the service said it: %s", async (error) => {
  const call = callAuth(connect, async () => ({ error }));
  await expect(call).rejects.toBeInstanceOf(AuthRefusal);
  await expect(call).rejects.toMatchObject({ failure: error });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A client whose session must be renewed, and gets this answer. */
const renewing = (fetch: typeof globalThis.fetch) => async () => {
  const session = { access_token: "old", refresh_token: "r", expires_at: 1, user: { id: "1" } };
  let kept: string | null = JSON.stringify(session);
  const storage = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
  return createClient<Database>("http://localhost:9", "key", {
    auth: { storage, autoRefreshToken: false },
    global: { fetch },
  });
};

it.each([
  ["network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["service_unavailable", async () => new Response("{}", { status: 504 })],
  [
    "unauthenticated",
    async () => Response.json({ code: "refresh_token_not_found" }, { status: 400 }),
  ],
] as const)("tells why there is no token: %s", async (code, fetch) => {
  vi.useFakeTimers();
  const connect = renewing(fetch);
  const asked = expect(accessToken(connect)).rejects.toMatchObject({
    name: "OperationFailure",
    code,
  });
  // supabase-js tries again for a while.
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
});

it("is nobody's but the person's who is asked for", async () => {
  const session = {
    access_token: "theirs",
    refresh_token: "r",
    expires_at: 9e9,
    user: { id: "1" },
  };
  const storage = { getItem: () => JSON.stringify(session), setItem() {}, removeItem() {} };
  const client = createClient<Database>("http://localhost:9", "key", {
    auth: { storage, autoRefreshToken: false },
  });
  expect(await accessToken(async () => client, "1")).toBe("theirs");
  await expect(accessToken(async () => client, "2")).rejects.toMatchObject({
    code: "unauthenticated",
  });
});
