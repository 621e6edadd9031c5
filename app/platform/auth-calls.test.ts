import { AuthApiError, AuthRetryableFetchError, createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import type { Database } from "../../contracts/database.ts";
import { AuthRefusal, callAuth } from "./auth-calls.ts";

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
  // Somebody answered: a proxy, or the service itself.
  new AuthRetryableFetchError("Bad gateway", 502),
])("tells of a refusal as the service said it: %s", async (error) => {
  const call = callAuth(connect, async () => ({ error }));
  await expect(call).rejects.toBeInstanceOf(AuthRefusal);
  await expect(call).rejects.toMatchObject({ failure: error });
});
